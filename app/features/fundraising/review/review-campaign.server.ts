import { eq } from 'drizzle-orm'
import { findStudent } from '#app/features/students/queries.server.ts'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { asCampaign } from '#app/features/fundraising/rows/as-campaign.ts'
import type { ReviewInput } from '#app/features/fundraising/builder/form.ts'
import { CAMPAIGN_DAYS } from '#app/features/fundraising/limits.ts'
import { canReviewCampaign, mayGoPublic } from '#app/features/fundraising/policy.ts'
import { reviewMail } from '#app/features/fundraising/settlement/mails.ts'
import { addState, reservedSlug, lockSubmission, type Submission } from './submission.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia, endOfIndianDay } from '#app/platform/time/indian-days.ts'

export type ReviewCampaignOutcome =
  | { ok: true; /** Whether the owner got a mail. */ isMailed: boolean }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'unchanged' | 'guardian-missing' }

/**
 * Publishes a campaign in review, returns it for changes, or declines it. An owner under eighteen needs their
 * guardian's consent to publish. The owner gets a mail.
 */
export async function reviewCampaign(
  ctx: PrivateContext,
  input: ReviewInput,
  site: Site,
): Promise<ReviewCampaignOutcome> {
  const { actor, now } = ctx
  return ctx.db.transaction(async (tx) => {
    if (!canReviewCampaign(actor, { ownerUserId: null })) return { ok: false, reason: 'not-allowed' }
    const found = await lockSubmission(tx, input.id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { submission } = found
    if (!canReviewCampaign(actor, submission)) return { ok: false, reason: 'not-allowed' }
    if (found.state !== 'waiting') return { ok: false, reason: 'unchanged' }
    const { verdict } = input
    const isPublished = verdict === 'published'
    if (isPublished && !(await isCleared(tx, submission))) return { ok: false, reason: 'guardian-missing' }
    const slug = isPublished ? await openFor(tx, submission, now) : submission.slug
    const reason = isPublished ? null : input.reason
    await addState(tx, {
      submissionId: submission.id,
      state: verdict,
      ...(reason && { reason }),
      byUserId: actor.userId,
      at: now,
    })
    await recordAct(tx, ctx, {
      verb: isPublished ? 'approved' : 'declined',
      subject: { kind: 'campaign', id: isPublished ? slug : submission.id },
      ...(verdict === 'returned' && { detail: 'returned for changes' }),
    })
    return {
      ok: true,
      isMailed: await notifyOwner(tx, { submission, verdict, reason, slug, site, now, sealer: ctx.sealer }),
    }
  })
}

/** Whether the owner's campaign may be public. */
async function isCleared(tx: Db, submission: Submission): Promise<boolean> {
  return mayGoPublic(submission, await findStudent(tx, submission.ownerUserId))
}

/** Its days are counted from the publication; it ends at the end of the last one. */
async function openFor(tx: Db, submission: Submission, now: Date): Promise<string> {
  const { surplusRule, shortfallRule } = submission
  const slug = await reservedSlug(tx, submission)
  const campaign = one(
    await tx
      .insert(campaigns)
      .values({
        ...asCampaign(submission),
        slug,
        ownerUserId: submission.ownerUserId,
        coverSeed: slug,
        ctaText: 'Support',
        createdAt: now,
        endsAt: endOfIndianDay(dayOfIndia(new Date(now.getTime() + (CAMPAIGN_DAYS - 1) * DAY_MS))),
        ...(surplusRule && shortfallRule ? { surplusRule, shortfallRule } : { usualRulesSince: now }),
      })
      .returning({ id: campaigns.id }),
  )
  await tx
    .update(campaignSubmissions)
    .set({ slug, campaignId: campaign.id })
    .where(eq(campaignSubmissions.id, submission.id))
  await announce(tx, slug)
  return slug
}

interface OwnerMailInput {
  submission: Submission
  verdict: ReviewInput['verdict']
  reason: string | null
  slug: string
  site: Site
  sealer: Sealer
  now: Date
}

const PATHS = {
  published: (slug: string) => `/campaign/${slug}`,
  returned: () => '/account/campaigns',
  declined: () => '/contact',
} as const

async function notifyOwner(
  tx: Db,
  { submission, verdict, reason, slug, site, sealer, now }: OwnerMailInput,
): Promise<boolean> {
  const { id, ownerEmail, organiserName, title } = submission
  const url = `${site.siteUrl}${PATHS[verdict](slug)}`
  const mail = () => reviewMail({ verdict, name: organiserName, title, reason, url, site })
  const key = `campaign-review:${id}:${now.getTime()}`
  return notify(tx, { sealer, now }, { to: ownerEmail, key, mail })
}
