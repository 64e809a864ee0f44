import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { documentRefusedMail } from '#app/features/fundraising/campaign-checks/mails.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { lockDocument } from './document.server.ts'
import { campaignDocuments } from './document-tables.server.ts'

export type RefuseDocumentOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' }

/** Refuses a document with a reason that its owner is told. */
export async function refuseDocument(
  ctx: SiteContext,
  { id, reason }: { id: string; reason: string },
): Promise<RefuseDocumentOutcome> {
  const { db, now, config } = ctx
  return db.transaction(async (tx) => {
    const found = await lockDocument(tx, ctx, id)
    if (!found.ok) return found
    const { campaign, document, actor } = found
    const decided = { decision: 'refused' as const, decisionReason: reason, decidedBy: actor.userId, decidedAt: now }
    await tx.update(campaignDocuments).set(decided).where(eq(campaignDocuments.id, id))
    await recordAct(tx, ctx, { verb: 'declined', subject: { kind: 'campaign-document', id }, detail: document.kind })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => documentRefusedMail({ campaign, kind: document.kind, reason }, config)
    await notify(tx, ctx, { to, key: `campaign-document-refused:${id}`, mail })
    return { ok: true }
  })
}
