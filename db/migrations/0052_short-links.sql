CREATE TABLE "short_links" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_since" timestamp with time zone,
	CONSTRAINT "short_links_id_is_hashed" CHECK ("short_links"."id_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "short_links_recipient_is_no_address" CHECK ("short_links"."recipient" !~ '^[+]|@'),
	CONSTRAINT "short_links_expire_later" CHECK ("short_links"."expires_at" > "short_links"."created_at"),
	CONSTRAINT "short_links_attempts_have_a_time" CHECK ("short_links"."attempts" >= 0 AND ("short_links"."attempts" = 0 OR "short_links"."attempts_since" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX "short_links_recipient" ON "short_links" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "short_links_expires" ON "short_links" USING btree ("expires_at");