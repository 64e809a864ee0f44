CREATE TABLE "campaign_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"mends" uuid,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_drafts_one_each" UNIQUE NULLS NOT DISTINCT("user_id","mends")
);
--> statement-breakpoint
CREATE TABLE "campaign_submission_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_submission_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"by_user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_submission_states_known" CHECK ("campaign_submission_states"."state" IN ('waiting', 'returned', 'declined', 'published', 'withdrawn')),
	CONSTRAINT "campaign_submission_states_no_has_reason" CHECK (("campaign_submission_states"."state" IN ('returned', 'declined')) = ("campaign_submission_states"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"slug" text NOT NULL,
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"story" text NOT NULL,
	"personal_why" text NOT NULL,
	"goal_minor" bigint NOT NULL,
	"place" text,
	"costs" jsonb NOT NULL,
	"organiser_name" text NOT NULL,
	"owner_email" text,
	"states_adult" boolean NOT NULL,
	"campaign_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_submissions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "campaign_submissions_campaign_unique" UNIQUE("campaign_id"),
	CONSTRAINT "campaign_submissions_once" UNIQUE("owner_user_id","form_key"),
	CONSTRAINT "campaign_submissions_slug_shape" CHECK ("campaign_submissions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "campaign_submissions_cause_known" CHECK ("campaign_submissions"."cause" IN ('product-drive', 'community-circle', 'awareness-action', 'education', 'climate', 'housing')),
	CONSTRAINT "campaign_submissions_goal_range" CHECK ("campaign_submissions"."goal_minor" BETWEEN 50000 AND 100000000 AND "campaign_submissions"."goal_minor" % 100 = 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_drafts" ADD CONSTRAINT "campaign_drafts_mends_campaign_submissions_id_fk" FOREIGN KEY ("mends") REFERENCES "public"."campaign_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_submission_states" ADD CONSTRAINT "campaign_submission_states_submission_id_campaign_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."campaign_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_submissions" ADD CONSTRAINT "campaign_submissions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_submission_states_latest" ON "campaign_submission_states" USING btree ("submission_id","id" DESC NULLS LAST);