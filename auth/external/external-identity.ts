import { and, eq, sql } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import type { ExternalEmail, ExternalIdentity } from './providers/provider.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { identities } from '#auth/tables/users.server.ts'
import { mergeMetadata, type IdentityRow } from '#auth/accounts/users.ts'

/** The address for an account, from an identity: verified before unverified, primary before others. */
export function chooseEmail({ emails }: ExternalIdentity, settings: AuthSettings): ExternalEmail | undefined {
  const isGood = ({ isVerified }: ExternalEmail) => isVerified || settings.signup.mailerAutoconfirm
  const rank = (email: ExternalEmail) => (isGood(email) ? 2 : 0) + (email.isPrimary ? 1 : 0)
  return emails.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** The stored claims of an identity, including its address. */
export function identityDataOf(identity: ExternalIdentity): Metadata {
  const email =
    identity.emails.find(({ isPrimary, isVerified }) => isPrimary && isVerified) ??
    identity.emails.find(({ isVerified }) => isVerified) ??
    identity.emails[0]
  return {
    ...identity.claims,
    sub: identity.subject,
    provider_id: identity.subject,
    ...(email && { email: email.email }),
    email_verified: email?.isVerified ?? false,
    phone_verified: false,
  }
}

/** Merges the claims that fit: a long name must not prevent a sign-in. */
export function fitMetadata(stored: Metadata, claims: Metadata): Metadata {
  let merged = stored
  for (const [key, value] of Object.entries(claims)) {
    try {
      merged = mergeMetadata(merged, { [key]: value })
    } catch {
      continue
    }
  }
  return merged
}

/** The stored identity, if any. Concurrent first sign-ins with one identity are serialised by an advisory lock. */
export async function lockIdentity(
  tx: AuthDb,
  { provider, subject }: ExternalIdentity,
): Promise<IdentityRow | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${subject}`}, 0))`)
  const [row] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
  return row
}
