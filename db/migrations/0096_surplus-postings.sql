-- A transfer that was committed has all its postings. The rule is as before; each lookup is by a key now. As a join it was
-- planned, in a ledger with few transfers, as one walk through all of them, and a connection kept that plan while they grew.
CREATE OR REPLACE FUNCTION ledger_refuse_surplus_postings() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  transfer uuid;
BEGIN
  SELECT a.transfer_id INTO transfer FROM (SELECT DISTINCT added.transfer_id FROM added) a
   WHERE (SELECT count(*) FROM ledger_postings p WHERE p.transfer_id = a.transfer_id)
       > (SELECT t.posting_count FROM ledger_transfers t WHERE t.id = a.transfer_id)
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transfer % is complete: no posting can be added', transfer USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
