ALTER TABLE "auth"."one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_kind_unique";--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "raw_user_meta_data" jsonb;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "identity_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "auth"."identities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_kind_unique" ON "auth"."one_time_tokens" USING btree ("user_id","kind") WHERE kind <> 'confirmation';--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_created_at_idx" ON "auth"."one_time_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_identity_id_idx" ON "auth"."one_time_tokens" USING btree ("identity_id") WHERE identity_id is not null;--> statement-breakpoint
-- A password and metadata that a sign-up stored before its address was confirmed move to the token that this very
-- sign-up was sent; of later mails to the address nobody can tell whose sign-up they belong to.
UPDATE "auth"."one_time_tokens" AS token SET "password_hash" = u."password_hash", "raw_user_meta_data" = u."raw_user_meta_data"
FROM "auth"."users" AS u
WHERE token."user_id" = u."id" AND token."kind" = 'confirmation' AND token."created_at" = u."created_at"
  AND u."email_confirmed_at" IS NULL AND u."phone_confirmed_at" IS NULL AND u."raw_user_meta_data" ->> 'sub' = u."id"::text;--> statement-breakpoint
UPDATE "auth"."users" SET "password_hash" = NULL, "raw_user_meta_data" = (
    SELECT jsonb_object_agg(key, value) FROM jsonb_each("raw_user_meta_data")
    WHERE key IN ('sub', 'email', 'phone', 'email_verified', 'phone_verified')
  )
WHERE "email_confirmed_at" IS NULL AND "phone_confirmed_at" IS NULL AND "raw_user_meta_data" ->> 'sub' = "id"::text;--> statement-breakpoint
-- An identity whose provider has not verified the address waits for the mail that was sent for it.
UPDATE "auth"."one_time_tokens" AS token SET "identity_id" = i."id", "raw_user_meta_data" = u."raw_user_meta_data"
FROM "auth"."users" AS u, "auth"."identities" AS i
WHERE token."user_id" = u."id" AND i."user_id" = u."id" AND token."kind" = 'confirmation' AND i."provider" NOT IN ('email', 'phone')
  AND u."email_confirmed_at" IS NULL AND u."phone_confirmed_at" IS NULL AND u."last_sign_in_at" IS NULL
  AND (SELECT count(*) FROM "auth"."identities" AS other WHERE other."user_id" = u."id") = 1;--> statement-breakpoint
UPDATE "auth"."users" AS u SET "raw_user_meta_data" = '{}'
WHERE u."email" IS NOT NULL AND u."email_confirmed_at" IS NULL AND u."phone_confirmed_at" IS NULL AND u."last_sign_in_at" IS NULL
  AND EXISTS (SELECT FROM "auth"."identities" AS i WHERE i."user_id" = u."id" AND i."provider" NOT IN ('email', 'phone'));
