import { createHash, randomBytes } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import type { SubmissionState } from '#app/features/fundraising/builder/form.ts'
import {
  campaignSubmissions,
  campaignSubmissionStates,
} from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'

export type Submission = typeof campaignSubmissions.$inferSelect

/** Serialises what one user does in the builder, on any number of devices. */
export async function lockBuilder(tx: Db, userId: string): Promise<void> {
  const lock = createHash('sha256').update(`builder:${userId}`).digest().readBigInt64BE()
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock.toString()}::bigint)`)
}

/** The submission and its state, locked; null when there is none. */
export async function lockSubmission(
  tx: Db,
  id: string,
): Promise<{ submission: Submission; state: SubmissionState } | null> {
  const [submission] = await tx.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, id)).for('update')
  if (!submission) return null
  const [latest] = await tx
    .select({ state: campaignSubmissionStates.state })
    .from(campaignSubmissionStates)
    .where(eq(campaignSubmissionStates.submissionId, id))
    .orderBy(desc(campaignSubmissionStates.id))
    .limit(1)
  if (!latest) throw new Error(`submission ${id} has no state`)
  return { submission, state: latest.state }
}

interface Step {
  submissionId: string
  state: SubmissionState
  reason?: string
  byUserId: string
  at: Date
}

export async function addState(tx: Db, step: Step): Promise<void> {
  await tx.insert(campaignSubmissionStates).values(step)
}

/** Leaves room for a suffix within the limit of a saved list's entry. */
const SLUG_WORDS_CHARS_MAX = 48
const SUFFIX_BYTES = 3
/** For a title in other scripts. */
const FALLBACK = 'campaign'
/** An arbitrary constant: campaigns with the same title get their slugs one after the other. */
const NAMING_LOCK = 5_120_877_431

/** 'Books for Ward 7!' → 'books-for-ward-7', 'वार्ड 7 की किताबें' → 'vard-7-ki-kitaben', or with a suffix when that is taken. */
export async function freeSlug(tx: Db, title: string): Promise<string> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${NAMING_LOCK})`)
  const words = await slugOf(tx, title, SLUG_WORDS_CHARS_MAX)
  const isFree = words !== '' && !(await isOpen(tx, words)) && !(await isKept(tx, words))
  return isFree ? words : [words || FALLBACK, randomBytes(SUFFIX_BYTES).toString('hex')].join('-')
}

/** The slug reserved for a submission, unless its title has changed or a campaign uses it. */
export async function reservedSlug(tx: Db, { slug, title }: { slug: string; title: string }): Promise<string> {
  const words = await slugOf(tx, title, SLUG_WORDS_CHARS_MAX)
  const isSlugOfTitle = slug === words || slug.slice(0, -2 * SUFFIX_BYTES - 1) === (words || FALLBACK)
  return isSlugOfTitle && !(await isOpen(tx, slug)) ? slug : freeSlug(tx, title)
}

async function isOpen(tx: Db, slug: string): Promise<boolean> {
  return (await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))).length > 0
}

async function isKept(tx: Db, slug: string): Promise<boolean> {
  const { id, slug: kept } = campaignSubmissions
  return (await tx.select({ id }).from(campaignSubmissions).where(eq(kept, slug))).length > 0
}
