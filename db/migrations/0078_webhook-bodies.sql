-- The same signed body under another event id was kept twice until now; the later ones keep their row.
UPDATE "payment_events" e SET "body_sha256" = e."body_sha256" || ':' || e."id" WHERE EXISTS (
  SELECT FROM "payment_events" f
  WHERE f."provider" = e."provider" AND f."body_sha256" = e."body_sha256" AND (f."received_at", f."id") < (e."received_at", e."id")
);--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_body_once" UNIQUE("provider","body_sha256");