-- A dedupe key is kept for ever and held an address here.
UPDATE "outbox" SET "dedupe_key" = 'bank-account:' || "id" WHERE "dedupe_key" LIKE '%@%';--> statement-breakpoint
DROP INDEX "outbox_created_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsealed" jsonb;--> statement-breakpoint
CREATE INDEX "outbox_sealed" ON "outbox" USING btree ("created_at") WHERE "outbox"."sealed" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient") WHERE "outbox"."recipient" IS NOT NULL;--> statement-breakpoint
-- Mails that wait are sealed by the next start, which has the keys. Of those that are over nothing stays.
UPDATE "outbox" SET "unsealed" = jsonb_build_object('to', "to", 'subject', "subject", 'text', "text", 'html', "html", 'attachments', "attachments")
WHERE "next_attempt_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "to";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attachments";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_key_is_no_address" CHECK ("outbox"."dedupe_key" NOT LIKE '%@%');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sealed_has_recipient" CHECK (("outbox"."sealed" IS NULL) = ("outbox"."recipient" IS NULL));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_waiting_has_mail" CHECK ("outbox"."next_attempt_at" IS NULL OR "outbox"."sealed" IS NOT NULL OR "outbox"."unsealed" IS NOT NULL);