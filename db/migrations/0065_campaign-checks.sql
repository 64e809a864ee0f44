CREATE TABLE "campaign_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seen" text NOT NULL,
	"words" text,
	"document_id" uuid,
	"checked_by" uuid,
	"checked_by_name" text,
	"checked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	CONSTRAINT "campaign_checks_kind" CHECK ("campaign_checks"."kind" IN ('identity', 'relation', 'estimate', 'bank')),
	CONSTRAINT "campaign_checks_seen" CHECK ("campaign_checks"."seen" IN ('identity-organiser', 'identity-beneficiary', 'registration', 'same-person', 'relation-document', 'relation-spoken', 'estimate', 'estimate-confirmed', 'account-institution', 'account-beneficiary', 'account-owner')),
	CONSTRAINT "campaign_checks_ends" CHECK ("campaign_checks"."until" > "campaign_checks"."checked_at"),
	CONSTRAINT "campaign_checks_named" CHECK (("campaign_checks"."checked_by" IS NULL) = ("campaign_checks"."checked_by_name" IS NULL)),
	CONSTRAINT "campaign_checks_by_somebody" CHECK ("campaign_checks"."checked_by" IS NOT NULL OR "campaign_checks"."kind" = 'bank'),
	CONSTRAINT "campaign_checks_voided" CHECK (("campaign_checks"."voided_at" IS NULL) = ("campaign_checks"."void_reason" IS NULL)),
	CONSTRAINT "campaign_checks_void_reason" CHECK ("campaign_checks"."void_reason" IN ('payee', 'goal', 'costs', 'beneficiary', 'relation', 'renewed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "campaign_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"amount_minor" bigint,
	"topic" text NOT NULL,
	"reason" text NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "campaign_holds_amount" CHECK ("campaign_holds"."amount_minor" > 0),
	CONSTRAINT "campaign_holds_topic" CHECK ("campaign_holds"."topic" IN ('bills', 'payee', 'documents', 'report')),
	CONSTRAINT "campaign_holds_reasoned" CHECK (length("campaign_holds"."reason") > 0),
	CONSTRAINT "campaign_holds_end" CHECK ("campaign_holds"."ends_at" > "campaign_holds"."placed_at" AND "campaign_holds"."ends_at" <= "campaign_holds"."placed_at" + interval '30 days'),
	CONSTRAINT "campaign_holds_appeal_dated" CHECK (("campaign_holds"."appeal" IS NULL) = ("campaign_holds"."appealed_at" IS NULL)),
	CONSTRAINT "campaign_holds_answer_dated" CHECK (("campaign_holds"."answer" IS NULL) = ("campaign_holds"."answered_at" IS NULL)),
	CONSTRAINT "campaign_holds_answer_by" CHECK (("campaign_holds"."answer" IS NULL) = ("campaign_holds"."answered_by" IS NULL)),
	CONSTRAINT "campaign_holds_answer_to_appeal" CHECK ("campaign_holds"."answer" IS NULL OR "campaign_holds"."appeal" IS NOT NULL),
	CONSTRAINT "campaign_holds_other_judge" CHECK ("campaign_holds"."answered_by" <> "campaign_holds"."placed_by")
);
--> statement-breakpoint
ALTER TABLE "campaign_documents" DROP CONSTRAINT "campaign_documents_kind";--> statement-breakpoint
ALTER TABLE "giving_rules" DROP CONSTRAINT "giving_rules_rule";--> statement-breakpoint
ALTER TABLE "campaign_documents" ALTER COLUMN "amount_minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "fingerprints" text[];--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "delete_on" date DEFAULT CURRENT_DATE + 2922 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD COLUMN "bank_check_ref" text;--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD COLUMN "bank_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD COLUMN "bank_answer" text;--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD COLUMN "sealed_at_bank" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "fingerprints" text[];--> statement-breakpoint
ALTER TABLE "campaign_checks" ADD CONSTRAINT "campaign_checks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_checks" ADD CONSTRAINT "campaign_checks_document_id_campaign_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."campaign_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_holds" ADD CONSTRAINT "campaign_holds_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_checks_one_of_each" ON "campaign_checks" USING btree ("campaign_id","seen") WHERE "campaign_checks"."voided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_checks_of_campaign" ON "campaign_checks" USING btree ("campaign_id","checked_at");--> statement-breakpoint
CREATE INDEX "campaign_holds_of_campaign" ON "campaign_holds" USING btree ("campaign_id","placed_at");--> statement-breakpoint
CREATE INDEX "campaign_documents_same_file" ON "campaign_documents" USING gin ("fingerprints");--> statement-breakpoint
CREATE INDEX "campaign_documents_due" ON "campaign_documents" USING btree ("delete_on") WHERE "campaign_documents"."media_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_priced" CHECK (("campaign_documents"."kind" IN ('bill', 'estimate')) = ("campaign_documents"."amount_minor" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_deleted" CHECK ("campaign_documents"."deleted_at" IS NULL OR "campaign_documents"."media_id" IS NULL);--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_decision" CHECK ("campaign_documents"."decision" IN ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_decided" CHECK (("campaign_documents"."decision" IS NULL) = ("campaign_documents"."decided_at" IS NULL));--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_decider" CHECK (("campaign_documents"."decision" IS NULL) = ("campaign_documents"."decided_by" IS NULL));--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_no_bill_decided" CHECK ("campaign_documents"."kind" <> 'bill' OR "campaign_documents"."decision" IS NULL);--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_refused" CHECK (("campaign_documents"."decision" = 'refused') = ("campaign_documents"."decision_reason" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_other_decider" CHECK ("campaign_documents"."decided_by" <> "campaign_documents"."added_by");--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_kind" CHECK ("campaign_documents"."kind" IN ('identity', 'relation', 'estimate', 'bill'));--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD CONSTRAINT "campaign_payees_bank_answer" CHECK ("campaign_payees"."bank_answer" IN ('exists', 'closed', 'no-answer'));--> statement-breakpoint
ALTER TABLE "giving_rules" ADD CONSTRAINT "giving_rules_rule" CHECK ("giving_rules"."rule" IN ('documented-share-bp', 'payout-update-days', 'document-days', 'bill-days'));
--> statement-breakpoint
-- By hand: documents keep what they are; their file is deleted once, and they are decided once.
CREATE OR REPLACE FUNCTION campaign_documents_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.kind, NEW.amount_minor, NEW.fingerprints, NEW.added_by, NEW.added_at, NEW.delete_on)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.kind, OLD.amount_minor, OLD.fingerprints, OLD.added_by, OLD.added_at, OLD.delete_on)
     -- An erasure empties the words of a document; those of a bill are in the books.
     OR (NEW.what <> OLD.what AND (OLD.kind = 'bill' OR NEW.what <> ''))
     OR (NEW.media_id IS NOT NULL AND NEW.media_id IS DISTINCT FROM OLD.media_id)
     OR (OLD.removed_at IS NOT NULL AND NEW.removed_at IS DISTINCT FROM OLD.removed_at)
     OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS DISTINCT FROM OLD.deleted_at)
     OR (OLD.decision IS NOT NULL AND (NEW.decision, NEW.decided_by, NEW.decided_at, NEW.decision_reason)
         IS DISTINCT FROM (OLD.decision, OLD.decided_by, OLD.decided_at, OLD.decision_reason)) THEN
    RAISE EXCEPTION 'document %: it stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_documents_kept BEFORE DELETE ON campaign_documents
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
-- Payouts are documented by bills only.
CREATE FUNCTION campaign_tranche_bills_refuse_other_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT kind FROM campaign_documents WHERE id = NEW.document_id) <> 'bill' THEN
    RAISE EXCEPTION 'document %: it is no bill', NEW.document_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_tranche_bills_are_bills BEFORE INSERT ON campaign_tranche_bills
  FOR EACH ROW EXECUTE FUNCTION campaign_tranche_bills_refuse_other_kind();
--> statement-breakpoint
-- A check stays as it was made, and is voided once.
CREATE FUNCTION campaign_checks_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL
     OR (NEW.id, NEW.campaign_id, NEW.kind, NEW.seen, NEW.words, NEW.document_id, NEW.checked_by, NEW.checked_by_name, NEW.checked_at, NEW.until)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.kind, OLD.seen, OLD.words, OLD.document_id, OLD.checked_by, OLD.checked_by_name, OLD.checked_at, OLD.until) THEN
    RAISE EXCEPTION 'check %: it stays as it was made', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_checks_stay BEFORE UPDATE ON campaign_checks
  FOR EACH ROW EXECUTE FUNCTION campaign_checks_refuse_change();
--> statement-breakpoint
CREATE TRIGGER campaign_checks_kept BEFORE DELETE ON campaign_checks
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
-- A hold is lifted, appealed and answered once; nothing else changes. An erasure empties the words of the owner.
CREATE FUNCTION campaign_holds_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.amount_minor, NEW.topic, NEW.reason, NEW.placed_by, NEW.placed_at, NEW.ends_at)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.amount_minor, OLD.topic, OLD.reason, OLD.placed_by, OLD.placed_at, OLD.ends_at)
     OR (OLD.lifted_at IS NOT NULL AND NEW.lifted_at IS DISTINCT FROM OLD.lifted_at)
     OR (OLD.appeal IS NOT NULL AND NEW.appealed_at IS DISTINCT FROM OLD.appealed_at)
     OR (OLD.appeal IS NOT NULL AND NEW.appeal IS DISTINCT FROM OLD.appeal AND NEW.appeal IS DISTINCT FROM '')
     OR (OLD.answer IS NOT NULL AND (NEW.answer, NEW.answered_at, NEW.answered_by)
         IS DISTINCT FROM (OLD.answer, OLD.answered_at, OLD.answered_by)) THEN
    RAISE EXCEPTION 'hold %: it only goes forward', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_holds_forward_only BEFORE UPDATE ON campaign_holds
  FOR EACH ROW EXECUTE FUNCTION campaign_holds_refuse_change();
--> statement-breakpoint
CREATE TRIGGER campaign_holds_kept BEFORE DELETE ON campaign_holds
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
