import { and, eq, ne } from 'drizzle-orm'
import { canCheckDocument } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type CommandContext, isOperator, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { ProofKind } from './document-kinds.ts'
import { campaignDocuments } from './document-tables.server.ts'

type Locked =
  | {
      ok: true
      actor: Member
      document: typeof campaignDocuments.$inferSelect & { kind: ProofKind }
      campaign: typeof campaigns.$inferSelect
    }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' }

/** A document that this operator may decide about now, locked, with its campaign. */
export async function lockDocument(tx: Db, { actor }: Pick<CommandContext, 'actor'>, id: string): Promise<Locked> {
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  const [found] = await tx
    .select({ document: campaignDocuments, campaign: campaigns })
    .from(campaignDocuments)
    .innerJoin(campaigns, eq(campaigns.id, campaignDocuments.campaignId))
    .where(and(eq(campaignDocuments.id, id), ne(campaignDocuments.kind, 'bill')))
    .for('update', { of: campaignDocuments })
  if (!found?.document.mediaId) return { ok: false, reason: 'not-found' }
  const { document, campaign } = found
  if (!canCheckDocument(actor, { ...campaign, ...document })) return { ok: false, reason: 'not-allowed' }
  if (document.decision !== null) return { ok: false, reason: 'decided' }
  return { ok: true, actor, document: { ...document, kind: document.kind as ProofKind }, campaign }
}
