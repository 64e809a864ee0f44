CREATE TABLE "campaign_beneficiaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"public_name" text NOT NULL,
	"is_pseudonym" boolean NOT NULL,
	"sealed_name" text NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "campaign_beneficiaries_relation_known" CHECK ("campaign_beneficiaries"."relation" IN ('self', 'family', 'friend', 'organisation', 'other')),
	CONSTRAINT "campaign_beneficiaries_self_is_named" CHECK (NOT ("campaign_beneficiaries"."relation" = 'self' AND "campaign_beneficiaries"."is_pseudonym"))
);
--> statement-breakpoint
CREATE TABLE "campaign_picture_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"picture_id" uuid NOT NULL,
	"sealed_person" text NOT NULL,
	"way" text NOT NULL,
	"given_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "campaign_picture_consents_way_known" CHECK ("campaign_picture_consents"."way" IN ('written', 'spoken', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "campaign_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"alt" text NOT NULL,
	"people" integer,
	"is_cover" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_pictures_media_unique" UNIQUE("media_id"),
	CONSTRAINT "campaign_pictures_people_counted" CHECK ("campaign_pictures"."people" >= 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_changes" DROP CONSTRAINT "campaign_changes_reason_given";--> statement-breakpoint
ALTER TABLE "campaign_changes" DROP CONSTRAINT "campaign_changes_part_known";--> statement-breakpoint
ALTER TABLE "campaign_changes" ALTER COLUMN "reason" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_submissions" ADD COLUMN "surplus_rule" text;--> statement-breakpoint
ALTER TABLE "campaign_submissions" ADD COLUMN "shortfall_rule" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "surplus_rule" text DEFAULT 'same-need' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "shortfall_rule" text DEFAULT 'pay-out' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "usual_rules_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_beneficiaries" ADD CONSTRAINT "campaign_beneficiaries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_picture_consents" ADD CONSTRAINT "campaign_picture_consents_picture_id_campaign_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."campaign_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pictures" ADD CONSTRAINT "campaign_pictures_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pictures" ADD CONSTRAINT "campaign_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_beneficiaries_one_current" ON "campaign_beneficiaries" USING btree ("campaign_id") WHERE "campaign_beneficiaries"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_picture_consents_picture" ON "campaign_picture_consents" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "campaign_pictures_campaign" ON "campaign_pictures" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_pictures_one_cover" ON "campaign_pictures" USING btree ("campaign_id") WHERE "campaign_pictures"."is_cover";--> statement-breakpoint
ALTER TABLE "campaign_changes" ADD CONSTRAINT "campaign_changes_part_known" CHECK ("campaign_changes"."part" IN ('story', 'costs', 'goal', 'end', 'beneficiary'));--> statement-breakpoint
ALTER TABLE "campaign_submissions" ADD CONSTRAINT "campaign_submissions_surplus_rule_known" CHECK ("campaign_submissions"."surplus_rule" IN ('same-need', 'same-cause', 'returned'));--> statement-breakpoint
ALTER TABLE "campaign_submissions" ADD CONSTRAINT "campaign_submissions_shortfall_rule_known" CHECK ("campaign_submissions"."shortfall_rule" IN ('pay-out', 'returned'));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_surplus_rule_known" CHECK ("campaigns"."surplus_rule" IN ('same-need', 'same-cause', 'returned'));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shortfall_rule_known" CHECK ("campaigns"."shortfall_rule" IN ('pay-out', 'returned'));
--> statement-breakpoint
-- By hand: who a campaign was for stays; a row is replaced once.
CREATE FUNCTION campaign_beneficiaries_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.relation, NEW.public_name, NEW.is_pseudonym, NEW.sealed_name, NEW.saved_by, NEW.saved_at)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.relation, OLD.public_name, OLD.is_pseudonym, OLD.sealed_name, OLD.saved_by, OLD.saved_at)
     OR OLD.replaced_at IS NOT NULL THEN
    RAISE EXCEPTION 'beneficiary %: a version stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_beneficiaries_stay BEFORE UPDATE ON campaign_beneficiaries
  FOR EACH ROW EXECUTE FUNCTION campaign_beneficiaries_refuse_change();
--> statement-breakpoint
-- Campaigns from before there was a choice follow the usual rules from now on, and say so.
UPDATE campaigns SET usual_rules_since = now();
