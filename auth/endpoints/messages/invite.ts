import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { createAccount, findByAddress } from '#auth/accounts/new-account.ts'
import { prepareMail } from '#auth/messages/one-time-messages.ts'
import { NOTHING_PENDING } from '#auth/accounts/pending-sign-ups.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import { NO_PASSWORD } from '#auth/passwords/stored-password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { object, originOf, readBody, text } from '#auth/http/transport.ts'
import { findAccount, isConfirmed, mergeMetadata, parseEmail, toUserJson } from '#auth/accounts/users.ts'

const inviteBody = v.object({ email: text, data: object })

/** POST /invite (administrators): creates an account whose owner is invited by mail. Responds with the bare user. */
export function invite(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, inviteBody)
    if (!body.email) throw new AuthError(400, 'validation_failed', 'An email address is required')
    const email = parseEmail(body.email)
    const origin = originOf(c, auth)
    const now = auth.clock()
    const { draft, account } = await auth.db.transaction(async (tx) => {
      const userId = await inviteUser(tx, auth, { email, data: body.data ?? {}, origin, now })
      const pending = { ...NOTHING_PENDING, userMetadata: mergeMetadata({}, body.data ?? {}) }
      const mail = { userId, to: email, purpose: 'invite', pending, ip: origin.ip, now } as const
      const prepared = await prepareMail(tx, auth, { ...mail, redirectTo: redirectTarget(c, auth.settings) })
      return { draft: prepared.draft, account: await findAccount(tx, userId) }
    })
    if (!account) throw new Error('An invited user is gone.')
    await auth.mailer.send(draft)
    return c.json(toUserJson(account))
  }
}

/**
 * Creates the account, or marks an unconfirmed one as invited, and returns its id. Throws AuthError 422
 * `email_exists`.
 */
async function inviteUser(
  tx: AuthDb,
  auth: Auth,
  { email, data, origin, now }: { email: string; data: Metadata; origin: Origin; now: Date },
): Promise<string> {
  const address = { email }
  const newAccount = { id: randomUUID(), address, ...NO_PASSWORD, data, confirmedAt: null, origin, now }
  const invited = { ...newAccount, invitedAt: now, keepsData: true }
  const account = (await createAccount(tx, auth, invited)) ?? (await findByAddress(tx, address))
  if (!account) throw new Error('An address is taken by nobody.')
  if (isConfirmed(account.user)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  await tx.update(users).set({ invitedAt: now, updatedAt: now }).where(eq(users.id, account.user.id))
  return account.user.id
}
