-- What was prepared does not change, and a payout is decided once.
CREATE FUNCTION payouts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'prepared' OR (NEW.id, NEW.number, NEW.currency, NEW.prepared_by, NEW.prepared_at)
     IS DISTINCT FROM (OLD.id, OLD.number, OLD.currency, OLD.prepared_by, OLD.prepared_at) THEN
    RAISE EXCEPTION 'payout %: what was decided stays', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_decided_once BEFORE UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_refuse_change();
--> statement-breakpoint
CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
-- A line keeps its amount and its account, and goes forward only.
CREATE FUNCTION payout_lines_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.payout_id, NEW.seller_id, NEW.amount_minor, NEW.sealed_account, NEW.ending)
     IS DISTINCT FROM (OLD.id, OLD.payout_id, OLD.seller_id, OLD.amount_minor, OLD.sealed_account, OLD.ending)
     OR (OLD.state, NEW.state) NOT IN (('prepared', 'sent'), ('prepared', 'cancelled'), ('sent', 'paid'), ('sent', 'returned')) THEN
    RAISE EXCEPTION 'payout line %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_lines_forward_only BEFORE UPDATE ON payout_lines
  FOR EACH ROW EXECUTE FUNCTION payout_lines_refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_lines_stay BEFORE DELETE ON payout_lines
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
-- A hold cannot grow or last longer: a new one has its own reason. What was said about it stays.
CREATE FUNCTION seller_holds_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.seller_id, NEW.currency, NEW.amount_minor, NEW.reason, NEW.placed_by, NEW.placed_at, NEW.ends_at)
     IS DISTINCT FROM (OLD.id, OLD.seller_id, OLD.currency, OLD.amount_minor, OLD.reason, OLD.placed_by, OLD.placed_at, OLD.ends_at)
     OR (OLD.lifted_at IS NOT NULL AND NEW.lifted_at IS DISTINCT FROM OLD.lifted_at)
     OR (OLD.appeal IS NOT NULL AND NEW.appeal IS DISTINCT FROM OLD.appeal)
     OR (OLD.answer IS NOT NULL AND NEW.answer IS DISTINCT FROM OLD.answer) THEN
    RAISE EXCEPTION 'hold %: what was decided stays', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER seller_holds_decided_once BEFORE UPDATE ON seller_holds
  FOR EACH ROW EXECUTE FUNCTION seller_holds_refuse_change();
--> statement-breakpoint
CREATE TRIGGER seller_holds_stay BEFORE DELETE ON seller_holds
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
