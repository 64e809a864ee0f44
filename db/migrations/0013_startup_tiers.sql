CREATE TABLE "startup_tiers" (
	"amount_minor" bigint PRIMARY KEY NOT NULL,
	"impact" text NOT NULL,
	CONSTRAINT "startup_tiers_amount" CHECK ("startup_tiers"."amount_minor" > 0)
);
