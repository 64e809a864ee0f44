import { and, eq, sql, type Placeholder } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { sessionColumns, type LiveSession } from '#auth/sessions/session-end.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { factorsOfUser, toFactorJson, type FactorRow } from '#auth/factors/user-factors.ts'

export type UserRow = typeof users.$inferSelect
export type IdentityRow = Omit<typeof identities.$inferSelect, 'email'>

export interface Account {
  user: UserRow
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** Prepared reads of whole accounts, one round trip each. */
export interface Accounts {
  /** Excludes SSO users, who sign in at their identity provider. */
  findByEmail(email: string): Promise<Account | undefined>
  /** Also returns the session; null if the user has none with this id. */
  findWithSession(ids: {
    userId: string
    sessionId: string
  }): Promise<{ account: Account; session: LiveSession | null } | undefined>
}

const EMAIL_LENGTH_MAX = 255
const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const PHONE_PATTERN = /^[1-9][0-9]{1,14}$/
/** The metadata is part of every access token, which must fit into a cookie of 4 KB. */
const METADATA_BYTES_MAX = 2_048

export function createAccounts(db: AuthDb): Accounts {
  const byEmail = db
    .select(accountColumns())
    .from(users)
    .where(hasEmail(sql.placeholder('email')))
    .prepare('auth_account_by_email')
  const withSession = db
    .select({
      ...accountColumns(),
      session: sessionColumns,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, users.id)))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('auth_account_with_session')
  return {
    async findByEmail(email) {
      const [account] = await byEmail.execute({ email })
      return account
    },
    async findWithSession(ids) {
      const [row] = await withSession.execute(ids)
      if (!row) return undefined
      const { session, ...account } = row
      return { account, session }
    },
  }
}

/** A user's identities as one JSON column, oldest first. The outer query selects from `auth.users`. */
const identitiesOfUser = sql`(
  SELECT coalesce(json_agg(identity ORDER BY identity.created_at, identity.provider, identity.id), '[]')
  FROM auth.identities AS identity WHERE identity.user_id = "users"."id"
)`.mapWith((rows: IdentityJsonRow[]) => rows.map(toIdentityRow))

/** The columns of a whole account, for any query on `users`. */
export function accountColumns() {
  return { user: users, identities: identitiesOfUser, factors: factorsOfUser }
}

export async function findAccount(db: AuthDb, userId: string): Promise<Account | undefined> {
  const [account] = await db.select(accountColumns()).from(users).where(eq(users.id, userId))
  return account
}

export function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some(({ status }) => status === 'verified')
}

/** A condition on `users.email` that the partial unique index serves; excludes SSO users. */
export function hasEmail(email: string | Placeholder) {
  return and(eq(users.email, email), sql`NOT ${users.isSsoUser}`)
}

/** Returns the address in lower case. Throws AuthError 400 `validation_failed`. */
export function parseEmail(text: string): string {
  const email = text.toLowerCase()
  if (email.length > EMAIL_LENGTH_MAX) throw invalid(`An email address has at most ${EMAIL_LENGTH_MAX} characters`)
  if (!EMAIL_PATTERN.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Returns the digits without the leading plus. Throws AuthError 400 `validation_failed`. */
export function parsePhone(text: string): string {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '')
  if (!PHONE_PATTERN.test(phone)) throw invalid('Invalid phone number format (E.164 required)')
  return phone
}

/** A shallow merge in which `null` deletes a key. Throws AuthError 400 `validation_failed` over 2 KiB of JSON. */
export function mergeMetadata(stored: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null))
  if (Buffer.byteLength(JSON.stringify(merged)) > METADATA_BYTES_MAX) {
    throw invalid(`The user data may have at most ${METADATA_BYTES_MAX} bytes as JSON`)
  }
  return merged
}

export function isConfirmed(user: UserRow): boolean {
  return user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null
}

export function isBanned({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

/** The `User` object of the protocol. Times that are not set are left out, never null. */
export function toUserJson({ user, identities: list, factors }: Account): Record<string, unknown> {
  const [confirmedAt] = [user.emailConfirmedAt, user.phoneConfirmedAt]
    .filter((time) => time !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return withoutNulls({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.emailConfirmedAt,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phoneConfirmedAt,
    confirmed_at: confirmedAt,
    invited_at: user.invitedAt,
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    new_email: user.emailChange,
    email_change_sent_at: user.emailChangeSentAt,
    new_phone: user.phoneChange,
    phone_change_sent_at: user.phoneChangeSentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    deleted_at: user.deletedAt,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: list.map(toIdentityJson),
    factors: factors.length > 0 ? factors.map(toFactorJson) : null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  })
}

function toIdentityJson(identity: IdentityRow): Record<string, unknown> {
  const email = identity.identityData['email']
  return withoutNulls({
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    email: typeof email === 'string' ? email.toLowerCase() : null,
  })
}

interface IdentityJsonRow {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Metadata
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

function toIdentityRow(row: IdentityJsonRow): IdentityRow {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    providerId: row.provider_id,
    identityData: row.identity_data,
    lastSignInAt: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
