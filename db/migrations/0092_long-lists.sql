-- Of large tables it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
DROP INDEX "audit_log_by";--> statement-breakpoint
CREATE INDEX "audit_log_newest_by" ON "audit_log" USING btree ("by_user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "circle_members_of_chapter" ON "circle_members" USING btree ("chapter_id","name");--> statement-breakpoint
CREATE INDEX "circle_members_waiting" ON "circle_members" USING btree ("joined_at") WHERE "circle_members"."accepted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "erasures_listed" ON "erasures" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "mandates_running" ON "mandates" USING btree ("campaign_id") WHERE "mandates"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mandates_running_until" ON "mandates" USING btree ("ends_on") WHERE "mandates"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mandates_last_debit_made" ON "mandates" USING btree ("id") WHERE "mandates"."next_debit_on" > "mandates"."ends_on";--> statement-breakpoint
CREATE INDEX "campaign_messages_of_gift" ON "campaign_messages" USING btree ("contribution_id") WHERE "campaign_messages"."contribution_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "campaign_reports_decided" ON "campaign_reports" USING btree ("decided_at") WHERE decision IS NOT NULL;--> statement-breakpoint
CREATE INDEX "seller_profiles_listed" ON "seller_profiles" USING btree ("is_verified" DESC NULLS FIRST,"display_name") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "seller_profiles_by_name" ON "seller_profiles" USING btree ("display_name","id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "seller_profiles_newest" ON "seller_profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seller_profiles_without_number" ON "seller_profiles" USING btree ("id") WHERE delivers_to = 'india' AND gstin IS NULL AND enrolment_number IS NULL;--> statement-breakpoint
CREATE INDEX "seller_profiles_unnoticed" ON "seller_profiles" USING btree ("id") WHERE gst_due_at IS NOT NULL AND gst_noticed_at IS NULL;--> statement-breakpoint
CREATE INDEX "market_flags_decided" ON "market_flags" USING btree ("decided_at") WHERE decision IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_variants_with_list_price" ON "product_variants" USING btree ("list_price_since") WHERE list_price_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "return_cases_decided" ON "return_cases" USING btree ("state_at") WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_translations_of_person" ON "content_translations" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "users_with_roles_idx" ON "auth"."users" USING btree ("id") WHERE raw_app_meta_data ? 'roles';