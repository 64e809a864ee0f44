ALTER TABLE "media" DROP CONSTRAINT "media_kind";--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "profile_image_id" uuid;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "founder_user_id" uuid;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "deck_id" uuid;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_profile_image_id_media_id_fk" FOREIGN KEY ("profile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_deck_id_media_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "startups_founder" ON "startups" USING btree ("founder_user_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind" CHECK ("media"."kind" IN ('image', 'video', 'document'));