import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** Made-up words that few campaigns have. */
const VOCABULARY = 3_000
const CAMPAIGNS_AT_ONCE = 500
const WORDS_PER_CAMPAIGN = 20
/** As in every language, some words are in most texts. */
const COMMON =
  'women children school family help support hospital treatment education daughter village house mother income training shop water business medical health student college machine food money work home year life girls'
const COMMON_PER_CAMPAIGN = 12

/**
 * Fills an empty database with `n` campaigns, all different: each tenth is closed, each eighth has ended, each fourth has
 * no gift.
 */
export async function seedManyCampaigns(db: Db, n: number): Promise<void> {
  for (let from = 1; from <= n; from += CAMPAIGNS_AT_ONCE) {
    const to = Math.min(n, from + CAMPAIGNS_AT_ONCE - 1)
    await db.execute(sql`
      INSERT INTO campaigns (id, slug, kind, title, description, story, costs, location, category, goal_minor, organiser_name,
        cover_seed, cta_text, created_at, ends_at)
      SELECT md5('campaign' || i)::uuid, 'campaign-' || i, 'story',
        (ARRAY['A sewing machine', 'School fees', 'An operation', 'A cow', 'A well'])[i % 5 + 1] || ' for '
          || translate(lpad((i % 1000)::text, 5, '0'), '0123456789', 'bdgklmnprt'),
        (SELECT string_agg(translate(lpad((abs(hashint4(i * 97 + w)) % ${VOCABULARY}::int)::text, 6, '0'), '0123456789', 'aebdiklmor'), ' ')
           FROM generate_series(1, ${WORDS_PER_CAMPAIGN}::int) w)
          || (SELECT string_agg(' ' || (string_to_array(${COMMON}, ' '))[abs(hashint4(i * 89 + w)) % 30 + 1], '')
               FROM generate_series(1, ${COMMON_PER_CAMPAIGN}::int) w),
        '[]', '[]', (ARRAY['Pune, Maharashtra', 'Puri, Odisha', 'Patna, Bihar'])[i % 3 + 1],
        (ARRAY['Education', 'Health', 'Livelihood'])[i % 3 + 1], 5000000, 'Organiser ' || i, 'seed', 'Support',
        timestamptz '2026-11-01' - i * interval '1 minute', CASE WHEN i % 8 = 0 THEN timestamptz '2026-11-10' END
      FROM generate_series(${from}::int, ${to}::int) i`)
    await db.execute(sql`
      INSERT INTO contributions (campaign_id, amount_minor, name_snapshot, is_anonymous, public_token, public_seed, created_at, settled_at)
      SELECT md5('campaign' || i)::uuid, 50000 + i, 'Asha', false, 'token-' || i, 'seed-' || i, '2026-11-02', '2026-11-02'
      FROM generate_series(${from}::int, ${to}::int) i WHERE i % 4 <> 0`)
    await db.execute(sql`
      INSERT INTO campaign_closures (campaign_id, closed_at, reason)
      SELECT md5('campaign' || i)::uuid, '2026-11-05', 'Done.' FROM generate_series(${from}::int, ${to}::int) i WHERE i % 10 = 0`)
  }
  await db.execute(sql`VACUUM ANALYZE`)
}
