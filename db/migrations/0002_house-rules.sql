-- What was given does not change afterwards: not the amount, not the campaign, not the receipt, not the return.

CREATE FUNCTION contributions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.payment_id, NEW.amount_minor, NEW.tip_minor, NEW.is_anonymous, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.payment_id, OLD.amount_minor, OLD.tip_minor, OLD.is_anonymous, OLD.created_at)
     OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at, NEW.receipt_number) IS DISTINCT FROM (OLD.settled_at, OLD.receipt_number))
     OR (OLD.returned_at IS NOT NULL AND (NEW.returned_at, NEW.settled_at) IS DISTINCT FROM (OLD.returned_at, OLD.settled_at)) THEN
    RAISE EXCEPTION 'contribution %: what was given cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contributions_stay BEFORE UPDATE ON contributions
  FOR EACH ROW EXECUTE FUNCTION contributions_refuse_change();
--> statement-breakpoint
-- Receipt numbers go up by one, so that a year has no gap.
CREATE FUNCTION receipt_counters_refuse_jump() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.financial_year <> OLD.financial_year OR NEW.last_number <> OLD.last_number + 1 THEN
    RAISE EXCEPTION 'receipt numbers of %: % cannot follow %', OLD.financial_year, NEW.last_number, OLD.last_number
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_counters_one_by_one BEFORE UPDATE ON receipt_counters
  FOR EACH ROW EXECUTE FUNCTION receipt_counters_refuse_jump();
--> statement-breakpoint
-- The book is append-only, and every transfer in it is complete and sums to zero in each currency.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Checked at commit: all announced postings are there, and debits equal credits.
CREATE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  postings bigint;
  unbalanced text;
BEGIN
  SELECT sum(per_currency.postings), min(per_currency.currency) FILTER (WHERE per_currency.total <> 0)
    INTO postings, unbalanced
    FROM (
      SELECT a.currency, count(*) AS postings, sum(p.amount_minor) AS total
        FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
       WHERE p.transfer_id = NEW.id
       GROUP BY a.currency
    ) AS per_currency;
  IF postings IS DISTINCT FROM NEW.posting_count THEN
    RAISE EXCEPTION 'ledger transfer %: % postings announced, % found', NEW.id, NEW.posting_count, coalesce(postings, 0)
      USING ERRCODE = 'check_violation';
  END IF;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transfer %: debits and credits differ in %', NEW.id, unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transfer();
--> statement-breakpoint
-- A transfer that was committed has all its postings, so one more is one too many: postings can only be
-- added by the transaction that made their transfer.
CREATE FUNCTION ledger_refuse_surplus_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer uuid;
BEGIN
  SELECT t.id INTO transfer
    FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
   WHERE t.id IN (SELECT added.transfer_id FROM added)
   GROUP BY t.id, t.posting_count
  HAVING count(*) > t.posting_count
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transfer % is complete: no posting can be added', transfer USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_not_added_later AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_surplus_postings();
--> statement-breakpoint
-- A payment only moves forward, and what was agreed with the payer never changes.

CREATE FUNCTION payment_state_rank(state text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE state
    WHEN 'created' THEN 0 WHEN 'pending' THEN 1 WHEN 'failed' THEN 2 WHEN 'expired' THEN 2
    WHEN 'captured' THEN 3 WHEN 'refunded' THEN 4
  END
$$;
--> statement-breakpoint
CREATE FUNCTION payments_refuse_way_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND payment_state_rank(NEW.state) <= payment_state_rank(OLD.state) THEN
    RAISE EXCEPTION 'payment %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state = 'refunded' AND OLD.state NOT IN ('captured', 'refunded') THEN
    RAISE EXCEPTION 'payment %: only captured money can be refunded', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.provider, NEW.is_test, NEW.purpose, NEW.subject_id, NEW.amount_minor, NEW.currency, NEW.idempotency_key)
     IS DISTINCT FROM
     (OLD.id, OLD.provider, OLD.is_test, OLD.purpose, OLD.subject_id, OLD.amount_minor, OLD.currency, OLD.idempotency_key)
     OR (OLD.provider_ref IS NOT NULL AND NEW.provider_ref IS DISTINCT FROM OLD.provider_ref) THEN
    RAISE EXCEPTION 'payment %: what was agreed with the payer cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_forward_only BEFORE UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_way_back();
--> statement-breakpoint
-- A refund is as large as what was captured, and what was settled stays settled.
CREATE FUNCTION refunds_refuse_wrong_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
     ((NEW.payment_id, NEW.amount_minor) IS DISTINCT FROM (OLD.payment_id, OLD.amount_minor)
      OR (OLD.sent_at IS NOT NULL AND NEW.sent_at IS NULL)
      OR (OLD.settled_at IS NOT NULL AND NEW.settled_at IS DISTINCT FROM OLD.settled_at)) THEN
    RAISE EXCEPTION 'refund %: cannot be taken back', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT EXISTS (
    SELECT FROM payments p
     WHERE p.id = NEW.payment_id AND p.amount_minor = NEW.amount_minor AND p.state IN ('captured', 'refunded')
  ) THEN
    RAISE EXCEPTION 'refund of payment %: not the amount that was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_capture BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_refuse_wrong_amount();
