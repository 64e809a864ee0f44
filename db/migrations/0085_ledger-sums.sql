CREATE TABLE "ledger_sums" (
	"account_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"debit_minor" bigint NOT NULL,
	"credit_minor" bigint NOT NULL,
	CONSTRAINT "ledger_sums_pkey" PRIMARY KEY("account_id","month","kind")
);
--> statement-breakpoint
ALTER TABLE "ledger_sums" ADD CONSTRAINT "ledger_sums_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Sealing takes a lock of its own, so that two transactions never add to the same sums at once.
CREATE FUNCTION ledger_add_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sums (account_id, month, kind, debit_minor, credit_minor)
  SELECT p.account_id, to_char(t.occurred_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), t.kind,
         coalesce(sum(p.amount_minor) FILTER (WHERE p.amount_minor > 0), 0),
         coalesce(-sum(p.amount_minor) FILTER (WHERE p.amount_minor < 0), 0)
    FROM sealed s JOIN ledger_transfers t ON t.id = s.transfer_id JOIN ledger_postings p ON p.transfer_id = t.id
   GROUP BY 1, 2, 3
  ON CONFLICT (account_id, month, kind) DO UPDATE
     SET debit_minor = ledger_sums.debit_minor + excluded.debit_minor,
         credit_minor = ledger_sums.credit_minor + excluded.credit_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_seals_add_sums AFTER INSERT ON ledger_seals REFERENCING NEW TABLE AS sealed
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_sums();
--> statement-breakpoint
-- The trigger locks the seals until this transaction ends: none is added meanwhile.
INSERT INTO ledger_sums (account_id, month, kind, debit_minor, credit_minor)
SELECT p.account_id, to_char(t.occurred_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), t.kind,
       coalesce(sum(p.amount_minor) FILTER (WHERE p.amount_minor > 0), 0),
       coalesce(-sum(p.amount_minor) FILTER (WHERE p.amount_minor < 0), 0)
  FROM ledger_seals s JOIN ledger_transfers t ON t.id = s.transfer_id JOIN ledger_postings p ON p.transfer_id = t.id
 GROUP BY 1, 2, 3;
