import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { findBeneficiary } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { lockDocument } from '#app/features/fundraising/documents/document.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { endOfIndianDay } from '#app/platform/time/indian-days.ts'
import { CHECK_DAYS_MAX, SEEN_BY_KIND, type Seen } from './check-kinds.ts'
import { insertCheck } from './insert-check.server.ts'

export interface CheckInput {
  documentId: string
  seen: Seen
  /** Public, beside the sentence of `seen`. */
  words: string | null
  /** The last day in India on which it counts, like `2026-12-31`. */
  untilDay: string
}

export type RecordCheckOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' | 'other-kind' | 'not-self' | 'until' }

/** Records what an operator saw in a document: the campaign's page shows it until its end or until new facts void it. */
export async function recordCheck(ctx: CommandContext, input: CheckInput): Promise<RecordCheckOutcome> {
  const { db, now } = ctx
  const { documentId, seen, words, untilDay } = input
  return db.transaction(async (tx) => {
    const found = await lockDocument(tx, ctx, documentId)
    if (!found.ok) return found
    const { document, campaign, actor } = found
    const ofKind: readonly string[] = SEEN_BY_KIND[document.kind]
    if (!ofKind.includes(seen)) return { ok: false, reason: 'other-kind' }
    if (seen === 'same-person' && (await findBeneficiary(tx, campaign.id))?.relation !== 'self')
      return { ok: false, reason: 'not-self' }
    const until = endOfIndianDay(untilDay)
    const isFar = until.getTime() > now.getTime() + CHECK_DAYS_MAX * DAY_MS
    if (Number.isNaN(until.getTime()) || until <= now || isFar) return { ok: false, reason: 'until' }
    const check = { campaignId: campaign.id, kind: document.kind, seen, words, documentId, checkedAt: now, until }
    await insertCheck(tx, { ...check, by: actor })
    await tx
      .update(campaignDocuments)
      .set({ decision: 'accepted', decidedBy: actor.userId, decidedAt: now })
      .where(eq(campaignDocuments.id, documentId))
    const subject = { kind: 'campaign-document', id: documentId } as const
    await recordAct(tx, ctx, { verb: 'checked', subject, detail: `${seen}, until ${untilDay}` })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
