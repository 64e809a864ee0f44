import { and, eq } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { campaignMessages } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { THANKS_CHARS_MAX } from '#app/features/fundraising/owner/schema.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { cleanText } from '#app/platform/text/text.ts'
import { countAgreed, isDayFull, isSent } from './message.server.ts'

export type ThankSupportersOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'empty' | 'too-long' | 'too-many' | 'nobody-agreed' | 'not-agreed' | 'already' }
  | { ok: false; reason: 'tells-name' }

interface Thanks {
  slug: string
  /** The form's idempotency key. */
  key: string
  words: string
  /** The public seed of one gift; null for everybody. */
  seed: string | null
}

/**
 * Sends the owner's thanks to the supporters who agreed to updates, or to one of them, once. The owner sees no address.
 */
export async function thankSupporters(
  ctx: PrivateContext,
  { slug, key, seed, ...typed }: Thanks,
): Promise<ThankSupportersOutcome> {
  const words = cleanText(typed.words)
  if (words === '') return { ok: false, reason: 'empty' }
  if (words.length > THANKS_CHARS_MAX) return { ok: false, reason: 'too-long' }
  return ctx.db.transaction(async (tx): Promise<ThankSupportersOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'updates')) return { ok: false, reason: 'not-found' }
    const campaignId = campaign.id
    if (await tellsHiddenName(tx, { ...ctx, campaignId }, [words])) return { ok: false, reason: 'tells-name' }
    if (await isSent(tx, { campaignId, key })) return { ok: true }
    const to = seed === null ? await findAll(tx, { campaignId, now: ctx.now }) : await findOne(tx, { campaignId, seed })
    if (!to.ok) return to
    await tx.insert(campaignMessages).values({
      campaignId,
      formKey: key,
      thanks: words,
      contributionId: to.contributionId,
      sentBy: userIdOf(ctx.actor),
      createdAt: ctx.now,
    })
    return { ok: true }
  })
}

type Recipients = { ok: true; contributionId: string | null } | Extract<ThankSupportersOutcome, { ok: false }>

async function findAll(tx: Db, { campaignId, now }: { campaignId: string; now: Date }): Promise<Recipients> {
  if ((await countAgreed(tx, { campaignId })) === 0) return { ok: false, reason: 'nobody-agreed' }
  return (await isDayFull(tx, { campaignId, now }))
    ? { ok: false, reason: 'too-many' }
    : { ok: true, contributionId: null }
}

async function findOne(tx: Db, { campaignId, seed }: { campaignId: string; seed: string }): Promise<Recipients> {
  const { id, wantsUpdates, publicSeed } = contributions
  const [gift] = await tx
    .select({ id, wantsUpdates })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaignId), eq(publicSeed, seed), isCounted))
  if (!gift) return { ok: false, reason: 'not-found' }
  if (!gift.wantsUpdates) return { ok: false, reason: 'not-agreed' }
  const thanked = (await tx.$count(campaignMessages, eq(campaignMessages.contributionId, gift.id))) > 0
  return thanked ? { ok: false, reason: 'already' } : { ok: true, contributionId: gift.id }
}
