ALTER TABLE "orders" ADD COLUMN "forget_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_parts_reserved" ON "order_parts" USING btree ("order_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "order_parts_on_the_way" ON "order_parts" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "orders_to_forget" ON "orders" USING btree ("forget_since") WHERE forget_since IS NOT NULL;--> statement-breakpoint
-- Only a new refund adds up and locks the payment. A change to one (sent, settled) must not: it holds the refund's
-- row already, and whoever settles refunds locks the payment first, so that the two could wait for each other.
CREATE OR REPLACE FUNCTION refunds_refuse_wrong_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured bigint;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.payment_id, NEW.key, NEW.amount_minor) IS DISTINCT FROM (OLD.payment_id, OLD.key, OLD.amount_minor)
       OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS NULL)
       OR (OLD.settled_at IS NOT NULL AND NEW.settled_at IS DISTINCT FROM OLD.settled_at) THEN
      RAISE EXCEPTION 'refund %: cannot be taken back', OLD.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  -- Locked: two refunds that are written at once would each fit and together not.
  SELECT amount_minor INTO captured FROM payments
   WHERE id = NEW.payment_id AND state IN ('captured', 'refunded') FOR NO KEY UPDATE;
  IF captured IS NULL THEN
    RAISE EXCEPTION 'refund of payment %: nothing was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.amount_minor + (SELECT coalesce(sum(amount_minor), 0) FROM refunds WHERE payment_id = NEW.payment_id)
     > captured THEN
    RAISE EXCEPTION 'refund of payment %: more than was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- "by" is a word of PL/pgSQL: without the quotes it is not read as a column.
CREATE OR REPLACE FUNCTION order_part_steps_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.part_id, NEW.from_state, NEW.to_state, NEW.at, NEW."by", NEW.reason) IS DISTINCT FROM
     (OLD.id, OLD.part_id, OLD.from_state, OLD.to_state, OLD.at, OLD."by", OLD.reason)
     OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'order_part_steps: what happened stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION case_statements_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.case_id, NEW."by", NEW.to_state, NEW.at) IS DISTINCT FROM (OLD.id, OLD.case_id, OLD."by", OLD.to_state, OLD.at)
     OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'case_statements: what was said stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
