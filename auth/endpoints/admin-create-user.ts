import { randomUUID } from 'node:crypto'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthDb, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { isUuid } from '#auth/factors.ts'
import { putAddressIdentity, recomputeProviders } from '#auth/identities.ts'
import { type StoredPassword } from '#auth/stored-password.ts'
import { users } from '#auth/tables.server.ts'
import { originOf, readBody } from '#auth/transport.ts'
import { findAccount, mergeMetadata, toUserJson } from '#auth/users.ts'
import { demandFreeEmail, demandFreePhone, refuseTaken } from '#auth/verification.ts'
import {
  adminUserBody,
  passwordWanted,
  invalid,
  parseWantedUser,
  type AdminUserBody,
  type WantedUser,
} from './admin-user-body.ts'

const NIL_UUID = '00000000-0000-0000-0000-000000000000'

interface Creation {
  id: string
  body: AdminUserBody
  wanted: WantedUser
  password: StoredPassword | undefined
  now: Date
}

/**
 * POST /admin/users (service key): an account with an e-mail, a phone, or both. Nothing is sent, and an address
 * counts as confirmed only if `email_confirm` or `phone_confirm` says so. Answers the bare user.
 */
export function createUser(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, adminUserBody)
    const now = auth.clock()
    const wanted = parseWantedUser(body, now)
    if (!wanted.email && !wanted.phone) throw invalid('Cannot create a user without either an email or phone')
    const id = parseId(body.id)
    const creation = { id, body, wanted, password: await passwordWanted(auth, body), now }
    const { ip } = originOf(c, auth)
    const account = await refuseTaken(() =>
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

async function insertUser(tx: AuthDb, { settings }: Auth, { id, body, wanted, password, now }: Creation) {
  const { email, phone, role, bannedUntil } = wanted
  if (email) await demandFreeEmail(tx, { userId: id, email })
  if (phone) await demandFreePhone(tx, { userId: id, phone })
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
    const address = wanted[kind]
    if (address) await putAddressIdentity(tx, { userId: id, kind, address, isVerified: isVerified[kind], now })
  }
  await recomputeProviders(tx, id)
}
