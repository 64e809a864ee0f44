CREATE TABLE "mail_languages" (
	"recipient" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"is_own" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_languages_recipient_is_no_address" CHECK ("mail_languages"."recipient" !~ '^[+]|@'),
	CONSTRAINT "mail_languages_language_is_known" CHECK ("mail_languages"."language" IN ('en', 'hi'))
);
