CREATE TABLE "auth"."text_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cost_paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "text_counts_day_kind_channel_unique" UNIQUE("day","kind","channel"),
	CONSTRAINT "text_counts_kind_is_short" CHECK (length(kind) BETWEEN 1 AND 64),
	CONSTRAINT "text_counts_channel_is_known" CHECK (channel IN ('sms', 'whatsapp', 'call')),
	CONSTRAINT "text_counts_count" CHECK (sent >= 0 AND failed >= 0 AND refused >= 0 AND cost_paise >= 0)
);
