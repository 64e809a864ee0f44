CREATE TABLE "campaign_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" uuid NOT NULL,
	"part" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"changed_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_changes_part_known" CHECK ("campaign_changes"."part" IN ('title', 'story', 'costs', 'goal', 'end')),
	CONSTRAINT "campaign_changes_reason_given" CHECK ("campaign_changes"."part" NOT IN ('costs', 'goal', 'end') OR "campaign_changes"."reason" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "campaign_downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"by_user_id" uuid,
	"with_contacts" boolean NOT NULL,
	"gifts" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"update_id" uuid,
	"thanks" text,
	"contribution_id" uuid,
	"sent_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"cursor" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "campaign_messages_once" UNIQUE("campaign_id","form_key"),
	CONSTRAINT "campaign_messages_one_text" CHECK (("campaign_messages"."update_id" IS NULL) <> ("campaign_messages"."thanks" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"paused_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"paused_by" uuid,
	"resumed_at" timestamp with time zone,
	CONSTRAINT "campaign_pauses_end_after_start" CHECK ("campaign_pauses"."until" > "campaign_pauses"."paused_at")
);
--> statement-breakpoint
CREATE TABLE "campaign_update_pictures" (
	"update_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"media_id" uuid NOT NULL,
	"caption" text NOT NULL,
	CONSTRAINT "campaign_update_pictures_update_id_position_pk" PRIMARY KEY("update_id","position"),
	CONSTRAINT "campaign_update_pictures_media_unique" UNIQUE("media_id")
);
--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "wants_updates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "may_be_contacted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_changes" ADD CONSTRAINT "campaign_changes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_downloads" ADD CONSTRAINT "campaign_downloads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_messages" ADD CONSTRAINT "campaign_messages_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_messages" ADD CONSTRAINT "campaign_messages_update_id_campaign_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."campaign_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_messages" ADD CONSTRAINT "campaign_messages_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pauses" ADD CONSTRAINT "campaign_pauses_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_update_pictures" ADD CONSTRAINT "campaign_update_pictures_update_id_campaign_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."campaign_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_update_pictures" ADD CONSTRAINT "campaign_update_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_changes_latest" ON "campaign_changes" USING btree ("campaign_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_downloads_latest" ON "campaign_downloads" USING btree ("campaign_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_messages_unsent" ON "campaign_messages" USING btree ("created_at") WHERE "campaign_messages"."done_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_pauses_one_open" ON "campaign_pauses" USING btree ("campaign_id") WHERE "campaign_pauses"."resumed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_wants_updates" ON "contributions" USING btree ("campaign_id","id") WHERE "contributions"."wants_updates";--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_anonymous_not_contacted" CHECK (NOT ("contributions"."is_anonymous" AND "contributions"."may_be_contacted"));
--> statement-breakpoint
-- Readers can trust the versions of a campaign. Only the erasure of an account removes what it changed.
CREATE FUNCTION campaign_changes_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the changes of a campaign are append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_changes_append_only BEFORE UPDATE ON campaign_changes
  FOR EACH ROW EXECUTE FUNCTION campaign_changes_refuse_change();
