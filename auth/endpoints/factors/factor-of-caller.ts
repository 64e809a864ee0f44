import { and, eq } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid, type StoredFactor } from '#auth/factors/factors.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'

/** Throws AuthError 404 `validation_failed` for text that is no UUID. */
export function parseFactorId(id: string | undefined): string {
  if (id && isUuid(id)) return id.toLowerCase()
  throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
}

/** Selects a factor of this user for update. Throws AuthError 404 `mfa_factor_not_found`, also for another user's. */
export async function getOwnFactor(
  tx: AuthDb,
  { factorId, userId }: { factorId: string; userId: string },
): Promise<StoredFactor> {
  const [factor] = await tx
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.id, factorId), eq(mfaFactors.userId, userId)))
    .for('update')
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}
