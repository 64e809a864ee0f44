ALTER TABLE "products" ADD COLUMN "thumbnail_url" text;--> statement-breakpoint
UPDATE "products" p SET "thumbnail_url" = (
  SELECT '/media/student-media/' || (v ->> 'file') FROM "product_photos" f JOIN "media" m ON m."id" = f."media_id",
    jsonb_array_elements(m."variants") v
  WHERE f."product_id" = p."id" AND f."position" = 0 AND v ->> 'type' = 'image/webp'
  ORDER BY (v ->> 'width')::int LIMIT 1)
WHERE EXISTS (SELECT 1 FROM "product_photos" f WHERE f."product_id" = p."id");
