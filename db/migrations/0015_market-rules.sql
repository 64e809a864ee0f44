-- Refunds of one payment, whole or in parts, never exceed what was captured; what was settled stays settled.
CREATE OR REPLACE FUNCTION refunds_refuse_wrong_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured bigint;
BEGIN
  IF TG_OP = 'UPDATE' AND
     ((NEW.payment_id, NEW.key, NEW.amount_minor) IS DISTINCT FROM (OLD.payment_id, OLD.key, OLD.amount_minor)
      OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS NULL)
      OR (OLD.settled_at IS NOT NULL AND NEW.settled_at IS DISTINCT FROM OLD.settled_at)) THEN
    RAISE EXCEPTION 'refund %: cannot be taken back', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  -- Locked: two refunds that are written at once would each fit and together not.
  SELECT amount_minor INTO captured FROM payments
   WHERE id = NEW.payment_id AND state IN ('captured', 'refunded') FOR NO KEY UPDATE;
  IF captured IS NULL THEN
    RAISE EXCEPTION 'refund of payment %: nothing was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.amount_minor + (SELECT coalesce(sum(amount_minor), 0) FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id)
     > captured THEN
    RAISE EXCEPTION 'refund of payment %: more than was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The edges of `app/capabilities/orders/states.ts`; a test compares the two.
CREATE FUNCTION order_part_edge(from_state text, to_state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (from_state, to_state) IN (
    ('reserved', 'paid'), ('reserved', 'lapsed'),
    ('lapsed', 'paid'), ('lapsed', 'cancelled'),
    ('paid', 'packed'), ('paid', 'sent'), ('paid', 'cancelled'),
    ('packed', 'sent'), ('packed', 'cancelled'),
    ('sent', 'delivered'), ('sent', 'returned'),
    ('delivered', 'returned'))
$$;
--> statement-breakpoint
-- What was ordered does not change, and a part only goes along declared edges.
CREATE FUNCTION order_parts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'reserved' THEN
      RAISE EXCEPTION 'order part %: begins as reserved', NEW.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.state <> OLD.state AND NOT order_part_edge(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'order part %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.order_id, NEW.seller_id, NEW.goods_minor, NEW.delivery_minor, NEW.commission_basis_points)
     IS DISTINCT FROM
     (OLD.id, OLD.order_id, OLD.seller_id, OLD.goods_minor, OLD.delivery_minor, OLD.commission_basis_points)
     OR (OLD.invoice_number IS NOT NULL AND NEW.invoice_number IS DISTINCT FROM OLD.invoice_number)
     OR (OLD.released_at IS NOT NULL AND NEW.released_at IS DISTINCT FROM OLD.released_at) THEN
    RAISE EXCEPTION 'order part %: what was ordered cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_parts_declared_edges BEFORE INSERT OR UPDATE ON order_parts
  FOR EACH ROW EXECUTE FUNCTION order_parts_refuse_change();
--> statement-breakpoint
CREATE FUNCTION return_case_edge(from_state text, to_state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (from_state, to_state) IN (
    ('requested', 'accepted'), ('requested', 'refused'), ('requested', 'refunded'), ('requested', 'disputed'), ('requested', 'closed'),
    ('accepted', 'refunded'), ('accepted', 'disputed'), ('accepted', 'closed'),
    ('refused', 'disputed'), ('refused', 'closed'),
    ('disputed', 'refunded'), ('disputed', 'closed'))
$$;
--> statement-breakpoint
CREATE FUNCTION return_cases_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'requested' THEN
      RAISE EXCEPTION 'return case %: begins as requested', NEW.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.state <> OLD.state AND NOT return_case_edge(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'return case %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.part_id, NEW.reason, NEW.wanted_minor) IS DISTINCT FROM (OLD.id, OLD.part_id, OLD.reason, OLD.wanted_minor) THEN
    RAISE EXCEPTION 'return case %: what was asked for cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_cases_declared_edges BEFORE INSERT OR UPDATE ON return_cases
  FOR EACH ROW EXECUTE FUNCTION return_cases_refuse_change();
--> statement-breakpoint
CREATE FUNCTION market_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % refused: what happened stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_append_only BEFORE UPDATE OR DELETE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_parts_stay BEFORE DELETE ON order_parts
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_part_steps_stay BEFORE DELETE ON order_part_steps
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
-- Who did it may be forgotten; what was done may not.
CREATE FUNCTION order_part_steps_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.part_id, NEW.from_state, NEW.to_state, NEW.at, NEW.by) IS DISTINCT FROM
     (OLD.id, OLD.part_id, OLD.from_state, OLD.to_state, OLD.at, OLD.by) OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'order_part_steps: what happened stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_part_steps_append_only BEFORE UPDATE ON order_part_steps
  FOR EACH ROW EXECUTE FUNCTION order_part_steps_refuse_change();
--> statement-breakpoint
CREATE FUNCTION case_statements_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.case_id, NEW.by, NEW.to_state, NEW.at) IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.by, OLD.to_state, OLD.at)
     OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'case_statements: what was said stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER case_statements_append_only BEFORE UPDATE ON case_statements
  FOR EACH ROW EXECUTE FUNCTION case_statements_refuse_change();
--> statement-breakpoint
CREATE TRIGGER case_statements_stay BEFORE DELETE ON case_statements
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
-- Numbers go up by one, so that a year has no gap.
CREATE FUNCTION market_counters_refuse_jump() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.series, NEW.financial_year) IS DISTINCT FROM (OLD.series, OLD.financial_year) OR NEW.last_number <> OLD.last_number + 1 THEN
    RAISE EXCEPTION 'numbers of % %: % cannot follow %', OLD.series, OLD.financial_year, NEW.last_number, OLD.last_number
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_counters_one_by_one BEFORE UPDATE ON market_counters
  FOR EACH ROW EXECUTE FUNCTION market_counters_refuse_jump();
--> statement-breakpoint
-- Beside the tables of the marketplace, which may not know the orders.
ALTER TABLE product_reviews ADD CONSTRAINT product_reviews_order_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id);
--> statement-breakpoint
-- Products that were entered before there was a stock: they have been for sale since they were made, at this price.
UPDATE products SET published_at = created_at, stock = 12 WHERE is_active;
--> statement-breakpoint
INSERT INTO product_prices (product_id, price_minor, currency, since, until)
  SELECT id, list_price_minor, currency, created_at - interval '30 days', created_at FROM products WHERE list_price_minor IS NOT NULL;
--> statement-breakpoint
INSERT INTO product_prices (product_id, price_minor, currency, since)
  SELECT id, price_minor, currency, created_at FROM products WHERE is_active;
