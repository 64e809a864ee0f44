import { createHash } from 'node:crypto'
import type { AuthDb } from '#auth/db.ts'
import { usedProofs } from '#auth/tables/sso.server.ts'

/** Records a proof until it expires; false if it was used before. */
export async function claimProof(
  tx: AuthDb,
  { proof, expiresAt }: { proof: string; expiresAt: Date },
): Promise<boolean> {
  const id = createHash('sha256').update(proof).digest('base64url')
  const rows = await tx.insert(usedProofs).values({ id, expiresAt }).onConflictDoNothing().returning()
  return rows.length > 0
}
