ALTER TABLE "payout_lines" ADD COLUMN "return_noted_by" uuid;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "return_noted_by_name" text;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "return_noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "return_confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_return_two_people" CHECK ("payout_lines"."return_confirmed_by" <> "payout_lines"."return_noted_by");--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_return_noted" CHECK (num_nulls("payout_lines"."return_noted_by", "payout_lines"."return_noted_by_name", "payout_lines"."return_noted_at") IN (0, 3) AND ("payout_lines"."return_confirmed_by" IS NULL OR "payout_lines"."state" = 'returned' AND "payout_lines"."return_noted_by" IS NOT NULL));--> statement-breakpoint
-- A line waits for the second operator while it stays sent. It is returned only with both of them.
CREATE OR REPLACE FUNCTION payout_lines_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.payout_id, NEW.seller_id, NEW.amount_minor, NEW.sealed_account, NEW.ending)
     IS DISTINCT FROM (OLD.id, OLD.payout_id, OLD.seller_id, OLD.amount_minor, OLD.sealed_account, OLD.ending)
     OR (OLD.state, NEW.state) NOT IN (('prepared', 'sent'), ('prepared', 'cancelled'), ('sent', 'sent'), ('sent', 'paid'), ('sent', 'returned'))
     OR (NEW.state = 'returned' AND NEW.return_confirmed_by IS NULL) THEN
    RAISE EXCEPTION 'payout line %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
