import { sql } from 'drizzle-orm'
import { storiesChecks } from '#app/features/stories/checks.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const STUDENTS = 500
const LIKES_PER_STORY = 10
/** Stories whose likes are inserted by one statement. */
const LIKED_AT_ONCE = 5_000
/** Of the newest stories: the same number in a smaller and in a larger database. */
const LIKED_BY_READER = 100

/** The reader's account: a student who has blocked some others. */
export const READER = '00000000-0000-4000-8000-000000000001'

/**
 * Fills an empty database with `n` stories of 500 students with ten likes each, all different. Triggers are disabled
 * meanwhile; the counts that they would write are inserted and checked.
 */
export async function seedManyStories(db: Db, n: number): Promise<void> {
  await seedStudents(db)
  await db.execute(sql`ALTER TABLE good_deeds_stories DISABLE TRIGGER USER`)
  await db.execute(sql`ALTER TABLE story_likes DISABLE TRIGGER USER`)
  await db.execute(sql`
    INSERT INTO good_deeds_stories (student_profile_id, form_key, title, description, cause_category, location,
      impact_metrics, is_anonymous, likes_count, consented_at, created_at)
    SELECT student.id, gen_random_uuid(), 'Good deed ' || i,
      'What happened, number ' || md5(i::text) || repeat('. So it went', 20),
      (ARRAY['environment', 'education', 'health', 'community', 'livelihood', 'kindness', 'other'])[i % 7 + 1],
      'Place ' || i % 300, '[{"name":"People","value":12}]'::jsonb, i % 8 = 0, ${LIKES_PER_STORY}::int,
      timestamptz '2026-01-01' + i * interval '1 minute', timestamptz '2026-01-01' + i * interval '1 minute'
    FROM generate_series(1, ${n}::int) i
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM student_profiles) AS student
      ON student.number = i % ${STUDENTS}::int + 1`)
  await seedPictures(db)
  await db.execute(sql`ANALYZE`)
  for (let from = 0; from < n; from += LIKED_AT_ONCE) await seedLikes(db, from)
  await db.execute(sql`
    INSERT INTO story_counters (shard, is_sample, stories, likes)
    SELECT shard, false, ${n}::int / 16 + CASE WHEN shard = 0 THEN ${n}::int % 16 ELSE 0 END,
      (${n}::int / 16 + CASE WHEN shard = 0 THEN ${n}::int % 16 ELSE 0 END) * ${LIKES_PER_STORY}::int
    FROM generate_series(0, 15) shard
    ON CONFLICT (is_sample, shard) DO UPDATE
      SET stories = story_counters.stories + excluded.stories, likes = story_counters.likes + excluded.likes`)
  await db.execute(sql`ALTER TABLE good_deeds_stories ENABLE TRIGGER USER`)
  await db.execute(sql`ALTER TABLE story_likes ENABLE TRIGGER USER`)
  await db.execute(sql`
    INSERT INTO story_likes (story_id, user_id, created_at) SELECT id, ${READER}::uuid, created_at
    FROM good_deeds_stories ORDER BY created_at DESC LIMIT ${LIKED_BY_READER}::int`)
  await db.execute(sql`VACUUM ANALYZE`)
  await demandSoundCounts(db)
}

async function seedStudents(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO student_profiles (user_id, college_name, year_of_study, display_name, age_band, created_at)
    SELECT CASE WHEN i = 1 THEN ${READER}::uuid ELSE gen_random_uuid() END, 'College ' || i % 40, i % 5 + 1,
      'Student ' || i, '18-or-older', timestamptz '2026-01-01'
    FROM generate_series(1, ${STUDENTS}::int) i`)
  await db.execute(sql`
    INSERT INTO person_blocks (blocker_user_id, blocked_user_id, blocked_name, created_at)
    SELECT ${READER}::uuid, user_id, display_name, created_at FROM student_profiles
    WHERE user_id <> ${READER}::uuid ORDER BY display_name LIMIT 10`)
}

/** Every second story has a picture. */
async function seedPictures(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO media (owner_id, kind, width, height, size, path, variants, created_at, attached_at)
    SELECT ${READER}::uuid, 'image', 720, 480, 90000, 'stories/1763712000000-' || left(md5(id::text), 22),
      jsonb_build_array(jsonb_build_object('file', md5(id::text) || '-720.webp', 'type', 'image/webp', 'width', 720,
        'height', 480, 'size', 90000)), created_at, created_at
    FROM good_deeds_stories WHERE extract(minute FROM created_at)::int % 2 = 0`)
  await db.execute(sql`ALTER TABLE story_media DISABLE TRIGGER USER`)
  await db.execute(sql`
    INSERT INTO story_media (story_id, position, media_id, caption) SELECT story.id, 0, media.id, 'A picture'
    FROM good_deeds_stories AS story JOIN media ON media.path = 'stories/1763712000000-' || left(md5(story.id::text), 22)`)
  await db.execute(sql`ALTER TABLE story_media ENABLE TRIGGER USER`)
}

/** Ten consecutive students like a story, starting at a different one for each story. */
async function seedLikes(db: Db, from: number): Promise<void> {
  const minute = sql`interval '1 minute'`
  await db.execute(sql`
    INSERT INTO story_likes (story_id, user_id, created_at)
    SELECT story.id, student.user_id, story.created_at
    FROM (SELECT id, created_at, row_number() OVER (ORDER BY created_at) AS number FROM good_deeds_stories
      WHERE created_at > timestamptz '2026-01-01' + ${from}::int * ${minute}
        AND created_at <= timestamptz '2026-01-01' + ${from + LIKED_AT_ONCE}::int * ${minute}) AS story
    CROSS JOIN generate_series(1, ${LIKES_PER_STORY}::int) AS nth
    JOIN (SELECT user_id, row_number() OVER (ORDER BY id) - 1 AS number FROM student_profiles
      WHERE user_id <> ${READER}::uuid) AS student
      ON student.number = (story.number * 7 + nth) % (${STUDENTS}::int - 1)`)
}

async function demandSoundCounts(db: Db): Promise<void> {
  for (const check of storiesChecks) {
    const { rows } = await db.execute(sql.raw(check.sql))
    if (rows.length > 0) throw new Error(`not true of the seeded stories: ${check.name}`)
  }
}
