CREATE TABLE "auth"."released_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"phone_hmac" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "contact_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."released_phones" ADD CONSTRAINT "released_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "released_phones_user_id_idx" ON "auth"."released_phones" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "released_phones_phone_hmac_idx" ON "auth"."released_phones" USING btree ("phone_hmac");--> statement-breakpoint
-- A new address is told to nobody who had the old one, so money waits for a day (the application asks below).
-- `updated_at` is the time of the change by the service's clock.
CREATE FUNCTION auth.note_contact_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.email IS DISTINCT FROM NEW.email AND OLD.email IS NOT NULL AND OLD.email_confirmed_at IS NOT NULL)
    OR (OLD.phone IS DISTINCT FROM NEW.phone AND OLD.phone IS NOT NULL AND OLD.phone_confirmed_at IS NOT NULL)
  THEN
    NEW.contact_changed_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_note_contact_change BEFORE UPDATE OF email, phone ON auth.users
FOR EACH ROW EXECUTE FUNCTION auth.note_contact_change();
--> statement-breakpoint
-- For the application, which reads no table of the auth service.
CREATE FUNCTION auth.contact_changed_at(asked_user uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT contact_changed_at FROM auth.users WHERE id = asked_user
$$;
