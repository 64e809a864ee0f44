import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { voidChecks } from '#app/features/fundraising/campaign-checks/void-checks.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import {
  type BankAccount,
  endingOf,
  isSameAccount,
  sealAccount,
  unsealAccount,
} from '#app/platform/bank/account.server.ts'
import { CONTACT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPayee, type Payee, payeePlace } from './payee.server.ts'
import type { PayeeKind } from './payee-kinds.ts'
import { tellOfPayee, withdrawSecondNotices } from './tell-of-payee.server.ts'

export interface PayeeInput {
  kind: PayeeKind
  name: string
  /** Why the money goes to the owner; null for others. */
  reason: string | null
  account: BankAccount
}

export type SavePayeeOutcome =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: 'not-found' | 'contact-changed' | 'tells-name' }

/**
 * Saves who a campaign's money is paid to. A new or changed payee replaces the earlier one, is checked by an operator,
 * and is not paid for 48 hours; the owner is told at every address that we have, at once and after half of that time. In the 24 hours after a change of the
 * owner's phone number or e-mail nothing can be changed. Saving the same again changes nothing.
 */
export async function savePayee(
  ctx: SiteContext,
  { slug, ...input }: PayeeInput & { slug: string },
): Promise<SavePayeeOutcome> {
  const { db, actor, now, sealer } = ctx
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const before = await findPayee(tx, campaign.id)
    if (before && isSamePayee(ctx, before, input)) return { ok: true, isChanged: false }
    if (await tellsHiddenName(tx, { campaignId: campaign.id, sealer }, [input.reason]))
      return { ok: false, reason: 'tells-name' }
    if (await hasNewContact(tx, { userId: actor.userId, now })) return { ok: false, reason: 'contact-changed' }
    if (before) {
      await tx.update(campaignPayees).set({ replacedAt: now }).where(eq(campaignPayees.id, before.id))
      await withdrawSecondNotices(tx, before.id)
    }
    const id = randomUUID()
    const { account, ...said } = input
    const ending = endingOf(account)
    const sealedAccount = sealAccount(sealer, account, payeePlace(id))
    const saved = { id, campaignId: campaign.id, sealedAccount, ending, savedBy: actor.userId, savedAt: now }
    await tx.insert(campaignPayees).values({ ...said, ...saved })
    if (before) await voidChecks(tx, { campaignId: campaign.id, fact: 'payee', now })
    await tellOfPayee(tx, { ...ctx, actor }, { payeeId: id, campaign, ending })
    await announce(tx, slug)
    return { ok: true, isChanged: true }
  })
}

function isSamePayee({ sealer }: SiteContext, before: Payee, { kind, name, reason, account }: PayeeInput): boolean {
  const old = unsealAccount(sealer, before.sealedAccount, payeePlace(before.id))
  const isSaid = before.kind === kind && before.name === name && before.reason === reason
  return isSaid && old !== null && isSameAccount(old, account)
}

/** Somebody else may have taken over the account: its owner needs a day to react. */
async function hasNewContact(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const since = new Date(now.getTime() - CONTACT_WAIT_MS).toISOString()
  const { rows } = await tx.execute<{ isNew: boolean }>(
    sql`SELECT coalesce(auth.contact_changed_at(${userId}::uuid) > ${since}::timestamptz, false) AS "isNew"`,
  )
  return rows[0]?.isNew === true
}
