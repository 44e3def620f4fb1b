CREATE TABLE `payment_reversals` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`amount` integer NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_reversals_session` ON `payment_reversals` (`session_id`);--> statement-breakpoint
CREATE TABLE `removals` (
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `name`)
);
--> statement-breakpoint
CREATE TABLE `sign_in_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_attempts_expiry` ON `sign_in_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`payment_intent` text,
	`created_at` integer NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_checkout_sessions`("id", "user_id", "status", "payment_intent", "created_at", "paid_at") SELECT "id", "user_id", "status", "payment_intent", "created_at", "paid_at" FROM `checkout_sessions`;--> statement-breakpoint
DROP TABLE `checkout_sessions`;--> statement-breakpoint
ALTER TABLE `__new_checkout_sessions` RENAME TO `checkout_sessions`;--> statement-breakpoint
CREATE INDEX `checkout_sessions_user` ON `checkout_sessions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_intent` ON `checkout_sessions` (`payment_intent`);--> statement-breakpoint
ALTER TABLE `identities` ADD `provider` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `identities` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `identities` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `token_ledger` ADD `owed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `debt` integer DEFAULT 0 NOT NULL CONSTRAINT "debt_not_negative" CHECK(debt >= 0);--> statement-breakpoint
ALTER TABLE `users` ADD `stripe_customer` text;--> statement-breakpoint
DROP TRIGGER token_ledger_moves_tokens;--> statement-breakpoint
CREATE TRIGGER token_ledger_moves_tokens AFTER INSERT ON token_ledger
BEGIN
  UPDATE users SET tokens = tokens + NEW.delta, debt = debt + NEW.owed WHERE id = NEW.user_id;
END;
