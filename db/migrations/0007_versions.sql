CREATE TABLE `newspaper_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`newspaper_id` text NOT NULL,
	`user_id` text NOT NULL,
	`cause` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`newspaper_name` text NOT NULL,
	`template_id` text NOT NULL,
	`language` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`newspaper_id`) REFERENCES `newspapers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newspaper_versions_newspaper` ON `newspaper_versions` (`newspaper_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newspaper_versions_user` ON `newspaper_versions` (`user_id`);