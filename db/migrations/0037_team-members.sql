CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"about" text,
	"link" text,
	"sort" integer NOT NULL,
	CONSTRAINT "team_members_lengths" CHECK (length(name) <= 80 AND length(role) <= 80 AND length(about) <= 400 AND length(link) <= 200),
	CONSTRAINT "team_members_link" CHECK (link LIKE 'https://%')
);
