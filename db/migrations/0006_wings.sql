CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"role" text NOT NULL,
	"verb" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_log_role" CHECK ("audit_log"."role" IN ('operator', 'administrator')),
	CONSTRAINT "audit_log_lengths" CHECK (length(subject_id) <= 200 AND length(detail) <= 300)
);
--> statement-breakpoint
CREATE TABLE "care_badges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"badge" text NOT NULL,
	"first_name" text,
	"place" text,
	"reason" text,
	"request_id" uuid,
	"awarded_by" uuid NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "care_badges_request_unique" UNIQUE("request_id"),
	CONSTRAINT "care_badges_badge" CHECK ("care_badges"."badge" IN ('circle-keeper', 'companion-of-dignity', 'bridge-builder', 'keeper-of-home', 'community-builder')),
	CONSTRAINT "care_badges_person_or_withdrawn" CHECK (num_nonnulls("care_badges"."first_name", "care_badges"."place", "care_badges"."reason") = CASE WHEN "care_badges"."withdrawn_at" IS NULL THEN 3 ELSE 0 END),
	CONSTRAINT "care_badges_lengths" CHECK (coalesce(length(first_name), 0) <= 60 AND coalesce(length(place), 0) <= 60 AND coalesce(length(reason), 0) <= 160)
);
--> statement-breakpoint
CREATE TABLE "care_services" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"unit" text NOT NULL,
	"is_regulated" boolean NOT NULL,
	"is_shown" boolean NOT NULL,
	"sort" integer NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "care_services_price" CHECK ("care_services"."price_minor" > 0),
	CONSTRAINT "care_services_unit" CHECK ("care_services"."unit" IN ('day', 'visit', 'session')),
	CONSTRAINT "care_services_sort" CHECK (sort BETWEEN 0 AND 10000),
	CONSTRAINT "care_services_lengths" CHECK (length(name) <= 60 AND length(description) <= 400)
);
--> statement-breakpoint
CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"sender_hash" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "demo_bookings_request_unique" UNIQUE("request_id"),
	CONSTRAINT "demo_bookings_minutes" CHECK ("demo_bookings"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "demo_days_off" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_hours" (
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "demo_hours_weekday_start_minute_pk" PRIMARY KEY("weekday","start_minute"),
	CONSTRAINT "demo_hours_times" CHECK ("demo_hours"."weekday" BETWEEN 1 AND 7 AND "demo_hours"."start_minute" BETWEEN 0 AND 1439 AND "demo_hours"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_downloads" (
	"document_id" uuid NOT NULL,
	"day" date NOT NULL,
	"format" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "document_downloads_document_id_day_format_pk" PRIMARY KEY("document_id","day","format"),
	CONSTRAINT "document_downloads_format" CHECK ("document_downloads"."format" IN ('pdf', 'docx', 'csv')),
	CONSTRAINT "document_downloads_count" CHECK ("document_downloads"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"is_composite" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"set_up_minutes" integer,
	"editable" text,
	"version" integer NOT NULL,
	"downloads_before" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "documents_slug_unique" UNIQUE("slug"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" IN ('template', 'tool', 'kit', 'case-study')),
	CONSTRAINT "documents_editable" CHECK ("documents"."editable" IN ('docx', 'csv')),
	CONSTRAINT "documents_numbers" CHECK ("documents"."version" > 0 AND "documents"."downloads_before" >= 0 AND "documents"."set_up_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"circle" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"online_url" text,
	"cause" text,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"campaign_id" uuid,
	"capacity" integer,
	"entry" text NOT NULL,
	"attendees_baseline" integer DEFAULT 0 NOT NULL,
	"baseline_note" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "events_slug_shape" CHECK ("events"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "events_type_known" CHECK ("events"."type" IN ('dj-night', 'dinner-dance', 'youth-campaign', 'stress-free')),
	CONSTRAINT "events_circle_known" CHECK ("events"."circle" IN ('heartbeat', 'sahaara')),
	CONSTRAINT "events_entry_known" CHECK ("events"."entry" IN ('free', 'gift')),
	CONSTRAINT "events_gift_has_campaign" CHECK ("events"."entry" = 'free' OR "events"."campaign_id" IS NOT NULL),
	CONSTRAINT "events_end_after_start" CHECK ("events"."ends_at" > "events"."starts_at"),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" >= "events"."attendees_baseline"),
	CONSTRAINT "events_baseline_has_source" CHECK ("events"."attendees_baseline" >= 0 AND ("events"."attendees_baseline" = 0 OR "events"."baseline_note" IS NOT NULL)),
	CONSTRAINT "events_cancelled_has_reason" CHECK (("events"."cancelled_at" IS NULL) = ("events"."cancel_reason" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"user_id" uuid,
	"form_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" uuid,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "tickets_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "tickets_code_shape" CHECK (code ~ '^[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{10}$'),
	CONSTRAINT "tickets_named_until_forgotten" CHECK (CASE WHEN "tickets"."forgotten_at" IS NULL THEN "tickets"."name" IS NOT NULL AND num_nonnulls("tickets"."email", "tickets"."phone") = 1
        ELSE num_nonnulls("tickets"."name", "tickets"."email", "tickets"."phone", "tickets"."user_id") = 0 END)
);
--> statement-breakpoint
CREATE TABLE "helplines" (
	"number" text PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"note" text,
	"hours" text NOT NULL,
	"languages" text,
	"source" text NOT NULL,
	"verified_on" date,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"is_urgent" boolean NOT NULL,
	"is_shown" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "helplines_number_shape" CHECK ("helplines"."number" ~ '^[+]?[0-9]{3,15}$'),
	CONSTRAINT "helplines_sort_range" CHECK (sort BETWEEN 0 AND 10000),
	CONSTRAINT "helplines_lengths" CHECK (coalesce(length(what), 0) <= 160 AND coalesce(length(note), 0) <= 160 AND coalesce(length(hours), 0) <= 160 AND coalesce(length(languages), 0) <= 160 AND coalesce(length(source), 0) <= 160)
);
--> statement-breakpoint
CREATE TABLE "course_link_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"result" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_link_checks_result" CHECK (result IN ('works', 'broken'))
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"minutes" smallint NOT NULL,
	"body" text NOT NULL,
	"task" text NOT NULL,
	CONSTRAINT "course_modules_slug" UNIQUE("course_id","slug"),
	CONSTRAINT "course_modules_minutes" CHECK ("course_modules"."minutes" > 0 AND "course_modules"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"tab" text,
	"url" text,
	"track" text,
	"badge" text,
	"description" text NOT NULL,
	"duration" text NOT NULL,
	"level" text NOT NULL,
	"instructor" text,
	"languages" text NOT NULL,
	"cost_note" text NOT NULL,
	"tags" jsonb NOT NULL,
	"students_baseline" integer NOT NULL,
	"rating_baseline_tenths" smallint,
	"ratings_baseline" integer NOT NULL,
	"figures_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_type" CHECK (type IN ('university', 'company', 'nonprofit', 'path')),
	CONSTRAINT "courses_level" CHECK (level IN ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "courses_tab" CHECK (tab IN ('ai', 'tech', 'business')),
	CONSTRAINT "courses_track" CHECK (track IN ('ssr', 'seeds')),
	CONSTRAINT "courses_one_kind" CHECK (("courses"."type" = 'path') = ("courses"."track" IS NOT NULL) AND ("courses"."type" = 'path') = ("courses"."badge" IS NOT NULL)
        AND ("courses"."type" = 'path') = ("courses"."url" IS NULL) AND ("courses"."type" = 'path') = ("courses"."tab" IS NULL)),
	CONSTRAINT "courses_rating" CHECK (rating_baseline_tenths BETWEEN 10 AND 50),
	CONSTRAINT "courses_rated" CHECK (("courses"."rating_baseline_tenths" IS NULL) = ("courses"."ratings_baseline" = 0)),
	CONSTRAINT "courses_figures" CHECK ("courses"."students_baseline" >= 0 AND "courses"."ratings_baseline" >= 0),
	CONSTRAINT "courses_retired_after_published" CHECK ("courses"."retired_at" IS NULL OR "courses"."published_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "earned_badges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "earned_badges_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"rating" smallint,
	CONSTRAINT "enrolments_once" UNIQUE("user_id","course_id"),
	CONSTRAINT "enrolments_rating" CHECK (rating BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "learner_spotlights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"quote" text NOT NULL,
	"step" text NOT NULL,
	"consent" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"shown_by" uuid NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "module_completions" (
	"enrolment_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_completions_enrolment_id_module_id_pk" PRIMARY KEY("enrolment_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"contact" text,
	"wing" text NOT NULL,
	"display_name" text,
	"snippet" text,
	"education" text,
	"seeking" text,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"soft_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "referrals_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "referrals_wing" CHECK ("referrals"."wing" IN ('doc', 'seeds', 'empowerher', 'stories', 'sahaara')),
	CONSTRAINT "referrals_agreed_has_words" CHECK ("referrals"."agreed_at" IS NULL OR ("referrals"."display_name" IS NOT NULL AND "referrals"."snippet" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "vouches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referral_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_members" (
	"desk" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_members_desk_user_id_pk" PRIMARY KEY("desk","user_id"),
	CONSTRAINT "desk_members_desk" CHECK ("desk_members"."desk" IN ('front', 'partnership', 'stories', 'programmes', 'market', 'solve', 'care', 'wellbeing', 'legal', 'safety'))
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" uuid,
	"by_name" text,
	"body_sealed" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_events_kind" CHECK ("request_events"."kind" IN ('received', 'assigned', 'noted', 'replied', 'added', 'closed', 'reopened'))
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"desk" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"code_hash" text NOT NULL,
	"code_sealed" text NOT NULL,
	"user_id" uuid,
	"answers" jsonb,
	"answers_sealed" text,
	"fingerprint" text NOT NULL,
	"owner_user_id" uuid,
	"owner_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "requests_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "requests_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "requests_desk" CHECK ("requests"."desk" IN ('front', 'partnership', 'stories', 'programmes', 'market', 'solve', 'care', 'wellbeing', 'legal', 'safety')),
	CONSTRAINT "requests_one_form" CHECK (num_nonnulls("requests"."answers", "requests"."answers_sealed") = 1)
);
--> statement-breakpoint
CREATE TABLE "squad_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"squad_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "squad_invitations_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "squad_members" (
	"squad_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "squad_members_squad_id_user_id_pk" PRIMARY KEY("squad_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "squads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"badge" text NOT NULL,
	"founder_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "squads_badge" CHECK ("squads"."badge" IN ('warrior', 'guardian', 'phoenix', 'lioness')),
	CONSTRAINT "squads_name" CHECK (length(name) BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE TABLE "startup_interests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"startup_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "startup_interests_amount" CHECK ("startup_interests"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "startups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"category" text NOT NULL,
	"equity" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"pitch" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"founder_name" text NOT NULL,
	"founder_email" text,
	"target_minor" bigint NOT NULL,
	"raised_minor" bigint DEFAULT 0 NOT NULL,
	"investors" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"listed_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "startups_slug_unique" UNIQUE("slug"),
	CONSTRAINT "startups_stage" CHECK ("startups"."stage" IN ('idea', 'prototype', 'early', 'growth')),
	CONSTRAINT "startups_amounts" CHECK ("startups"."target_minor" >= 0 AND "startups"."raised_minor" >= 0 AND "startups"."investors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "testimonies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid,
	"shows_name" boolean NOT NULL,
	"name" text,
	"place" text,
	"age" smallint,
	"story" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "testimonies_request_unique" UNIQUE("request_id"),
	CONSTRAINT "testimonies_named_or_anonymous" CHECK ("testimonies"."shows_name" = ("testimonies"."name" IS NOT NULL)),
	CONSTRAINT "testimonies_anonymous_has_no_place" CHECK ("testimonies"."shows_name" OR "testimonies"."place" IS NULL),
	CONSTRAINT "testimonies_told_or_sample" CHECK ("testimonies"."is_sample" OR "testimonies"."request_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "testimony_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimony_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"testimony_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"guardian_consented" boolean DEFAULT false NOT NULL,
	"by_user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "testimony_decisions_verdict" CHECK ("testimony_decisions"."verdict" IN ('approved', 'declined', 'withdrawn')),
	CONSTRAINT "testimony_decisions_no_has_reason" CHECK ("testimony_decisions"."verdict" = 'approved' OR "testimony_decisions"."reason" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "private_note_keeping" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_notes_kind" CHECK (kind ~ '^[a-z][a-z-]{2,39}$')
);
--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_kind_known";--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_downloads" ADD CONSTRAINT "document_downloads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_link_checks" ADD CONSTRAINT "course_link_checks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_spotlights" ADD CONSTRAINT "learner_spotlights_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_completions" ADD CONSTRAINT "module_completions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_completions" ADD CONSTRAINT "module_completions_module_id_course_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."course_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouches" ADD CONSTRAINT "vouches_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_invitations" ADD CONSTRAINT "squad_invitations_squad_id_squads_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."squads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_members" ADD CONSTRAINT "squad_members_squad_id_squads_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."squads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_interests" ADD CONSTRAINT "startup_interests_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_decisions" ADD CONSTRAINT "testimony_decisions_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "care_badges_shown" ON "care_badges" USING btree ("awarded_at") WHERE "care_badges"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_bookings_one_each" ON "demo_bookings" USING btree ("starts_at") WHERE "demo_bookings"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "demo_bookings_sender" ON "demo_bookings" USING btree ("sender_hash");--> statement-breakpoint
CREATE INDEX "documents_shelf" ON "documents" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "events_by_circle" ON "events" USING btree ("circle","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_one_an_email" ON "tickets" USING btree ("event_id","email") WHERE "tickets"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_one_a_phone" ON "tickets" USING btree ("event_id","phone") WHERE "tickets"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tickets_held" ON "tickets" USING btree ("event_id") WHERE "tickets"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_link_checks_latest" ON "course_link_checks" USING btree ("course_id","checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "courses_shelf" ON "courses" USING btree ("tab","published_at");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "module_completions_module" ON "module_completions" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "referrals_contact" ON "referrals" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "referrals_listed" ON "referrals" USING btree ("agreed_at") WHERE "referrals"."removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vouches_once" ON "vouches" USING btree ("referral_id","by_user_id");--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("desk","is_urgent","due_at") WHERE "requests"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "requests_closed" ON "requests" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "requests_user" ON "requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "squad_invitations_open" ON "squad_invitations" USING btree ("squad_id","email") WHERE "squad_invitations"."answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "squad_invitations_day" ON "squad_invitations" USING btree ("squad_id","created_at");--> statement-breakpoint
CREATE INDEX "squad_members_user" ON "squad_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "squads_once" ON "squads" USING btree ("founder_user_id","name");--> statement-breakpoint
CREATE INDEX "startup_interests_startup" ON "startup_interests" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startups_listed" ON "startups" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "testimony_decisions_latest" ON "testimony_decisions" USING btree ("testimony_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "private_notes_of_person" ON "private_notes" USING btree ("user_id","kind","written_at");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_kind_known" CHECK ("campaigns"."kind" IN ('story', 'emergency', 'student', 'event'));
