CREATE TABLE "mail_stops" (
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stops_recipient_topic_pk" PRIMARY KEY("recipient","topic"),
	CONSTRAINT "mail_stops_recipient_is_no_address" CHECK ("mail_stops"."recipient" NOT LIKE '%@%')
);
