import { and, asc, eq } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'

/** Inserts or updates the identity of the user's e-mail address or phone number; a user has one of each kind. */
export async function putAddressIdentity(
  tx: AuthDb,
  {
    userId,
    kind,
    address,
    isVerified = true,
    data,
    now,
  }: {
    userId: string
    kind: 'email' | 'phone'
    address: string
    isVerified?: boolean
    /** Replaces the other claims of the identity. */
    data?: Metadata
    now: Date
  },
): Promise<void> {
  const [existing] = await tx
    .select({ identityData: identities.identityData })
    .from(identities)
    .where(and(eq(identities.provider, kind), eq(identities.providerId, userId)))
  const identityData: Metadata = {
    email_verified: false,
    phone_verified: false,
    ...(data ?? existing?.identityData),
    sub: userId,
    [kind]: address,
    [`${kind}_verified`]: isVerified,
  }
  await tx
    .insert(identities)
    .values({
      userId,
      provider: kind,
      providerId: userId,
      identityData,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [identities.provider, identities.providerId],
      set: { identityData, lastSignInAt: now, updatedAt: now },
    })
}

/** Writes the names of a user's providers, oldest first, into `app_metadata`. The user's row must be locked. */
export async function recomputeProviders(tx: AuthDb, userId: string): Promise<void> {
  const rows = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.provider))
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const [user] = await tx.select({ appMetadata: users.appMetadata }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('A locked user is gone.')
  const { provider: _first, providers: _all, ...others } = user.appMetadata
  const appMetadata = providers.length > 0 ? { ...others, provider: providers[0], providers } : others
  await tx.update(users).set({ appMetadata }).where(eq(users.id, userId))
}
