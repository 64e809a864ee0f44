ALTER TABLE "media" ADD COLUMN "sealed_with" text;--> statement-breakpoint
CREATE INDEX "media_not_sealed" ON "media" USING btree ("is_private" DESC NULLS LAST,"created_at") WHERE sealed_with IS NULL;