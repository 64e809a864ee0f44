CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
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
	CONSTRAINT "product_questions_lengths" CHECK (length(question) <= 300 AND length(answer) BETWEEN 1 AND 1000 AND length(asker_name) BETWEEN 1 AND 40),
	CONSTRAINT "product_questions_answer_dated" CHECK (("product_questions"."answer" IS NULL) = ("product_questions"."answered_at" IS NULL)),
	CONSTRAINT "product_questions_one_outcome" CHECK ("product_questions"."answered_at" IS NULL OR "product_questions"."declined_at" IS NULL),
	CONSTRAINT "product_questions_hidden_why" CHECK (("product_questions"."hidden_at" IS NULL) = ("product_questions"."hidden_reason" IS NULL)),
	CONSTRAINT "product_questions_withdrawn_empty" CHECK (("product_questions"."withdrawn_at" IS NULL AND "product_questions"."question" <> '') OR ("product_questions"."withdrawn_at" IS NOT NULL AND "product_questions"."question" = ''
        AND "product_questions"."answer" IS NULL AND "product_questions"."asker_name" IS NULL AND "product_questions"."sealed_mail" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"review_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "review_photos_review_id_position_pk" PRIMARY KEY("review_id","position"),
	CONSTRAINT "review_photos_media_unique" UNIQUE("media_id"),
	CONSTRAINT "review_photos_position" CHECK (position BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "market_flags" DROP CONSTRAINT "market_flags_subject";--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_once" ON "product_questions" USING btree ("product_id","user_id",md5(question)) WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "product_questions_answered" ON "product_questions" USING btree ("product_id","answered_at","id") WHERE answered_at IS NOT NULL AND hidden_at IS NULL;--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("product_id","created_at") WHERE answered_at IS NULL AND declined_at IS NULL AND hidden_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "product_questions_of_user" ON "product_questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "review_votes_of_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "market_flags" ADD CONSTRAINT "market_flags_subject" CHECK ("market_flags"."subject" IN ('product', 'review', 'seller', 'question'));