CREATE TABLE "gst_rates" (
	"basis_points" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"source" text NOT NULL,
	CONSTRAINT "gst_rates_basis_points_from_day_pk" PRIMARY KEY("basis_points","from_day"),
	CONSTRAINT "gst_rates_range" CHECK ("gst_rates"."basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "gst_rates_days" CHECK ("gst_rates"."until_day" >= "gst_rates"."from_day"),
	CONSTRAINT "gst_rates_source" CHECK (length("gst_rates"."source") BETWEEN 1 AND 300)
);
--> statement-breakpoint
CREATE TABLE "gst_rules" (
	"rule" text NOT NULL,
	"from_day" date NOT NULL,
	"needs" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "gst_rules_rule_from_day_pk" PRIMARY KEY("rule","from_day"),
	CONSTRAINT "gst_rules_rule" CHECK ("gst_rules"."rule" IN ('inter-state', 'tax-details')),
	CONSTRAINT "gst_rules_needs" CHECK ("gst_rules"."needs" IN ('nothing', 'gst-number', 'gst-or-enrolment-number', 'hsn-and-rate')),
	CONSTRAINT "gst_rules_source" CHECK (length("gst_rules"."source") BETWEEN 1 AND 300)
);
--> statement-breakpoint
CREATE TABLE "credit_note_lines" (
	"note_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"taxable_minor" bigint NOT NULL,
	"cgst_minor" bigint NOT NULL,
	"sgst_minor" bigint NOT NULL,
	"igst_minor" bigint NOT NULL,
	CONSTRAINT "credit_note_lines_note_id_line_id_pk" PRIMARY KEY("note_id","line_id"),
	CONSTRAINT "credit_note_lines_amounts" CHECK (least("credit_note_lines"."taxable_minor", "credit_note_lines"."cgst_minor", "credit_note_lines"."sgst_minor", "credit_note_lines"."igst_minor") >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"number" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_once_per_refund" UNIQUE("refund_id"),
	CONSTRAINT "credit_notes_number_unique" UNIQUE("seller_id","number"),
	CONSTRAINT "credit_notes_number_length" CHECK (length("credit_notes"."number") BETWEEN 1 AND 16),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"part_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"hsn" text,
	"gst_basis_points" integer,
	"taxable_minor" bigint NOT NULL,
	"cgst_minor" bigint NOT NULL,
	"sgst_minor" bigint NOT NULL,
	"igst_minor" bigint NOT NULL,
	CONSTRAINT "invoice_lines_part_id_line_id_pk" PRIMARY KEY("part_id","line_id"),
	CONSTRAINT "invoice_lines_sum" CHECK ("invoice_lines"."taxable_minor" + "invoice_lines"."cgst_minor" + "invoice_lines"."sgst_minor" + "invoice_lines"."igst_minor" = "invoice_lines"."goods_minor" + "invoice_lines"."delivery_minor"),
	CONSTRAINT "invoice_lines_amounts" CHECK (least("invoice_lines"."taxable_minor", "invoice_lines"."cgst_minor", "invoice_lines"."igst_minor") >= 0),
	CONSTRAINT "invoice_lines_halves" CHECK ("invoice_lines"."sgst_minor" - "invoice_lines"."cgst_minor" IN (0, 1)),
	CONSTRAINT "invoice_lines_one_tax" CHECK ("invoice_lines"."igst_minor" = 0 OR "invoice_lines"."sgst_minor" = 0),
	CONSTRAINT "invoice_lines_hsn" CHECK (("invoice_lines"."hsn" IS NULL) = ("invoice_lines"."gst_basis_points" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"part_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seller_name" text NOT NULL,
	"shop_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"gstin" text,
	"enrolment_number" text,
	"place_of_supply" text NOT NULL,
	"buyer" jsonb,
	"keep_buyer_until" timestamp with time zone,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" IN ('tax-invoice', 'bill-of-supply', 'bill')),
	CONSTRAINT "invoices_registered" CHECK (("invoices"."gstin" IS NULL) = ("invoices"."kind" = 'bill'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gst_basis_points" integer;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "enrolment_number" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "gst_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "gst_noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_note_id_credit_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_line_fk" FOREIGN KEY ("part_id","line_id") REFERENCES "public"."invoice_lines"("part_id","line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_part_id_invoices_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."invoices"("part_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_part_id_invoices_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."invoices"("part_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_lines_of_line" ON "credit_note_lines" USING btree ("part_id","line_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_part" ON "credit_notes" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "invoices_buyer_kept" ON "invoices" USING btree ("keep_buyer_until") WHERE buyer IS NOT NULL AND keep_buyer_until IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_hsn_shape" CHECK ("products"."hsn" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gst_range" CHECK ("products"."gst_basis_points" BETWEEN 0 AND 10000);--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_enrolment_shape" CHECK ("seller_profiles"."enrolment_number" ~ '^[0-9]{2}[A-Z0-9]{13}$');--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_one_number" CHECK ("seller_profiles"."gstin" IS NULL OR "seller_profiles"."enrolment_number" IS NULL);--> statement-breakpoint
-- Shops from before the rules of GST have 60 days: who delivers to all of India without a GST number, and who has a
-- number and no HSN codes on their products.
UPDATE "seller_profiles" SET "gst_due_at" = now() + interval '60 days'
 WHERE "state" IS NOT NULL AND "closed_at" IS NULL AND ("gstin" IS NOT NULL OR "delivers_to" = 'india');
--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_notes_append_only BEFORE UPDATE OR DELETE ON credit_notes
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_note_lines_append_only BEFORE UPDATE OR DELETE ON credit_note_lines
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();
--> statement-breakpoint
-- The buyer may be erased; what the invoice says of the sale may not.
CREATE FUNCTION invoices_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.buyer IS NOT NULL OR to_jsonb(NEW) - 'buyer' IS DISTINCT FROM to_jsonb(OLD) - 'buyer' THEN
    RAISE EXCEPTION 'invoices: what was issued stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_refuse_change();
--> statement-breakpoint
-- The number and the date of an invoice stay as well.
CREATE FUNCTION order_parts_keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_parts: an issued invoice keeps its number and date' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_parts_invoice_stays BEFORE UPDATE ON order_parts
  FOR EACH ROW WHEN (OLD.invoice_number IS NOT NULL AND (NEW.invoice_number, NEW.invoiced_at) IS DISTINCT FROM (OLD.invoice_number, OLD.invoiced_at))
  EXECUTE FUNCTION order_parts_keep_invoice();
