ALTER TABLE "short_links" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "notice" text;--> statement-breakpoint
CREATE INDEX "short_links_notice" ON "short_links" USING btree ("notice") WHERE "short_links"."notice" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_expire_or_are_deleted" CHECK (("short_links"."expires_at" IS NULL) = ("short_links"."notice" IS NOT NULL));