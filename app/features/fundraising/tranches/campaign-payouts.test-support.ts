import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addBill } from '#app/features/fundraising/bills/add-bill.server.ts'
import { OPERATOR, openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { checkPayee } from '#app/features/fundraising/payees/check-payee.server.ts'
import { type PayeeInput, savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { member } from '#test/people.ts'
import { askTranche } from './ask-tranche.server.ts'
import { prepareTranche } from './prepare-tranche.server.ts'
import { releaseTranche } from './release-tranche.server.ts'

export { OPERATOR }
export const RELEASER = member('Rekha', 'operator')
export const HOSPITAL: PayeeInput = {
  kind: 'institution',
  name: 'City Hospital',
  reason: null,
  account: { holder: 'City Hospital Trust', number: '001234567890', ifsc: 'SBIN0001234' },
}

/** An uploaded file that is not used yet, as its row. */
async function upload({ db }: Pick<Database, 'db'>, owner: Member, now: Date): Promise<string> {
  const path = `stories/1763712000000-${randomUUID().replaceAll('-', '').slice(0, 22)}`
  const variants = [{ file: `${path}-360.webp`, type: 'image/webp', width: 8, height: 8, size: 100 }]
  const row = { ownerId: owner.userId, kind: 'image' as const, width: 8, height: 8, size: 100, path, variants }
  return one(
    await db
      .insert(media)
      .values({ ...row, createdAt: now })
      .returning({ id: media.id }),
  ).id
}

/** Payouts of campaigns on one database: a campaign with an owner, gifts that have settled, a payee and bills. */
export function openCampaignPayouts(database: Database, sealer: Sealer = plainSealer, startsAt?: Date) {
  const giving = openGiving(database, sealer, startsAt)
  const as = (actor: Actor) => ({ ...giving.context(actor), config: SITE, sealer, payments: null })
  return {
    ...giving,
    as,

    /** A campaign with its owner; gifts of these amounts settled in this order, more than a day ago. */
    async funded(amountsMinor: readonly number[], { isChecked = true } = {}) {
      const owner = member(`Sunita${randomUUID().slice(0, 6)}`)
      const slug = await giving.campaign({ ownerUserId: owner.userId })
      const { id } = one(await database.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug)))
      const campaign = { slug, id, owner }
      if (isChecked) {
        await this.payee(campaign)
        giving.wait(2 * DAY_MS)
      }
      const gifts = []
      for (const amountMinor of amountsMinor) {
        gifts.push(await giving.paid(slug, { amountMinor, tipMinor: 0 }))
        giving.wait(1_000)
      }
      giving.wait(DAY_MS)
      return { ...campaign, gifts }
    },

    /** A payee whose account an operator has compared with the bank. */
    async payee({ slug, owner }: { slug: string; owner: Member }, changes: Partial<PayeeInput> = {}) {
      const saved = await savePayee(as(owner), { slug, ...HOSPITAL, ...changes })
      if (!saved.ok) throw new Error(saved.reason)
      const payeeId = await this.payeeId(slug)
      const checked = await checkPayee(as(OPERATOR), { payeeId, match: 'match' })
      if (!checked.ok) throw new Error(checked.reason)
      return payeeId
    },

    async payeeId(slug: string): Promise<string> {
      const { rows } = await database.db.execute<{ id: string }>(
        `SELECT p.id FROM campaign_payees p JOIN campaigns c ON c.id = p.campaign_id WHERE c.slug = '${slug}' AND p.replaced_at IS NULL`,
      )
      return one(rows).id
    },

    async bill({ slug, owner }: { slug: string; owner: Member }, amountMinor: number): Promise<string> {
      const mediaId = await upload(database, owner, giving.now())
      const added = await addBill(as(owner), { slug, what: 'Room and medicines', amountMinor, mediaId })
      if (!added.ok) throw new Error(added.reason)
      return added.id
    },

    /** Asks for an amount with a bill of the same amount; returns the tranche. */
    async asked(campaign: { slug: string; owner: Member }, amountMinor: number): Promise<string> {
      const billIds = [await this.bill(campaign, amountMinor)]
      const { slug, owner } = campaign
      const outcome = await askTranche(as(owner), {
        key: randomUUID(),
        slug,
        amountMinor,
        purpose: `Room ${randomUUID()}`,
        billIds,
      })
      if (!outcome.ok) throw new Error(outcome.reason)
      return outcome.id
    },

    async prepared(campaign: { slug: string; owner: Member }, amountMinor: number): Promise<string> {
      const id = await this.asked(campaign, amountMinor)
      const outcome = await prepareTranche(as(OPERATOR), { id })
      if (!outcome.ok) throw new Error(outcome.reason)
      return id
    },

    async released(campaign: { slug: string; owner: Member }, amountMinor: number): Promise<string> {
      const id = await this.prepared(campaign, amountMinor)
      const outcome = await releaseTranche(as(RELEASER), { id })
      if (!outcome.ok) throw new Error(outcome.reason)
      return id
    },
  }
}
export type CampaignPayouts = ReturnType<typeof openCampaignPayouts>
