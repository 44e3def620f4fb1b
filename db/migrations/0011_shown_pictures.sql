CREATE TABLE `shown_pictures` (
	`key` text NOT NULL,
	`newspaper_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`key`, `newspaper_id`, `user_id`),
	FOREIGN KEY (`newspaper_id`) REFERENCES `newspapers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shown_pictures_newspaper` ON `shown_pictures` (`newspaper_id`);--> statement-breakpoint
DROP INDEX `newspapers_user`;--> statement-breakpoint
CREATE INDEX `newspapers_user` ON `newspapers` (`user_id`,`updated_at`,`id`,`deleted_at`,length(CAST(data AS BLOB)));
--> statement-breakpoint
CREATE TRIGGER newspapers_show_pictures AFTER INSERT ON newspapers WHEN NEW.share_id IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO shown_pictures SELECT substr(shown.value, 13), NEW.id, NEW.user_id
    FROM (SELECT value FROM json_each(json_extract(CASE WHEN json_valid(NEW.data) THEN NEW.data ELSE '{}' END, '$.imageUrl', '$.smallImageUrl', '$.previewImageUrl', '$.sharePictures.card', '$.sharePictures.narrow'))
      UNION ALL SELECT value FROM json_each(CASE WHEN json_valid(NEW.data) THEN NEW.data ELSE '{}' END, '$.sharePictures.pages')) AS shown
    WHERE NEW.share_id IS NOT NULL AND NEW.deleted_at IS NULL AND shown.value LIKE '/api/images/_%';
END;
--> statement-breakpoint
CREATE TRIGGER newspapers_show_other_pictures AFTER UPDATE OF data, share_id, deleted_at ON newspapers WHEN OLD.share_id IS NOT NULL OR NEW.share_id IS NOT NULL
BEGIN
  DELETE FROM shown_pictures WHERE newspaper_id = OLD.id;
  INSERT OR IGNORE INTO shown_pictures SELECT substr(shown.value, 13), NEW.id, NEW.user_id
    FROM (SELECT value FROM json_each(json_extract(CASE WHEN json_valid(NEW.data) THEN NEW.data ELSE '{}' END, '$.imageUrl', '$.smallImageUrl', '$.previewImageUrl', '$.sharePictures.card', '$.sharePictures.narrow'))
      UNION ALL SELECT value FROM json_each(CASE WHEN json_valid(NEW.data) THEN NEW.data ELSE '{}' END, '$.sharePictures.pages')) AS shown
    WHERE NEW.share_id IS NOT NULL AND NEW.deleted_at IS NULL AND shown.value LIKE '/api/images/_%';
END;
--> statement-breakpoint
INSERT OR IGNORE INTO shown_pictures SELECT substr(shown.value, 13), n.id, n.user_id
  FROM newspapers n, json_each(json_extract(CASE WHEN json_valid(n.data) THEN n.data ELSE '{}' END, '$.imageUrl', '$.smallImageUrl', '$.previewImageUrl', '$.sharePictures.card', '$.sharePictures.narrow')) AS shown
  WHERE n.share_id IS NOT NULL AND n.deleted_at IS NULL AND shown.value LIKE '/api/images/_%';
--> statement-breakpoint
INSERT OR IGNORE INTO shown_pictures SELECT substr(shown.value, 13), n.id, n.user_id
  FROM newspapers n, json_each(CASE WHEN json_valid(n.data) THEN n.data ELSE '{}' END, '$.sharePictures.pages') AS shown
  WHERE n.share_id IS NOT NULL AND n.deleted_at IS NULL AND shown.value LIKE '/api/images/_%';
