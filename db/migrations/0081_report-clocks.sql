CREATE TABLE "report_notices" (
	"report_id" uuid NOT NULL,
	"news" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_notices_report_id_news_pk" PRIMARY KEY("report_id","news"),
	CONSTRAINT "report_notices_news" CHECK ("report_notices"."news" IN ('waiting', 'late'))
);
--> statement-breakpoint
ALTER TABLE "campaign_reports" DROP CONSTRAINT "campaign_reports_reason";--> statement-breakpoint
ALTER TABLE "market_flags" DROP CONSTRAINT "market_flags_reason";--> statement-breakpoint
ALTER TABLE "story_decisions" DROP CONSTRAINT "story_decisions_rule";--> statement-breakpoint
ALTER TABLE "story_reports" DROP CONSTRAINT "story_reports_reason";--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_reason" CHECK ("campaign_reports"."reason" IN ('not-true', 'copied', 'money', 'pictures', 'consent', 'hurtful', 'other'));--> statement-breakpoint
ALTER TABLE "market_flags" ADD CONSTRAINT "market_flags_reason" CHECK ("market_flags"."reason" IN ('not-as-described', 'forbidden', 'copied', 'pictures', 'hurtful', 'private', 'other'));--> statement-breakpoint
ALTER TABLE "story_decisions" ADD CONSTRAINT "story_decisions_rule" CHECK ("story_decisions"."rule" IN ('danger', 'pictures', 'no-consent', 'private', 'hurtful', 'untrue', 'spam', 'something-else'));--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_reason" CHECK ("story_reports"."reason" IN ('danger', 'pictures', 'no-consent', 'private', 'hurtful', 'untrue', 'spam', 'something-else'));