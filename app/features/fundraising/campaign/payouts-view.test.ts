import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCampaignPayouts } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { testDatabase } from '#test/database.ts'
import { payoutsView } from './payouts-view.server.ts'

const RUPEES = 100

test('everybody reads all that was paid out, also of payouts that are too old for the list', async () => {
  const database = await testDatabase()
  const { db } = database
  const payouts = openCampaignPayouts(database)
  const campaign = await payouts.funded([50_000 * RUPEES])
  const id = await payouts.released(campaign, 400 * RUPEES)
  await db.transaction(async (tx) => {
    // Without the steps that lead to a payout.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      INSERT INTO campaign_tranches
      SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'number', t.number || n))).*
        FROM campaign_tranches t, generate_series(1, 104) n WHERE id = ${id}`)
  })
  const view = await payoutsView(db, { slug: campaign.slug, now: payouts.now() })
  expect(view).toMatchObject({ paid: '₹42,000 paid out', held: '₹8,000 still held', paidPercent: 84 })
  expect(view?.rows).toHaveLength(100)
})
