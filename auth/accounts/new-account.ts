import { eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { accountColumns, hasEmail, mergeMetadata, type Account } from './users.ts'

export type Address = { email: string; phone?: undefined } | { phone: string; email?: undefined }

export interface NewAccount {
  id: string
  address: Address
  /** Null for an account without a password, e.g. one that signs in by codes. */
  passwordHash: string | null
  passwordIsLong: boolean | null
  data: Metadata
  /** Null while the address is unconfirmed. */
  confirmedAt: Date | null
  invitedAt?: Date
  /** An administrator gives the data: the account keeps it exactly so, without claims of the service. */
  keepsData?: boolean
  origin: Origin
  now: Date
}

/** Returns undefined when the address is taken. */
export async function createAccount(
  tx: AuthDb,
  { settings }: Auth,
  newAccount: NewAccount,
): Promise<Account | undefined> {
  const { id, address, confirmedAt, invitedAt, origin, now } = newAccount
  const provider = providerOf(address)
  const identityData = identityDataOf(newAccount, confirmedAt !== null)
  const times = { createdAt: now, updatedAt: now }
  const [user] = await tx
    .insert(users)
    .values({
      id,
      ...address,
      aud: settings.jwt.aud,
      role: settings.jwt.role,
      passwordHash: newAccount.passwordHash,
      passwordIsLong: newAccount.passwordIsLong,
      appMetadata: { provider, providers: [provider] },
      userMetadata: newAccount.keepsData ? mergeMetadata({}, newAccount.data) : identityData,
      ...(confirmedAt && confirmationOf(address, confirmedAt)),
      lastSignInAt: confirmedAt,
      invitedAt: invitedAt ?? null,
      ...times,
    })
    .onConflictDoNothing()
    .returning()
  if (!user) return undefined
  const list = await tx
    .insert(identities)
    .values({ userId: id, provider, providerId: id, identityData, lastSignInAt: now, ...times })
    .returning()
  const action = invitedAt ? 'user_invited' : 'user_signedup'
  await recordAudit(tx, { action, actorId: id, ip: origin.ip, now, traits: { provider } })
  return { user, identities: list, factors: [] }
}

/** The account with this address. */
export async function findByAddress(db: AuthDb, { email, phone }: Address): Promise<Account | undefined> {
  const isHers = email === undefined ? eq(users.phone, phone) : hasEmail(email)
  const [account] = await db.select(accountColumns()).from(users).where(isHers)
  return account
}

export function providerOf(address: Address): 'email' | 'phone' {
  return address.email === undefined ? 'phone' : 'email'
}

/** The request's `data`, overridden by the claims that the service itself sets. */
export function identityDataOf(
  { id, address, data }: Pick<NewAccount, 'id' | 'address' | 'data'>,
  isVerified: boolean,
): Metadata {
  const isEmail = address.email !== undefined
  return mergeMetadata(data, {
    sub: id,
    ...address,
    email_verified: isEmail && isVerified,
    phone_verified: !isEmail && isVerified,
  })
}

function confirmationOf(address: Address, at: Date) {
  return address.email === undefined ? { phoneConfirmedAt: at } : { emailConfirmedAt: at }
}
