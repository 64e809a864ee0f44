CREATE TABLE "campaign_allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"tranche_id" uuid NOT NULL,
	"contribution_id" uuid,
	"amount_minor" bigint NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_allocations_not_zero" CHECK ("campaign_allocations"."amount_minor" <> 0),
	CONSTRAINT "campaign_allocations_cause" CHECK ("campaign_allocations"."cause" IN ('payout', 'bank-return', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "campaign_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_id" uuid,
	"what" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "campaign_documents_media_unique" UNIQUE("media_id"),
	CONSTRAINT "campaign_documents_kind" CHECK ("campaign_documents"."kind" IN ('bill')),
	CONSTRAINT "campaign_documents_amount" CHECK ("campaign_documents"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_payees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"sealed_account" text NOT NULL,
	"ending" char(4) NOT NULL,
	"name_match" text DEFAULT 'unknown' NOT NULL,
	"matched_at" timestamp with time zone,
	"matched_by" uuid,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "campaign_payees_kind" CHECK ("campaign_payees"."kind" IN ('institution', 'beneficiary', 'owner')),
	CONSTRAINT "campaign_payees_match" CHECK ("campaign_payees"."name_match" IN ('unknown', 'match', 'close', 'other', 'closed')),
	CONSTRAINT "campaign_payees_matched" CHECK (("campaign_payees"."name_match" = 'unknown') = ("campaign_payees"."matched_at" IS NULL)),
	CONSTRAINT "campaign_payees_owner_reason" CHECK (("campaign_payees"."kind" = 'owner') = ("campaign_payees"."reason" IS NOT NULL)),
	CONSTRAINT "campaign_payees_other_checker" CHECK ("campaign_payees"."matched_by" <> "campaign_payees"."saved_by")
);
--> statement-breakpoint
CREATE TABLE "campaign_tranche_bills" (
	"tranche_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "campaign_tranche_bills_pk" PRIMARY KEY("tranche_id","number"),
	CONSTRAINT "campaign_tranche_bills_amount" CHECK ("campaign_tranche_bills"."amount_minor" > 0 AND "campaign_tranche_bills"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_tranches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"sealed_account" text NOT NULL,
	"ending" char(4) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"purpose" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"prepared_by" uuid,
	"prepared_by_name" text,
	"prepared_at" timestamp with time zone,
	"released_by" uuid,
	"released_by_name" text,
	"released_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"provider_ref" text,
	"utr" text,
	"reason" text,
	"update_due_at" timestamp with time zone,
	CONSTRAINT "campaign_tranches_number_unique" UNIQUE("number"),
	CONSTRAINT "campaign_tranches_state" CHECK ("campaign_tranches"."state" IN ('asked', 'returned-to-owner', 'prepared', 'released', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "campaign_tranches_amount_positive" CHECK ("campaign_tranches"."amount_minor" > 0),
	CONSTRAINT "campaign_tranches_other_people" CHECK ("campaign_tranches"."released_by" <> "campaign_tranches"."prepared_by" AND "campaign_tranches"."prepared_by" <> "campaign_tranches"."asked_by" AND "campaign_tranches"."released_by" <> "campaign_tranches"."asked_by"),
	CONSTRAINT "campaign_tranches_prepared_first" CHECK (("campaign_tranches"."state" NOT IN ('prepared', 'released', 'paid', 'failed') OR "campaign_tranches"."prepared_by" IS NOT NULL)
        AND ("campaign_tranches"."state" NOT IN ('released', 'paid', 'failed') OR "campaign_tranches"."released_by" IS NOT NULL)),
	CONSTRAINT "campaign_tranches_update_due" CHECK (("campaign_tranches"."paid_at" IS NULL) = ("campaign_tranches"."update_due_at" IS NULL)),
	CONSTRAINT "campaign_tranches_reasoned" CHECK ("campaign_tranches"."state" NOT IN ('returned-to-owner', 'failed') OR "campaign_tranches"."reason" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "giving_rules" (
	"rule" text NOT NULL,
	"from_day" date NOT NULL,
	"value" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "giving_rules_rule_from_day_pk" PRIMARY KEY("rule","from_day"),
	CONSTRAINT "giving_rules_rule" CHECK ("giving_rules"."rule" IN ('documented-share-bp', 'payout-update-days')),
	CONSTRAINT "giving_rules_value" CHECK ("giving_rules"."value" >= 0),
	CONSTRAINT "giving_rules_share" CHECK ("giving_rules"."rule" <> 'documented-share-bp' OR "giving_rules"."value" <= 10000),
	CONSTRAINT "giving_rules_source" CHECK (length("giving_rules"."source") BETWEEN 1 AND 300)
);
--> statement-breakpoint
CREATE TABLE "tranche_counters" (
	"financial_year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_allocations" ADD CONSTRAINT "campaign_allocations_tranche_id_campaign_tranches_id_fk" FOREIGN KEY ("tranche_id") REFERENCES "public"."campaign_tranches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_allocations" ADD CONSTRAINT "campaign_allocations_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_documents" ADD CONSTRAINT "campaign_documents_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_payees" ADD CONSTRAINT "campaign_payees_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_tranche_bills" ADD CONSTRAINT "campaign_tranche_bills_tranche_id_campaign_tranches_id_fk" FOREIGN KEY ("tranche_id") REFERENCES "public"."campaign_tranches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_tranche_bills" ADD CONSTRAINT "campaign_tranche_bills_document_id_campaign_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."campaign_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_tranches" ADD CONSTRAINT "campaign_tranches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_tranches" ADD CONSTRAINT "campaign_tranches_payee_id_campaign_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."campaign_payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_allocations_gift" ON "campaign_allocations" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "campaign_allocations_tranche" ON "campaign_allocations" USING btree ("tranche_id");--> statement-breakpoint
CREATE INDEX "campaign_documents_of_campaign" ON "campaign_documents" USING btree ("campaign_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_payees_one_current" ON "campaign_payees" USING btree ("campaign_id") WHERE "campaign_payees"."replaced_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_tranche_bills_once" ON "campaign_tranche_bills" USING btree ("document_id","tranche_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_tranches_one_asked" ON "campaign_tranches" USING btree ("campaign_id") WHERE "campaign_tranches"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "campaign_tranches_of_campaign" ON "campaign_tranches" USING btree ("campaign_id","asked_at");--> statement-breakpoint
CREATE INDEX "campaign_tranches_waiting" ON "campaign_tranches" USING btree ("state_at") WHERE "campaign_tranches"."state" IN ('asked', 'prepared', 'released');
--> statement-breakpoint
CREATE FUNCTION campaign_payees_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.kind, NEW.name, NEW.reason, NEW.sealed_account, NEW.ending, NEW.saved_by, NEW.saved_at)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.kind, OLD.name, OLD.reason, OLD.sealed_account, OLD.ending, OLD.saved_by, OLD.saved_at)
     OR (OLD.replaced_at IS NOT NULL AND NEW.replaced_at IS DISTINCT FROM OLD.replaced_at)
     OR (OLD.matched_at IS NOT NULL AND (NEW.name_match, NEW.matched_at, NEW.matched_by)
         IS DISTINCT FROM (OLD.name_match, OLD.matched_at, OLD.matched_by)) THEN
    RAISE EXCEPTION 'payee %: a version stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_payees_stay BEFORE UPDATE ON campaign_payees
  FOR EACH ROW EXECUTE FUNCTION campaign_payees_refuse_change();
--> statement-breakpoint
CREATE FUNCTION giving_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was paid of a campaign stays: % on % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_payees_kept BEFORE DELETE ON campaign_payees
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
CREATE TRIGGER campaign_tranches_kept BEFORE DELETE ON campaign_tranches
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
CREATE TRIGGER campaign_tranche_bills_append_only BEFORE UPDATE OR DELETE ON campaign_tranche_bills
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
CREATE TRIGGER campaign_allocations_append_only BEFORE UPDATE OR DELETE ON campaign_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
-- A tranche keeps its amount, its account and its people, and goes forward only.
CREATE FUNCTION campaign_tranches_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.campaign_id, NEW.payee_id, NEW.sealed_account, NEW.ending, NEW.amount_minor, NEW.purpose,
      NEW.asked_by, NEW.asked_at)
     IS DISTINCT FROM
     (OLD.id, OLD.number, OLD.campaign_id, OLD.payee_id, OLD.sealed_account, OLD.ending, OLD.amount_minor, OLD.purpose,
      OLD.asked_by, OLD.asked_at)
     OR (OLD.prepared_by IS NOT NULL AND NEW.prepared_by IS DISTINCT FROM OLD.prepared_by)
     OR (OLD.released_by IS NOT NULL AND NEW.released_by IS DISTINCT FROM OLD.released_by)
     OR (OLD.paid_at IS NOT NULL AND (NEW.paid_at, NEW.update_due_at) IS DISTINCT FROM (OLD.paid_at, OLD.update_due_at))
     OR (OLD.state, NEW.state) NOT IN (
       ('asked', 'prepared'), ('asked', 'returned-to-owner'), ('asked', 'cancelled'),
       ('prepared', 'released'), ('prepared', 'cancelled'),
       ('released', 'paid'), ('released', 'failed'), ('paid', 'failed')) THEN
    RAISE EXCEPTION 'tranche %: % cannot become %', OLD.number, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_tranches_forward_only BEFORE UPDATE ON campaign_tranches
  FOR EACH ROW EXECUTE FUNCTION campaign_tranches_refuse_change();
--> statement-breakpoint
-- A tranche is paid to a payee of its own campaign.
CREATE FUNCTION campaign_tranches_refuse_other_payee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM campaign_payees p WHERE p.id = NEW.payee_id AND p.campaign_id = NEW.campaign_id) THEN
    RAISE EXCEPTION 'tranche %: its payee is of another campaign', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_tranches_own_payee BEFORE INSERT ON campaign_tranches
  FOR EACH ROW EXECUTE FUNCTION campaign_tranches_refuse_other_payee();
--> statement-breakpoint
-- A bill belongs to the tranche's campaign, and is never paid more than once.
CREATE FUNCTION campaign_tranche_bills_refuse_wrong() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bill campaign_documents%ROWTYPE;
BEGIN
  SELECT * INTO bill FROM campaign_documents WHERE id = NEW.document_id FOR UPDATE;
  IF bill.campaign_id <> (SELECT campaign_id FROM campaign_tranches WHERE id = NEW.tranche_id) THEN
    RAISE EXCEPTION 'bill %: it is of another campaign', NEW.document_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF bill.amount_minor < NEW.amount_minor + (
       SELECT coalesce(sum(b.amount_minor), 0) FROM campaign_tranche_bills b JOIN campaign_tranches t ON t.id = b.tranche_id
        WHERE b.document_id = NEW.document_id AND t.state IN ('asked', 'prepared', 'released', 'paid')) THEN
    RAISE EXCEPTION 'bill %: more than its amount', NEW.document_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_tranche_bills_right BEFORE INSERT ON campaign_tranche_bills
  FOR EACH ROW EXECUTE FUNCTION campaign_tranche_bills_refuse_wrong();
--> statement-breakpoint
-- A bill keeps its amount; it is removed once.
CREATE FUNCTION campaign_documents_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.kind, NEW.what, NEW.amount_minor, NEW.added_by, NEW.added_at)
     IS DISTINCT FROM (OLD.id, OLD.campaign_id, OLD.kind, OLD.what, OLD.amount_minor, OLD.added_by, OLD.added_at)
     OR (NEW.media_id IS NOT NULL AND NEW.media_id IS DISTINCT FROM OLD.media_id)
     OR (OLD.removed_at IS NOT NULL AND NEW.removed_at IS DISTINCT FROM OLD.removed_at) THEN
    RAISE EXCEPTION 'bill %: it stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_documents_stay BEFORE UPDATE ON campaign_documents
  FOR EACH ROW EXECUTE FUNCTION campaign_documents_refuse_change();
--> statement-breakpoint
-- A gift never pays more than itself, and a returned one pays nothing.
CREATE FUNCTION campaign_allocations_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  SELECT min(k.id::text) INTO wrong FROM contributions k
    JOIN (SELECT DISTINCT contribution_id AS id FROM added WHERE contribution_id IS NOT NULL) touched ON touched.id = k.id
    JOIN LATERAL (SELECT sum(a.amount_minor) AS spent_minor FROM campaign_allocations a WHERE a.contribution_id = k.id) s ON true
   WHERE s.spent_minor < 0 OR s.spent_minor > k.amount_minor - k.cost_minor OR (s.spent_minor > 0 AND k.settled_at IS NULL);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'gift %: it cannot pay that much', wrong USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_allocations_within_gift AFTER INSERT ON campaign_allocations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION campaign_allocations_check();
