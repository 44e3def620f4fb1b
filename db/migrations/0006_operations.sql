CREATE TABLE `storage_totals` (
	`kind` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `press_runs` ADD `first_words_at` integer;--> statement-breakpoint
CREATE INDEX `press_runs_ended` ON `press_runs` (`ended_at`,`kind`,`status`,`code`,`reason`,`refunded`,`created_at`,`first_words_at`,`text_by`,`text_model`,`image_by`,`image_model`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `removals_stuck` ON `removals` (`kind`) WHERE attempts >= 5;--> statement-breakpoint
CREATE INDEX `token_ledger_at` ON `token_ledger` (`at`,`reason`,`delta`,`owed`);--> statement-breakpoint
INSERT INTO `storage_totals` SELECT 'pictures', count(*), coalesce(sum(size), 0) FROM `images`;--> statement-breakpoint
CREATE TRIGGER images_are_counted AFTER INSERT ON images
BEGIN
  INSERT INTO storage_totals VALUES ('pictures', 1, NEW.size)
    ON CONFLICT (kind) DO UPDATE SET count = count + 1, bytes = bytes + excluded.bytes;
END;
--> statement-breakpoint
CREATE TRIGGER images_are_counted_anew AFTER UPDATE OF size ON images
BEGIN
  UPDATE storage_totals SET bytes = bytes + NEW.size - OLD.size WHERE kind = 'pictures';
END;
--> statement-breakpoint
CREATE TRIGGER images_are_counted_off AFTER DELETE ON images
BEGIN
  UPDATE storage_totals SET count = count - 1, bytes = bytes - OLD.size WHERE kind = 'pictures';
END;
