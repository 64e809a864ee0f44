DROP INDEX "good_deeds_stories_feed";--> statement-breakpoint
DROP INDEX "good_deeds_stories_cause_feed";--> statement-breakpoint
DROP INDEX "good_deeds_stories_author";--> statement-breakpoint
DROP INDEX "story_decisions_latest";--> statement-breakpoint
DROP INDEX "story_likes_user";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_feed" ON "good_deeds_stories" USING btree ("created_at","id") WHERE "good_deeds_stories"."is_published";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_cause_feed" ON "good_deeds_stories" USING btree ("cause_category","created_at","id") WHERE "good_deeds_stories"."is_published";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_author" ON "good_deeds_stories" USING btree ("student_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "story_decisions_latest" ON "story_decisions" USING btree ("story_id","id");--> statement-breakpoint
CREATE INDEX "story_likes_user" ON "story_likes" USING btree ("user_id","created_at");