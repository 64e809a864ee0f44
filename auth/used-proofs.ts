import { createHash } from 'node:crypto'
import type { AuthDb } from './context.ts'
import { usedProofs } from './tables.server.ts'

/** Remembers a proof until it is worth nothing any more; false if it was used before. */
export async function takeProof(
  tx: AuthDb,
  { proof, expiresAt }: { proof: string; expiresAt: Date },
): Promise<boolean> {
  const id = createHash('sha256').update(proof).digest('base64url')
  const rows = await tx.insert(usedProofs).values({ id, expiresAt }).onConflictDoNothing().returning()
  return rows.length > 0
}
