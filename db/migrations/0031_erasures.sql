CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"listed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "erasures_unlisted" ON "erasures" USING btree ("erased_at") WHERE "erasures"."listed_at" IS NULL;--> statement-breakpoint
-- Whoever removes an account, its id is on record in the same transaction. Guests who never joined are not.
CREATE FUNCTION "note_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.erasures (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_note_removal" AFTER DELETE ON "auth"."users"
  FOR EACH ROW WHEN (NOT OLD.is_anonymous) EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "users_note_blanking" AFTER UPDATE OF "deleted_at" ON "auth"."users"
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
-- Erasures of before, as far as they are still on record.
INSERT INTO "erasures" ("user_id", "erased_at")
SELECT "id", "deleted_at" FROM "auth"."users" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "erasures" ("user_id", "erased_at")
SELECT (payload -> 'traits' ->> 'user_id')::uuid, min(created_at) FROM "auth"."audit_log_entries"
WHERE payload ->> 'action' = 'user_deleted' AND payload -> 'traits' ->> 'user_id' IS NOT NULL
GROUP BY 1 ON CONFLICT DO NOTHING;
