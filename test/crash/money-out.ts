import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { confirmReturn, prepareReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { returnCampaigns } from '#app/features/fundraising/returns/return-campaigns.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import {
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { releaseTranche } from '#app/features/fundraising/tranches/release-tranche.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { plainSealer } from '#test/plain-sealer.ts'

/* Campaigns from the first gift to the last refund, by the real commands and jobs. */

/** Paid, paid and taken back, failed at the bank, told out of order, never told. */
const ENDINGS = ['7890', '7890', '0001', '0004', '0006', '0007']

export function moneyOut(database: Database, startsAt: Date) {
  const payouts = openCampaignPayouts(database, plainSealer, startsAt)
  const { deps, wait, now, sandbox } = payouts
  const jobs = { ...deps, site: SITE, sealer: plainSealer }
  let before: Promise<unknown> = Promise.resolve()
  /** One after the other: the clock is moved by days, and a payment page is open for half an hour. */
  function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const mine = before.then(run)
    before = mine
    return mine
  }
  return {
    now,
    wait,

    /** A campaign with gifts, a part of which is sent to the bank; what is left is to go back. Each fact is said once it is committed. */
    async live(say: (fact: 'released' | 'confirmed', id: string) => void): Promise<void> {
      const { campaign, amounts } = await inTurn(fund)
      const given = amounts.reduce((sum, minor) => sum + minor, 0)
      const id = await payouts.prepared(campaign, Math.floor(given / randomInt(2, 5)))
      const released = await releaseTranche({ ...payouts.as(RELEASER), payments: payouts.provider }, { id })
      if (!released.ok) throw new Error(released.reason)
      say('released', id)
      await closeCampaign(payouts.as(campaign.owner), { slug: campaign.slug, reason: 'It is done.' })
      await returnLeft(campaign.id)
      say('confirmed', campaign.id)
    },

    /** One run of every job that moves money. */
    async runJobs(): Promise<void> {
      await sendPayouts(deps)
      await sandbox.deliverDue(now())
      await returnCampaigns(jobs)
      await sendRefunds(deps)
      wait(MINUTE_MS)
    },
  }

  /** Gifts that have settled, and an account that is old enough. */
  async function fund() {
    const amounts = Array.from({ length: 3 }, () => randomInt(100, 2_000) * 100)
    const campaign = await payouts.funded(amounts, { isChecked: false })
    const ending = ENDINGS[randomInt(ENDINGS.length)] ?? ''
    await payouts.payee(campaign, { account: { ...HOSPITAL.account, number: `00123456${ending}` } })
    while ((await countUnsettled(database, campaign.id)) > 0) await sandbox.deliverDue(now())
    wait(2 * DAY_MS)
    return { campaign, amounts }
  }

  async function returnLeft(campaignId: string): Promise<void> {
    const reason = `Not needed ${randomUUID()}`
    const prepared = await prepareReturn(payouts.as(OPERATOR), { campaignId, cause: 'unneeded', reason })
    if (!prepared.ok) throw new Error(prepared.reason)
    const confirmed = await confirmReturn(payouts.as(RELEASER), { campaignId })
    if (!confirmed.ok) throw new Error(confirmed.reason)
  }
}

/** Another lane may be delivering the notifications of these gifts. */
const countUnsettled = ({ db }: Database, campaignId: string): Promise<number> =>
  db.$count(contributions, and(eq(contributions.campaignId, campaignId), isNull(contributions.settledAt)))

/** What is wrong with the books, or between them and the provider's; one line each. */
export async function findWrong({ db }: Database, now: Date, facts: { released: string[]; confirmed: string[] }) {
  const wrong = (await findFailedChecks(db, now)).map(({ name, rows }) => `not true any more: ${name} (${rows} rows)`)
  const { rows } = await db.execute<{ what: string; id: string }>(sql`
    SELECT 'released and not there' AS what, id FROM jsonb_array_elements_text(${JSON.stringify(facts.released)}::jsonb) f(id)
     WHERE NOT EXISTS (SELECT FROM campaign_tranches t JOIN provider_payouts p ON p.id = t.id
                        WHERE t.id = f.id::uuid AND t.state IN ('released', 'paid', 'failed'))
    UNION ALL
    SELECT 'confirmed and not there', id FROM jsonb_array_elements_text(${JSON.stringify(facts.confirmed)}::jsonb) f(id)
     WHERE NOT EXISTS (SELECT FROM campaign_returns r WHERE r.campaign_id = f.id::uuid AND r.state IN ('confirmed', 'done'))
    UNION ALL
    SELECT 'sent twice, or another amount', s.id::text FROM sandbox_payouts s LEFT JOIN provider_payouts p ON p.id = s.reference
     WHERE p.amount_minor IS DISTINCT FROM s.amount_minor
    UNION ALL
    SELECT 'refunded and not in our books', s.id FROM sandbox_refunds s LEFT JOIN refunds r ON r.id::text = s.id
     WHERE r.amount_minor IS DISTINCT FROM s.amount_minor
    UNION ALL
    SELECT 'refunded twice', r.payment_id::text FROM campaign_return_lines l
      JOIN contributions k ON k.id = l.contribution_id JOIN refunds r ON r.payment_id = k.payment_id
     GROUP BY r.payment_id, l.return_id, k.id HAVING count(*) > 1
       AND sum(r.amount_minor) > (SELECT sum(x.amount_minor) FROM campaign_return_lines x WHERE x.contribution_id = k.id)`)
  return [...wrong, ...rows.map(({ what, id }) => `${what}: ${id}`)]
}

/** What has not come to its end after the jobs were quiet. */
export async function findOpen({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ what: string; id: string }>(sql`
    SELECT 'payout without an end' AS what, id::text FROM campaign_tranches WHERE state = 'released'
    UNION ALL SELECT 'return that is not done', id::text FROM campaign_returns WHERE state = 'confirmed'
    UNION ALL SELECT 'refund that has not arrived', id::text FROM refunds WHERE settled_at IS NULL
    UNION ALL SELECT 'refund that the provider does not have', r.id::text FROM refunds r
      WHERE NOT EXISTS (SELECT FROM sandbox_refunds s WHERE s.id = r.id::text)
    UNION ALL SELECT 'paid here and not there', t.id::text FROM campaign_tranches t
      LEFT JOIN sandbox_payouts s ON s.reference = t.id
      WHERE (t.state = 'paid') <> (s.processed_at IS NOT NULL AND s.reversed_at IS NULL) AND t.state IN ('paid', 'failed')`)
  return rows.map(({ what, id }) => `${what}: ${id}`)
}
