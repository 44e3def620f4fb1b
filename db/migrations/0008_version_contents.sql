DROP INDEX `newspaper_versions_user`;--> statement-breakpoint
ALTER TABLE `newspaper_versions` ADD `size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newspaper_versions` ADD `pictures` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newspaper_versions` ADD `part` text;--> statement-breakpoint
CREATE INDEX `newspaper_versions_user` ON `newspaper_versions` (`user_id`,`created_at`,`id`,`newspaper_id`,`cause`,`name`,`size`,`pictures`);