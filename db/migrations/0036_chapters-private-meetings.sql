ALTER TABLE "chapters" ADD COLUMN "weekday" text;--> statement-breakpoint
-- "Saturdays, 7:00 am, town hall" becomes the day, which is public, and the hour and place, which are not.
UPDATE "chapters" SET "weekday" = initcap(substring(lower("meets") from '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)'));--> statement-breakpoint
UPDATE "chapters" SET "meets" = regexp_replace("meets", '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?, *', '');--> statement-breakpoint
ALTER TABLE "circle_interests" ADD COLUMN "chapter_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_interests" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "chapter_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_members" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circle_interests" ADD CONSTRAINT "circle_interests_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_weekday" CHECK ("chapters"."weekday" IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'));