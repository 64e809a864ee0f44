DROP INDEX "good_deeds_stories_feed";--> statement-breakpoint
DROP INDEX "good_deeds_stories_cause_feed";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_feed" ON "good_deeds_stories" USING btree ("is_sample","created_at","id") WHERE "good_deeds_stories"."is_published";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_cause_feed" ON "good_deeds_stories" USING btree ("cause_category","is_sample","created_at","id") WHERE "good_deeds_stories"."is_published";