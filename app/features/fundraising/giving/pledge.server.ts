import { randomBytes, randomUUID } from 'node:crypto'
import { contentHash } from '#app/platform/text/content-hash.server.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { receiptUrl } from './gift.server.ts'
import { readPromisedCost } from '#app/features/fundraising/costs/cost-queries.server.ts'
import { giftCopy } from '#app/features/fundraising/copy.ts'
import { approvalPage, whyNotMonthly, writeMandate } from '#app/features/fundraising/monthly/open-mandate.server.ts'
import { acceptsGift, isPaused } from '#app/features/fundraising/policy.ts'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { findCampaignApproval } from '#app/features/fundraising/tax/approval-queries.server.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { openPayment } from '#app/features/payments/commands/open-payment.server.ts'
import { startPayment } from '#app/features/payments/commands/start-payment.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { claimFormKey } from '#app/platform/form-keys/form-keys.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'

export interface PledgeContext extends PrivateContext {
  payments: PaymentProvider
  config: Site
}

export type PledgeOutcome =
  | {
      ok: true
      /** The provider's page, or the receipt when nothing is left to pay. */
      redirectTo: string
      token: string
    }
  | {
      ok: false
      reason:
        | 'campaign-not-found'
        | CampaignRefusal
        | 'foreign-source'
        | 'not-monthly'
        | 'no-messages'
        /** The form was sent before, with other content. */
        | 'form-changed'
        | 'provider-unavailable'
        | 'provider-refused'
    }

type CampaignRefusal = 'campaign-closed' | 'campaign-paused' | 'campaign-ended'

/** A new attempt after each failed or expired one, for the same form. */
const ATTEMPTS_MAX = 10
const TOKEN_BYTES = 16

/**
 * Writes a gift and its payment, then asks the provider for its page. Idempotent per form: a changed one with the same
 * key is refused, and after a failed or expired payment the next post opens a new one. When the provider is down, the
 * gift stays written, and posting the form again continues.
 */
export async function pledge(ctx: PledgeContext, input: PledgeInput & { slug: string }): Promise<PledgeOutcome> {
  const campaign = await findCampaign(ctx.db, input.slug)
  if (!campaign) return { ok: false, reason: 'campaign-not-found' }
  const reason = whyRefused(campaign, ctx.now)
  if (reason) return { ok: false, reason }
  if (!input.isIndianCitizen) return { ok: false, reason: 'foreign-source' }
  const whyOnce = input.monthlyBy && whyNotMonthly(campaign, input, ctx)
  if (whyOnce) return { ok: false, reason: whyOnce }
  const written = await ctx.db.transaction((tx) => writeAttempt(tx, { ctx, input, campaign }))
  if (typeof written === 'string') return { ok: false, reason: written }
  const { payment, token } = written
  const returnUrl = receiptUrl(ctx.config, token)
  if (payment.state !== 'created') return { ok: true, redirectTo: returnUrl, token }
  const { name, email, phone } = input
  const started = await startPayment(ctx.db, {
    payment,
    provider: input.monthlyBy ? await approvalPage(ctx.db, { payment, provider: ctx.payments }) : ctx.payments,
    description: giftCopy.payment(campaign.title),
    returnUrl,
    payer: { name, email, phone },
  })
  return started.ok ? { ok: true, redirectTo: started.payUrl, token } : started
}

function whyRefused(campaign: OpenCampaign, now: Date): CampaignRefusal | null {
  if (acceptsGift(campaign, now)) return null
  if (campaign.isClosed) return 'campaign-closed'
  return isPaused(campaign, now) ? 'campaign-paused' : 'campaign-ended'
}

type OpenCampaign = Pick<typeof campaigns.$inferSelect, 'id' | 'slug' | 'title' | 'currency' | 'endsAt'> & {
  isClosed: boolean
  pausedUntil: Date | null
}

async function findCampaign(db: Db, slug: string): Promise<OpenCampaign | null> {
  if (!SLUG.test(slug)) return null
  const { id, title, currency, endsAt } = campaigns
  const [campaign] = await db
    .select({
      id,
      slug: campaigns.slug,
      title,
      currency,
      endsAt,
      closureId: campaignClosures.id,
      pausedUntil: campaignPauses.until,
    })
    .from(campaigns)
    .leftJoin(campaignClosures, and(eq(campaignClosures.campaignId, id), isNull(campaignClosures.reopenedAt)))
    .leftJoin(campaignPauses, and(eq(campaignPauses.campaignId, id), isNull(campaignPauses.resumedAt)))
    .where(eq(campaigns.slug, slug))
  return campaign ? { ...campaign, isClosed: campaign.closureId !== null } : null
}

