CREATE INDEX "case_statements_photos" ON "case_statements" USING gin ("photos" jsonb_path_ops);--> statement-breakpoint
UPDATE "media" SET "is_private" = true WHERE "id" IN (
  SELECT jsonb_array_elements_text("photos")::uuid FROM "case_statements");
