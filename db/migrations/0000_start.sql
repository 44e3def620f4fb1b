CREATE TABLE `api_keys` (
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`sealed` blob NOT NULL,
	`nonce` blob NOT NULL,
	`key_version` integer NOT NULL,
	`last4` text NOT NULL,
	`base_url` text,
	`is_active` integer DEFAULT true NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `provider`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`payment_intent` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checkout_sessions_user` ON `checkout_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_intent` ON `checkout_sessions` (`payment_intent`);--> statement-breakpoint
CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`press_run_id` text,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `layouts` (
	`id` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`layout` text NOT NULL,
	`sections` text,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `layouts_in_force` ON `layouts` (`template`,`layout`,`created_at`);--> statement-breakpoint
CREATE TABLE `login_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`code_hash` text NOT NULL,
	`browser` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `login_codes_browser` ON `login_codes` (`browser`,`email`);--> statement-breakpoint
CREATE INDEX `login_codes_email` ON `login_codes` (`email`,`created_at`);--> statement-breakpoint
CREATE TABLE `newspapers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`press_run_id` text,
	`title` text NOT NULL,
	`newspaper_name` text NOT NULL,
	`template_id` text NOT NULL,
	`language` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`number` integer NOT NULL,
	`data` text NOT NULL,
	`share_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newspapers_press_run` ON `newspapers` (`press_run_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newspapers_share` ON `newspapers` (`share_id`);--> statement-breakpoint
CREATE INDEX `newspapers_user` ON `newspapers` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `press_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`source` text,
	`input` text,
	`text_model` text NOT NULL,
	`image_model` text NOT NULL,
	`idempotency_key` text,
	`idempotency_body` text,
	`texts` integer DEFAULT 0 NOT NULL,
	`side_sets` integer DEFAULT 0 NOT NULL,
	`pictures` integer DEFAULT 0 NOT NULL,
	`delivered` text DEFAULT '[]' NOT NULL,
	`code` text,
	`refunded` integer DEFAULT false NOT NULL,
	`newspaper_id` text,
	`created_at` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `press_runs_idempotency` ON `press_runs` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `press_runs_open_implicit` ON `press_runs` (`user_id`) WHERE kind = 'implicit' AND status = 'running';--> statement-breakpoint
CREATE INDEX `press_runs_user` ON `press_runs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `press_runs_overdue` ON `press_runs` (`deadline_at`) WHERE status = 'running';--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text NOT NULL,
	`window` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`key`, `window`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `token_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`delta` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `token_ledger_user` ON `token_ledger` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`newspaper_count` integer DEFAULT 0 NOT NULL,
	`free_month` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "tokens_not_negative" CHECK(tokens >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username`);