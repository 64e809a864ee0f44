CREATE TABLE "campaign_co_owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"may" text[] NOT NULL,
	"address" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"name" text,
	"accepted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "campaign_co_owners_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "campaign_co_owners_may" CHECK ("campaign_co_owners"."may" <@ ARRAY['story','updates','supporters','money']::text[]),
	CONSTRAINT "campaign_co_owners_answered" CHECK ("campaign_co_owners"."accepted_at" IS NULL OR "campaign_co_owners"."address" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "co_owners" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_co_owners" ADD CONSTRAINT "campaign_co_owners_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_co_owners_once" ON "campaign_co_owners" USING btree ("campaign_id","user_id") WHERE "campaign_co_owners"."removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_co_owners_invited" ON "campaign_co_owners" USING btree ("campaign_id","address") WHERE "campaign_co_owners"."removed_at" IS NULL AND "campaign_co_owners"."accepted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_co_owners_user" ON "campaign_co_owners" USING btree ("user_id");
--> statement-breakpoint
-- By hand: the co-owners who accepted and were not removed, on the row that the policy reads.
CREATE FUNCTION campaign_co_owners_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.campaign_id, OLD.campaign_id);
BEGIN
  UPDATE campaigns SET co_owners = coalesce(
    (SELECT jsonb_agg(jsonb_build_object('userId', user_id, 'may', to_jsonb(may)) ORDER BY accepted_at, id)
     FROM campaign_co_owners
     WHERE campaign_id = changed AND user_id IS NOT NULL AND accepted_at IS NOT NULL AND removed_at IS NULL),
    '[]'::jsonb)
  WHERE id = changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_co_owners_on_campaign AFTER INSERT OR UPDATE OR DELETE ON campaign_co_owners
  FOR EACH ROW EXECUTE FUNCTION campaign_co_owners_write();
