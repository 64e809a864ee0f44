import { and, count, eq, sql } from 'drizzle-orm'
import { isDraftOf } from '#app/features/fundraising/drafts/is-draft-of.server.ts'
import { findStudent } from '#app/features/students/queries.server.ts'
import type { LaunchInput } from '#app/features/fundraising/builder/form-schema.ts'
import { readCosts, readGoal, SUBMISSIONS_WAITING_MAX } from '#app/features/fundraising/builder/form.ts'
import { canSubmitCampaign, ownsSubmission } from '#app/features/fundraising/policy.ts'
import { addState, freeSlug, reservedSlug, lockBuilder, lockSubmission } from './submission.server.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import {
  campaignSubmissions,
  campaignSubmissionStates,
} from '#app/features/fundraising/review/submission-tables.server.ts'
import { addressOf, type CommandContext, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

export type SubmitCampaignOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-signed-in' | 'adult-missing' | 'too-many-waiting' | 'not-found' | 'not-returned' }

/**
 * Launch Campaign: sends the built campaign to review; it is not public before an operator approves it. The same form,
 * posted again, is one campaign. A returned campaign is sent again. The draft is deleted.
 */
export async function submitCampaign(ctx: CommandContext, input: LaunchInput): Promise<SubmitCampaignOutcome> {
  const { actor, now } = ctx
  if (!canSubmitCampaign(actor)) return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  return ctx.db.transaction(async (tx) => {
    await lockBuilder(tx, userId)
    const twice = await findByKey(tx, { userId, key: input.key })
    if (twice) return { ok: true, id: twice }
    const student = await findStudent(tx, userId)
    const statesAdult = input.adult === 'yes'
    if (!student && !statesAdult) return { ok: false, reason: 'adult-missing' }
    if ((await countWaiting(tx, userId)) >= SUBMISSIONS_WAITING_MAX) return { ok: false, reason: 'too-many-waiting' }
    const written = { ...contentOf(input, actor, student?.displayName), statesAdult }
    const sent = input.mends
      ? await sendAgain(tx, { actor, input, written })
      : await sendNew(tx, { ctx, input, written, userId })
    if (!sent.ok) return sent
    await addState(tx, { submissionId: sent.id, state: 'waiting', byUserId: userId, at: now })
    await tx.delete(campaignDrafts).where(isDraftOf({ userId, mends: input.mends || null }))
    return sent
  })
}

function contentOf(input: LaunchInput, member: Member, studentName: string | undefined) {
  const goal = readGoal(input.goal)
  const costs = readCosts(input.costs)
  if (!goal.ok || !costs.ok) throw new Error('a launch that its form refuses')
  const { cause, title, story, personalWhy, place, surplus, shortfall, key } = input
  return {
    cause,
    title: title.replace(/\s+/g, ' '),
    story,
    personalWhy,
    goalMinor: goal.amountMinor,
    place: place || null,
    costs: costs.costs,
    surplusRule: surplus,
    shortfallRule: shortfall,
    organiserName: studentName ?? member.displayName,
    ownerEmail: addressOf(member),
    formKey: key,
  }
}
type Written = ReturnType<typeof contentOf> & { statesAdult: boolean }

async function sendNew(
  tx: Db,
  { ctx, input, written, userId }: { ctx: CommandContext; input: LaunchInput; written: Written; userId: string },
): Promise<{ ok: true; id: string }> {
  const row = one(
    await tx
      .insert(campaignSubmissions)
      .values({ ...written, ownerUserId: userId, slug: await freeSlug(tx, input.title), createdAt: ctx.now })
      .returning({ id: campaignSubmissions.id }),
  )
  return { ok: true, id: row.id }
}

async function sendAgain(
  tx: Db,
  { actor, input, written }: { actor: Member; input: LaunchInput; written: Written },
): Promise<SubmitCampaignOutcome> {
  const found = input.mends ? await lockSubmission(tx, input.mends) : null
  if (!found || !ownsSubmission(actor, found.submission)) return { ok: false, reason: 'not-found' }
  if (found.state !== 'returned') return { ok: false, reason: 'not-returned' }
  const { id, slug } = found.submission
  await tx
    .update(campaignSubmissions)
    .set({ ...written, slug: await reservedSlug(tx, { slug, title: input.title }) })
    .where(eq(campaignSubmissions.id, id))
  return { ok: true, id }
}

async function findByKey(tx: Db, { userId, key }: { userId: string; key: string }): Promise<string | undefined> {
  const { id, ownerUserId, formKey } = campaignSubmissions
  const [row] = await tx
    .select({ id })
    .from(campaignSubmissions)
    .where(and(eq(ownerUserId, userId), eq(formKey, key)))
  return row?.id
}

async function countWaiting(tx: Db, userId: string): Promise<number> {
  const latest = sql`(SELECT ${campaignSubmissionStates.state} FROM ${campaignSubmissionStates}
    WHERE ${campaignSubmissionStates.submissionId} = ${campaignSubmissions.id}
    ORDER BY ${campaignSubmissionStates.id} DESC LIMIT 1)`
  const [row] = await tx
    .select({ waiting: count() })
    .from(campaignSubmissions)
    .where(and(eq(campaignSubmissions.ownerUserId, userId), sql`${latest} = 'waiting'`))
  return row?.waiting ?? 0
}
