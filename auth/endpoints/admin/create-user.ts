import { randomUUID } from 'node:crypto'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid } from '#auth/factors/factors.ts'
import { putAddressIdentity, recomputeProviders } from '#auth/accounts/identities.ts'
import type { StoredPassword } from '#auth/passwords/stored-password.ts'
import { users } from '#auth/tables/users.server.ts'
import { originOf, readBody } from '#auth/http/transport.ts'
import { findAccount, mergeMetadata, toUserJson } from '#auth/accounts/users.ts'
import { assertEmailFree, assertPhoneFree, mapTakenAddress } from '#auth/accounts/verification.ts'
import {
  adminUserBody,
  readPassword,
  invalid,
  parseUserChanges,
  type AdminUserBody,
  type UserChanges,
} from './user-body.ts'

const NIL_UUID = '00000000-0000-0000-0000-000000000000'

interface Creation {
  id: string
  body: AdminUserBody
  changes: UserChanges
  password: StoredPassword | undefined
  now: Date
}

/**
 * POST /admin/users (service key): creates an account with an e-mail address, a phone number, or both. Nothing is
 * sent; an address is confirmed only with `email_confirm` or `phone_confirm`. Responds with the bare user.
 */
export function createUser(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, adminUserBody)
    const now = auth.clock()
    const changes = parseUserChanges(body, now)
    if (!changes.email && !changes.phone) throw invalid('Cannot create a user without either an email or phone')
    const id = parseId(body.id)
    const creation = { id, body, changes, password: await readPassword(auth, body), now }
    const { ip } = originOf(c, auth)
    const account = await mapTakenAddress(() =>
      auth.db.transaction(async (tx) => {
        await insertUser(tx, auth, creation)
        await recordAudit(tx, { action: 'user_signedup', actorId: c.get('admin'), ip, now, traits: { user_id: id } })
        return findAccount(tx, id)
      }),
    )
    if (!account) throw new Error('A new user was not found.')
    return c.json(toUserJson(account))
  }
}

function parseId(id: string | undefined): string {
  if (id === undefined) return randomUUID()
  if (!isUuid(id) || id === NIL_UUID) throw invalid('ID must conform to the uuid v4 format and not be nil')
  return id.toLowerCase()
}

async function insertUser(tx: AuthDb, { settings }: Auth, { id, body, changes, password, now }: Creation) {
  const { email, phone, role, bannedUntil } = changes
  if (email) await assertEmailFree(tx, { userId: id, email })
  if (phone) await assertPhoneFree(tx, { userId: id, phone })
  const isVerified = { email: body.email_confirm, phone: body.phone_confirm }
  const inserted = await tx
    .insert(users)
    .values({
      id,
      aud: settings.jwt.aud,
      role: role ?? settings.jwt.role,
      email,
      phone,
      ...password,
      appMetadata: mergeMetadata({}, body.app_metadata ?? {}),
      userMetadata: mergeMetadata(body.user_metadata ?? {}, email && isVerified.email ? { email_verified: true } : {}),
      emailConfirmedAt: email && isVerified.email ? now : null,
      phoneConfirmedAt: phone && isVerified.phone ? now : null,
      bannedUntil,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.id })
    .returning({ id: users.id })
  if (inserted.length === 0) throw new AuthError(422, 'user_already_exists', 'A user with this id already exists')
  for (const kind of ['email', 'phone'] as const) {
    const address = changes[kind]
    if (address) await putAddressIdentity(tx, { userId: id, kind, address, isVerified: isVerified[kind], now })
  }
  await recomputeProviders(tx, id)
}
