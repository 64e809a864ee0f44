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
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_questions_once" ON "campaign_questions" USING btree ("campaign_id","user_id",md5(question)) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_answered" ON "campaign_questions" USING btree ("campaign_id","answered_at","id") WHERE answered_at IS NOT NULL AND hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_open" ON "campaign_questions" USING btree ("campaign_id","created_at") WHERE answered_at IS NULL AND declined_at IS NULL AND hidden_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_questions_of_user" ON "campaign_questions" USING btree ("user_id","created_at");