CREATE TABLE "ledger_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_seals_transfer_once" UNIQUE("transfer_id"),
	CONSTRAINT "ledger_seals_position" CHECK ("ledger_seals"."position" > 0),
	CONSTRAINT "ledger_seals_hash" CHECK ("ledger_seals"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_unsealed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_unsealed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	CONSTRAINT "ledger_unsealed_transfer_once" UNIQUE("transfer_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_seals" ADD CONSTRAINT "ledger_seals_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_unsealed" ADD CONSTRAINT "ledger_unsealed_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER ledger_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_seals
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- A transfer waits for its seal from the moment it is posted until it has one.
CREATE FUNCTION ledger_await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_unsealed (transfer_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_await_seal AFTER INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION ledger_await_seal();
--> statement-breakpoint
CREATE FUNCTION ledger_unsealed_refuse_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_seals s WHERE s.transfer_id = OLD.transfer_id) THEN
    RAISE EXCEPTION 'ledger transfer % has no seal yet', OLD.transfer_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_unsealed_until_sealed BEFORE DELETE ON ledger_unsealed
  FOR EACH ROW EXECUTE FUNCTION ledger_unsealed_refuse_loss();
--> statement-breakpoint
CREATE TRIGGER ledger_unsealed_kept BEFORE UPDATE OR TRUNCATE ON ledger_unsealed
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Transfers from before this version are sealed in the order in which they were posted.
INSERT INTO ledger_unsealed (transfer_id)
SELECT transfer_id FROM ledger_postings GROUP BY transfer_id ORDER BY min(id);
