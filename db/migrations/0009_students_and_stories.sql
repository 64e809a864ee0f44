CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"sealed_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"notice_version" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "guardian_consents_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "guardian_consents_answer" CHECK ("guardian_consents"."answer" IN ('allowed', 'declined')),
	CONSTRAINT "guardian_consents_answered" CHECK (("guardian_consents"."answer" IS NULL) = ("guardian_consents"."answered_at" IS NULL)),
	CONSTRAINT "guardian_consents_withdrawn" CHECK ("guardian_consents"."withdrawn_at" IS NULL OR "guardian_consents"."answer" IS NOT DISTINCT FROM 'allowed'),
	CONSTRAINT "guardian_consents_replaced" CHECK ("guardian_consents"."replaced_at" IS NULL OR "guardian_consents"."answer" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "person_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blocker_user_id" uuid NOT NULL,
	"blocked_user_id" uuid NOT NULL,
	"blocked_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_blocks_once" UNIQUE("blocker_user_id","blocked_user_id"),
	CONSTRAINT "person_blocks_not_self" CHECK ("person_blocks"."blocker_user_id" <> "person_blocks"."blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "student_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"student_id" text,
	"college_name" text NOT NULL,
	"course" text,
	"year_of_study" smallint NOT NULL,
	"display_name" text NOT NULL,
	"bio" text,
	"profile_image_id" uuid,
	"age_band" text NOT NULL,
	"sealed_email" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_profiles_user_unique" UNIQUE("user_id"),
	CONSTRAINT "student_profiles_age_band" CHECK ("student_profiles"."age_band" IN ('18-or-older', 'under-18')),
	CONSTRAINT "student_profiles_year" CHECK (year_of_study BETWEEN 1 AND 5),
	CONSTRAINT "student_profiles_lengths" CHECK (length(display_name) BETWEEN 1 AND 80
        AND length(college_name) BETWEEN 1 AND 120
        AND length(student_id) <= 40
        AND length(course) <= 120 AND length(bio) <= 500)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration" double precision,
	"size" integer NOT NULL,
	"path" text NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"discarded_at" timestamp with time zone,
	CONSTRAINT "media_path_unique" UNIQUE("path"),
	CONSTRAINT "media_kind" CHECK ("media"."kind" IN ('image', 'video')),
	CONSTRAINT "media_measures" CHECK ("media"."width" > 0 AND "media"."height" > 0 AND "media"."size" > 0),
	CONSTRAINT "media_duration" CHECK (("media"."kind" = 'video') = ("media"."duration" IS NOT NULL)),
	CONSTRAINT "media_path" CHECK ("media"."path" ~ '^stories/[0-9]+-[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "need_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"need_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"message" text NOT NULL,
	"offer" text,
	"sealed" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"sealed_author_contact" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "need_answers_once" UNIQUE("need_id","student_id"),
	CONSTRAINT "need_answers_accepted_whole" CHECK (("need_answers"."accepted_at" IS NULL) = ("need_answers"."sealed_author_contact" IS NULL)),
	CONSTRAINT "need_answers_lengths" CHECK (length(message) BETWEEN 1 AND 1000 AND length(offer) <= 160)
);
--> statement-breakpoint
CREATE TABLE "need_halts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"need_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "need_halts_kind" CHECK ("need_halts"."kind" IN ('closed', 'hidden')),
	CONSTRAINT "need_halts_in_order" CHECK ("need_halts"."ended_at" >= "need_halts"."began_at")
);
--> statement-breakpoint
CREATE TABLE "needs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"cause" text NOT NULL,
	"region" text NOT NULL,
	"place" text,
	"hands" smallint,
	"until" date,
	"sealed_mail" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "needs_kind" CHECK ("needs"."kind" IN ('volunteers', 'causes')),
	CONSTRAINT "needs_cause" CHECK ("needs"."cause" IN ('environment', 'education', 'health', 'community', 'livelihood', 'kindness', 'other')),
	CONSTRAINT "needs_hands" CHECK ("needs"."hands" BETWEEN 1 AND 500),
	CONSTRAINT "needs_lengths" CHECK (length(title) BETWEEN 1 AND 100 AND length(description) BETWEEN 1 AND 2000 AND length(place) <= 120)
);
--> statement-breakpoint
CREATE TABLE "good_deeds_stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_profile_id" uuid NOT NULL,
	"form_key" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"cause_category" text NOT NULL,
	"location" text,
	"impact_metrics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"is_published" boolean DEFAULT true NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "good_deeds_stories_once" UNIQUE("student_profile_id","form_key"),
	CONSTRAINT "good_deeds_stories_cause" CHECK ("good_deeds_stories"."cause_category" IN ('environment', 'education', 'health', 'community', 'livelihood', 'kindness', 'other')),
	CONSTRAINT "good_deeds_stories_likes" CHECK ("good_deeds_stories"."likes_count" >= 0),
	CONSTRAINT "good_deeds_stories_lengths" CHECK (length(title) BETWEEN 1 AND 120 AND length(description) BETWEEN 1 AND 5000
        AND length(location) <= 120)
);
--> statement-breakpoint
CREATE TABLE "story_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"decision_id" bigint NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer_id" bigint,
	CONSTRAINT "story_appeals_once" UNIQUE("decision_id"),
	CONSTRAINT "story_appeals_words" CHECK (length(words) BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE TABLE "story_counters" (
	"shard" smallint NOT NULL,
	"is_sample" boolean NOT NULL,
	"stories" bigint DEFAULT 0 NOT NULL,
	"likes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "story_counters_is_sample_shard_pk" PRIMARY KEY("is_sample","shard")
);
--> statement-breakpoint
CREATE TABLE "story_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"rule" text,
	"words" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_decisions_verdict" CHECK ("story_decisions"."verdict" IN ('hidden', 'kept', 'restored', 'upheld')),
	CONSTRAINT "story_decisions_rule" CHECK ("story_decisions"."rule" IN ('danger', 'no-consent', 'private', 'hurtful', 'untrue', 'spam', 'something-else')),
	CONSTRAINT "story_decisions_hidden_has_rule" CHECK (("story_decisions"."verdict" = 'hidden') = ("story_decisions"."rule" IS NOT NULL)),
	CONSTRAINT "story_decisions_no_has_words" CHECK ("story_decisions"."verdict" IN ('kept', 'restored') OR "story_decisions"."words" <> ''),
	CONSTRAINT "story_decisions_lengths" CHECK (length(words) <= 500)
);
--> statement-breakpoint
CREATE TABLE "story_likes" (
	"story_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_likes_story_id_user_id_pk" PRIMARY KEY("story_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "story_media" (
	"story_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "story_media_story_id_position_pk" PRIMARY KEY("story_id","position"),
	CONSTRAINT "story_media_media_unique" UNIQUE("media_id"),
	CONSTRAINT "story_media_position" CHECK (position BETWEEN 0 AND 3),
	CONSTRAINT "story_media_caption" CHECK (length(caption) <= 200)
);
--> statement-breakpoint
CREATE TABLE "story_mutes" (
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_mutes_user_id_story_id_pk" PRIMARY KEY("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "story_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"reporter_user_id" uuid,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision_id" bigint,
	CONSTRAINT "story_reports_reason" CHECK ("story_reports"."reason" IN ('danger', 'no-consent', 'private', 'hurtful', 'untrue', 'spam', 'something-else')),
	CONSTRAINT "story_reports_note" CHECK (length(note) <= 500)
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_student_profile_id_student_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."student_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_profile_image_id_media_id_fk" FOREIGN KEY ("profile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_student_id_student_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_halts" ADD CONSTRAINT "need_halts_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_student_id_student_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_deeds_stories" ADD CONSTRAINT "good_deeds_stories_student_profile_id_student_profiles_id_fk" FOREIGN KEY ("student_profile_id") REFERENCES "public"."student_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_appeals" ADD CONSTRAINT "story_appeals_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_appeals" ADD CONSTRAINT "story_appeals_decision_id_story_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."story_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_appeals" ADD CONSTRAINT "story_appeals_answer_id_story_decisions_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."story_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_decisions" ADD CONSTRAINT "story_decisions_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_likes" ADD CONSTRAINT "story_likes_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_media" ADD CONSTRAINT "story_media_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_media" ADD CONSTRAINT "story_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_mutes" ADD CONSTRAINT "story_mutes_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_story_id_good_deeds_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."good_deeds_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_decision_id_story_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."story_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_consents_student" ON "guardian_consents" USING btree ("student_profile_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_open" ON "guardian_consents" USING btree ("student_profile_id") WHERE "guardian_consents"."answer" IS NULL AND "guardian_consents"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX "person_blocks_blocked" ON "person_blocks" USING btree ("blocked_user_id","blocker_user_id");--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "media_unattached" ON "media" USING btree ("created_at") WHERE attached_at IS NULL;--> statement-breakpoint
CREATE INDEX "media_discarded" ON "media" USING btree ("discarded_at") WHERE discarded_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "need_answers_of_student" ON "need_answers" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "need_halts_one_open" ON "need_halts" USING btree ("need_id","kind") WHERE "need_halts"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "needs_newest" ON "needs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "needs_newest_of_kind" ON "needs" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "needs_of_student" ON "needs" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "good_deeds_stories_feed" ON "good_deeds_stories" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "good_deeds_stories"."is_published";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_cause_feed" ON "good_deeds_stories" USING btree ("cause_category","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "good_deeds_stories"."is_published";--> statement-breakpoint
CREATE INDEX "good_deeds_stories_author" ON "good_deeds_stories" USING btree ("student_profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_appeals_story" ON "story_appeals" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "story_appeals_answer" ON "story_appeals" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "story_appeals_open" ON "story_appeals" USING btree ("at") WHERE "story_appeals"."answer_id" IS NULL;--> statement-breakpoint
CREATE INDEX "story_decisions_latest" ON "story_decisions" USING btree ("story_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_likes_user" ON "story_likes" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_mutes_story" ON "story_mutes" USING btree ("story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_reports_open_once" ON "story_reports" USING btree ("story_id","reporter_user_id") WHERE "story_reports"."decision_id" IS NULL;--> statement-breakpoint
CREATE INDEX "story_reports_open" ON "story_reports" USING btree ("story_id","created_at") WHERE "story_reports"."decision_id" IS NULL;--> statement-breakpoint
CREATE INDEX "story_reports_story" ON "story_reports" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "story_reports_decision" ON "story_reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "story_reports_reporter" ON "story_reports" USING btree ("reporter_user_id");--> statement-breakpoint
-- Stories: what may be shown, and counts that cannot drift.

-- Whether a student may be public: of age, or with a guardian's consent that stands.
CREATE FUNCTION student_may_publish(profile uuid) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT EXISTS (SELECT FROM student_profiles WHERE id = profile AND age_band = '18-or-older')
    OR EXISTS (SELECT FROM guardian_consents
      WHERE student_profile_id = profile AND answer = 'allowed' AND withdrawn_at IS NULL)
$$;
--> statement-breakpoint
-- Nobody writes is_published: it follows from the rows. The author's row is held while her story is written, so that
-- a consent which comes or goes at the same moment finds the story.
CREATE FUNCTION good_deeds_stories_publish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM student_profiles WHERE id = NEW.student_profile_id FOR SHARE;
    NEW.is_published := NEW.taken_back_at IS NULL AND student_may_publish(NEW.student_profile_id);
    RETURN NEW;
  END IF;
  NEW.is_published := NEW.taken_back_at IS NULL
    AND student_may_publish(NEW.student_profile_id)
    AND coalesce((SELECT verdict IN ('kept', 'restored') FROM story_decisions
      WHERE story_id = NEW.id ORDER BY id DESC LIMIT 1), true);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER good_deeds_stories_publish BEFORE INSERT OR UPDATE OF is_published, taken_back_at ON good_deeds_stories
  FOR EACH ROW EXECUTE FUNCTION good_deeds_stories_publish();
--> statement-breakpoint
CREATE FUNCTION story_decisions_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE good_deeds_stories SET is_published = is_published WHERE id = NEW.story_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_decisions_apply AFTER INSERT ON story_decisions
  FOR EACH ROW EXECUTE FUNCTION story_decisions_apply();
--> statement-breakpoint
CREATE FUNCTION guardian_consents_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE good_deeds_stories SET is_published = is_published WHERE student_profile_id = NEW.student_profile_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guardian_consents_apply AFTER INSERT OR UPDATE OF answer, withdrawn_at ON guardian_consents
  FOR EACH ROW WHEN (NEW.answer = 'allowed') EXECUTE FUNCTION guardian_consents_apply();
--> statement-breakpoint
CREATE FUNCTION student_profiles_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE good_deeds_stories SET is_published = is_published WHERE student_profile_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER student_profiles_apply AFTER UPDATE OF age_band ON student_profiles
  FOR EACH ROW WHEN (OLD.age_band <> NEW.age_band) EXECUTE FUNCTION student_profiles_apply();
--> statement-breakpoint
-- Pictures and films are seen exactly as long as their story is.
CREATE FUNCTION good_deeds_stories_show_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    UPDATE media SET withdrawn_at = NULL FROM story_media
     WHERE story_media.story_id = NEW.id AND media.id = story_media.media_id AND media.discarded_at IS NULL;
  ELSE
    UPDATE media SET withdrawn_at = coalesce(withdrawn_at, now()) FROM story_media
     WHERE story_media.story_id = NEW.id AND media.id = story_media.media_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER good_deeds_stories_show_media AFTER UPDATE ON good_deeds_stories
  FOR EACH ROW WHEN (OLD.is_published <> NEW.is_published) EXECUTE FUNCTION good_deeds_stories_show_media();
--> statement-breakpoint
CREATE FUNCTION story_media_hide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media SET withdrawn_at = coalesce(withdrawn_at, now())
   WHERE id = NEW.media_id
     AND EXISTS (SELECT FROM good_deeds_stories WHERE id = NEW.story_id AND NOT is_published);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_media_hide AFTER INSERT ON story_media
  FOR EACH ROW EXECUTE FUNCTION story_media_hide();
--> statement-breakpoint
-- A like and its count are one statement. Of many likes at once, stories are locked in one order, so that two people
-- who leave at the same time do not wait for each other in a circle.
CREATE FUNCTION story_likes_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM good_deeds_stories WHERE id IN (SELECT story_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE good_deeds_stories AS story
     SET likes_count = likes_count + CASE TG_OP WHEN 'INSERT' THEN likes ELSE -likes END
    FROM (SELECT story_id, count(*)::int AS likes FROM changed GROUP BY story_id) AS counted
   WHERE story.id = counted.story_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER story_likes_count_added AFTER INSERT ON story_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION story_likes_count();
--> statement-breakpoint
CREATE TRIGGER story_likes_count_removed AFTER DELETE ON story_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION story_likes_count();
--> statement-breakpoint
CREATE FUNCTION story_likes_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'likes come and go, they do not change' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER story_likes_stay BEFORE UPDATE OR TRUNCATE ON story_likes
  FOR EACH STATEMENT EXECUTE FUNCTION story_likes_refuse_change();
--> statement-breakpoint
-- The wall's totals. Counted when the transaction commits: then the counter is the last row that it locks, whatever
-- else it touched, and nobody can wait in a circle. Connections share 16 rows.
CREATE FUNCTION story_counters_add(sample boolean, more_stories bigint, more_likes bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO story_counters AS counter (shard, is_sample, stories, likes)
  VALUES (pg_backend_pid() % 16, sample, more_stories, more_likes)
  ON CONFLICT (is_sample, shard) DO UPDATE
    SET stories = counter.stories + more_stories, likes = counter.likes + more_likes
$$;
--> statement-breakpoint
CREATE FUNCTION good_deeds_stories_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more_stories bigint := 0;
  more_likes bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_published THEN
    more_stories := -1;
    more_likes := -OLD.likes_count;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_published THEN
    more_stories := more_stories + 1;
    more_likes := more_likes + NEW.likes_count;
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM story_counters_add(OLD.is_sample, more_stories, more_likes);
  ELSE
    PERFORM story_counters_add(NEW.is_sample, more_stories, more_likes);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER good_deeds_stories_total_added AFTER INSERT ON good_deeds_stories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.is_published)
  EXECUTE FUNCTION good_deeds_stories_total();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER good_deeds_stories_total_changed AFTER UPDATE ON good_deeds_stories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.is_published OR NEW.is_published)
    AND (OLD.is_published, OLD.likes_count) IS DISTINCT FROM (NEW.is_published, NEW.likes_count))
  EXECUTE FUNCTION good_deeds_stories_total();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER good_deeds_stories_total_removed AFTER DELETE ON good_deeds_stories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.is_published)
  EXECUTE FUNCTION good_deeds_stories_total();
