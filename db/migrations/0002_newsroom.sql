ALTER TABLE `api_keys` ADD `model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `press_runs` ADD `text_by` text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE `press_runs` ADD `image_by` text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE `press_runs` ADD `operator_for` text;--> statement-breakpoint
ALTER TABLE `press_runs` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `press_runs_operator` ON `press_runs` (`operator_for`,`created_at`) WHERE operator_for IS NOT NULL;--> statement-breakpoint
UPDATE `press_runs` SET `texts` = `texts` * 4;