interface AttemptInput {
  ctx: PledgeContext
  input: PledgeInput
  campaign: OpenCampaign
}

/** The payment to use, and its receipt's token. Refused after too many failed attempts. */
async function writeAttempt(
  tx: Db,
  writing: AttemptInput,
): Promise<{ payment: Payment; token: string } | 'form-changed' | 'provider-refused'> {
  const { ctx, input, campaign } = writing
  const content = agreedIn(writing)
  const form = { place: 'gift', userId: userIdOf(ctx.actor), key: input.key, content, now: ctx.now }
  if ((await claimFormKey(tx, form)) === 'changed') return 'form-changed'
  const key = paymentKey(content)
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const contributionId = randomUUID()
    const { payment, isNew } = await openPayment(tx, {
      id: randomUUID(),
      provider: ctx.payments,
      purpose: 'contribution',
      subjectId: contributionId,
      amountMinor: input.amountMinor + input.tipMinor,
      currency: campaign.currency,
      idempotencyKey: `${key}:${attempt}`,
      now: ctx.now,
    })
    if (isNew) return { payment, token: await writeContribution(tx, { ...writing, contributionId, payment }) }
    if (!isOver(payment, ctx.now)) return { payment, token: await getToken(tx, payment.id) }
  }
  return 'provider-refused'
}

/** Hash of the form's key and everything that was agreed: a guessed or shared key opens nothing. */
const paymentKey = (agreed: readonly unknown[]): string => `pledge:${contentHash(agreed)}`

function agreedIn({ ctx, input, campaign }: AttemptInput): readonly unknown[] {
  const { key, amountMinor, tipMinor, name, email, phone, place, message, isAnonymous, wantsUpdates, mayBeContacted } =
    input
  return [
    key,
    campaign.id,
    amountMinor,
    tipMinor,
    name,
    email,
    phone,
    place,
    message,
    isAnonymous,
    wantsUpdates,
    mayBeContacted,
    userIdOf(ctx.actor),
    ...(input.monthlyBy ? ['monthly', input.monthlyBy] : []),
  ]
}

/** Failed or expired. A pending payment may still be captured, so it is not over. */
function isOver({ state, expiresAt }: Payment, now: Date): boolean {
  return state === 'failed' || state === 'expired' || (state === 'created' && expiresAt <= now)
}

async function writeContribution(
  tx: Db,
  { ctx, input, campaign, contributionId, payment }: AttemptInput & { contributionId: string; payment: Payment },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.insert(contributions).values({
    id: contributionId,
    campaignId: campaign.id,
    paymentId: payment.id,
    amountMinor: input.amountMinor,
    tipMinor: input.tipMinor,
    ...(await readPromisedCost(tx, { amountMinor: input.amountMinor, now: ctx.now })),
    taxApprovalId: (await findCampaignApproval(tx, { slug: campaign.slug, now: ctx.now }))?.id ?? null,
    isIndianCitizen: input.isIndianCitizen,
    nameSnapshot: input.name,
    place: input.place,
    message: input.message,
    isAnonymous: input.isAnonymous,
    wantsUpdates: input.wantsUpdates,
    mayBeContacted: input.mayBeContacted,
    email: input.email,
    phone: input.phone,
    userId: userIdOf(ctx.actor),
    publicToken: token,
    publicSeed: randomBytes(TOKEN_BYTES).toString('base64url'),
    createdAt: ctx.now,
  })
  await rememberLanguage(tx, ctx, [input.email, input.phone])
  if (input.monthlyBy) {
    const { amountMinor, monthlyBy: method } = input
    await writeMandate(tx, { contributionId, campaignId: campaign.id, amountMinor, method, now: ctx.now })
  }
  return token
}

async function getToken(tx: Db, paymentId: string): Promise<string> {
  const [contribution] = await tx
    .select({ token: contributions.publicToken })
    .from(contributions)
    .where(eq(contributions.paymentId, paymentId))
  if (!contribution) throw new Error(`no contribution is paid by payment ${paymentId}`)
  return contribution.token
}
