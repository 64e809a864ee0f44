CREATE TABLE "campaign_question_checks" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"note" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_question_checks_decision" CHECK ("campaign_question_checks"."decision" IN ('published', 'left')),
	CONSTRAINT "campaign_question_checks_left_why" CHECK (("campaign_question_checks"."decision" = 'left') = ("campaign_question_checks"."note" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid,
	"asker_name" text,
	"question" text NOT NULL,
	"sealed_mail" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "campaign_questions_lengths" CHECK (length(question) <= 300 AND length(answer) BETWEEN 1 AND 1000 AND length(asker_name) BETWEEN 1 AND 40),
	CONSTRAINT "campaign_questions_answer_dated" CHECK (("campaign_questions"."answer" IS NULL) = ("campaign_questions"."answered_at" IS NULL)),
	CONSTRAINT "campaign_questions_one_outcome" CHECK ("campaign_questions"."answered_at" IS NULL OR "campaign_questions"."declined_at" IS NULL),
	CONSTRAINT "campaign_questions_hidden_why" CHECK (("campaign_questions"."hidden_at" IS NULL) = ("campaign_questions"."hidden_reason" IS NULL)),
	CONSTRAINT "campaign_questions_withdrawn_empty" CHECK (("campaign_questions"."withdrawn_at" IS NULL AND "campaign_questions"."question" <> '') OR ("campaign_questions"."withdrawn_at" IS NOT NULL AND "campaign_questions"."question" = ''
        AND "campaign_questions"."answer" IS NULL AND "campaign_questions"."asker_name" IS NULL AND "campaign_questions"."sealed_mail" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "campaign_reports" DROP CONSTRAINT "campaign_reports_decision";--> statement-breakpoint
DROP INDEX "campaign_reports_one_open";--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "campaign_question_checks" ADD CONSTRAINT "campaign_question_checks_question_id_campaign_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."campaign_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_questions_once" ON "campaign_questions" USING btree ("campaign_id","user_id",md5(question)) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_answered" ON "campaign_questions" USING btree ("campaign_id","answered_at","id") WHERE answered_at IS NOT NULL AND hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_open" ON "campaign_questions" USING btree ("campaign_id","created_at") WHERE answered_at IS NULL AND declined_at IS NULL AND hidden_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_of_user" ON "campaign_questions" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_question_id_campaign_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."campaign_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_reports_one_open_question" ON "campaign_reports" USING btree ("question_id","by_user_id") WHERE decision IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_reports_one_open" ON "campaign_reports" USING btree ("campaign_id","by_user_id") WHERE decision IS NULL AND question_id IS NULL;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_decision_fits" CHECK (CASE "campaign_reports"."decision" WHEN 'closed' THEN "campaign_reports"."question_id" IS NULL WHEN 'removed' THEN "campaign_reports"."question_id" IS NOT NULL ELSE true END);--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_decision" CHECK ("campaign_reports"."decision" IN ('stays', 'closed', 'removed'));--> statement-breakpoint
-- By hand: the questions that operators decide about.
CREATE INDEX "campaign_questions_declined" ON "campaign_questions" USING btree ("declined_at") WHERE declined_at IS NOT NULL;
