import { eq } from 'drizzle-orm'
import { isDraftOf } from './is-draft-of.server.ts'
import type { SavingInput } from '#app/features/fundraising/builder/form-schema.ts'
import type { Draft } from '#app/features/fundraising/builder/form.ts'
import { canSaveDraft, ownsSubmission } from '#app/features/fundraising/policy.ts'
import { lockBuilder, lockSubmission } from '#app/features/fundraising/review/submission.server.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import type { SavedDraft } from '#app/features/fundraising/views.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SaveDraftOutcome =
  | { ok: true; revision: number }
  | { ok: false; reason: 'not-signed-in' | 'not-found' | 'not-returned' }
  | {
      ok: false
      /** Another device saved, sent or deleted the draft since; `kept` is the account's version now. */
      reason: 'newer'
      kept: SavedDraft | null
    }

/**
 * Saves a draft in the account. Overwrites only the revision that the device has seen, so that no device silently
 * undoes another one's changes.
 */
export async function saveDraft(ctx: CommandContext, input: SavingInput): Promise<SaveDraftOutcome> {
  const { actor, now } = ctx
  if (!canSaveDraft(actor)) return { ok: false, reason: 'not-signed-in' }
  const { mends, revision: known, ...content } = input
  const { userId } = actor
  return ctx.db.transaction(async (tx) => {
    await lockBuilder(tx, userId)
    if (mends !== null) {
      const found = await lockSubmission(tx, mends)
      if (!found || !ownsSubmission(actor, found.submission)) return { ok: false, reason: 'not-found' }
      if (found.state !== 'returned') return { ok: false, reason: 'not-returned' }
    }
    const [row] = await tx.select().from(campaignDrafts).where(isDraftOf({ userId, mends }))
    if ((row?.revision ?? 0) !== known) return { ok: false, reason: 'newer', kept: row ? savedDraftOf(row) : null }
    const revision = known + 1
    const saved = { content: content satisfies Draft, revision, savedAt: now }
    if (row) await tx.update(campaignDrafts).set(saved).where(eq(campaignDrafts.id, row.id))
    else await tx.insert(campaignDrafts).values({ userId, mends, ...saved })
    return { ok: true, revision }
  })
}

const savedDraftOf = ({ content, revision, savedAt }: SavedDraft): SavedDraft => ({ content, revision, savedAt })
