import type { DataCheck } from '#app/platform/db/data-check.ts'

/** Integrity checks of the data; each query returns the rows that violate it. */
export const storiesChecks: readonly DataCheck[] = [
  {
    name: 'the like count of a story equals its rows',
    slicedBy: 'story',
    sql: `SELECT s.id FROM good_deeds_stories s LEFT JOIN story_likes l ON l.story_id = s.id
           GROUP BY s.id, s.likes_count HAVING s.likes_count <> count(l.story_id)`,
  },
  {
    name: 'the counts of the feed equal what is published',
    isSlow: true,
    sql: `SELECT sample FROM (VALUES (true), (false)) AS kind (sample)
           WHERE (SELECT (count(*), coalesce(sum(likes_count), 0)) FROM good_deeds_stories
                   WHERE is_published AND is_sample = sample)
              <> (SELECT (coalesce(sum(stories), 0)::bigint, coalesce(sum(likes), 0)::bigint) FROM story_counters
                   WHERE is_sample = sample)`,
  },
  {
    name: 'a story is published exactly when nothing speaks against it',
    slicedBy: 'story',
    sql: `SELECT s.id FROM good_deeds_stories s
           WHERE s.is_published <> (s.taken_back_at IS NULL AND student_may_publish(s.student_profile_id)
             AND coalesce((SELECT verdict IN ('kept', 'restored') FROM story_decisions d
                            WHERE d.story_id = s.id ORDER BY id DESC LIMIT 1), true))`,
  },
  {
    name: 'the files of a story are seen exactly as long as the story is',
    slicedBy: 'story',
    sql: `SELECT m.id FROM story_media sm JOIN good_deeds_stories s ON s.id = sm.story_id JOIN media m ON m.id = sm.media_id
           WHERE m.attached_at IS NULL OR (m.discarded_at IS NULL AND s.is_published <> (m.withdrawn_at IS NULL))`,
  },
]
