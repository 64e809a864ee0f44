ALTER TABLE "testimonies" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "picture_caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_picture_unique" UNIQUE("picture_id");