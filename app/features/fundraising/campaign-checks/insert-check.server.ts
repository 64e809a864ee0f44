import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { CheckKind, Seen } from './check-kinds.ts'
import { campaignChecks } from './check-tables.server.ts'

interface NewCheck {
  campaignId: string
  kind: CheckKind
  seen: Seen
  words: string | null
  documentId: string | null
  /** Null for an answer of the bank. */
  by: { userId: string; displayName: string } | null
  checkedAt: Date
  until: Date
}

/** Writes a check. An earlier one that says the same is voided as renewed. */
export async function insertCheck(tx: Db, { by, ...check }: NewCheck): Promise<void> {
  const { campaignId, seen, voidedAt } = campaignChecks
  await tx
    .update(campaignChecks)
    .set({ voidedAt: check.checkedAt, voidReason: 'renewed' })
    .where(and(eq(campaignId, check.campaignId), eq(seen, check.seen), isNull(voidedAt)))
  const checkedByName = by && (by.displayName.split(' ')[0] ?? by.displayName)
  await tx.insert(campaignChecks).values({ ...check, checkedBy: by?.userId ?? null, checkedByName })
}
