CREATE TABLE `paper_names` (
	`owner` text NOT NULL,
	`zip` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `zip`, `language`)
);
