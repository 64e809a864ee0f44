CREATE TABLE "known_keys" (
	"use" text NOT NULL,
	"id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_keys_use_id_pk" PRIMARY KEY("use","id")
);
