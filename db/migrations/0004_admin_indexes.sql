CREATE INDEX `audit_subject` ON `audit` (`subject`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_tokens` ON `users` (`tokens`,`id`);--> statement-breakpoint
CREATE INDEX `users_newspapers` ON `users` (`newspaper_count`,`id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE role = 'admin';