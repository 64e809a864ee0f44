ALTER TABLE "helplines" ADD COLUMN "what_hi" text;--> statement-breakpoint
ALTER TABLE "helplines" ADD COLUMN "note_hi" text;--> statement-breakpoint
ALTER TABLE "helplines" ADD COLUMN "hours_hi" text;--> statement-breakpoint
ALTER TABLE "helplines" ADD COLUMN "languages_hi" text;--> statement-breakpoint
ALTER TABLE "helplines" ADD CONSTRAINT "helplines_hindi_lengths" CHECK (coalesce(length(what_hi), 0) <= 160 AND coalesce(length(note_hi), 0) <= 160 AND coalesce(length(hours_hi), 0) <= 160 AND coalesce(length(languages_hi), 0) <= 160);