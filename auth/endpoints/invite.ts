import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Auth, AuthDb, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { createAccount, findByAddress } from '#auth/new-account.ts'
import { prepareMail } from '#auth/one-time-messages.ts'
import { NOTHING_PENDING } from '#auth/pending-sign-ups.ts'
import { redirectTarget } from '#auth/redirects.ts'
import type { Origin } from '#auth/sessions.ts'
import { NO_PASSWORD } from '#auth/stored-password.ts'
import { users, type Metadata } from '#auth/tables.server.ts'
import { object, originOf, readBody, text } from '#auth/transport.ts'
import { findAccount, isConfirmed, mergeMetadata, parseEmail, toUserJson } from '#auth/users.ts'

const inviteBody = v.object({ email: text, data: object })

/** POST /invite (administrators): an account that its owner opens with the mail she gets. Answers the bare user. */
export function invite(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, inviteBody)
    if (!body.email) throw new AuthError(400, 'validation_failed', 'An email address is required')
    const email = parseEmail(body.email)
    const origin = originOf(c, auth)
    const now = auth.clock()
    const { letter, account } = await auth.db.transaction(async (tx) => {
      const userId = await inviteUser(tx, auth, { email, data: body.data ?? {}, origin, now })
      const pending = { ...NOTHING_PENDING, userMetadata: mergeMetadata({}, body.data ?? {}) }
      const mail = { userId, to: email, purpose: 'invite', pending, ip: origin.ip, now } as const
      const prepared = await prepareMail(tx, auth, { ...mail, redirectTo: redirectTarget(c, auth.settings) })
      return { letter: prepared.letter, account: await findAccount(tx, userId) }
    })
    if (!account) throw new Error('An invited user is gone.')
    await auth.mailer.send(letter)
    return c.json(toUserJson(account))
  }
}

/** Makes the account, or marks one that waits as invited, and answers its id. Throws AuthError 422 `email_exists`. */
async function inviteUser(
  tx: AuthDb,
  auth: Auth,
  { email, data, origin, now }: { email: string; data: Metadata; origin: Origin; now: Date },
): Promise<string> {
  const address = { email }
  const wanted = { id: randomUUID(), address, ...NO_PASSWORD, data, confirmedAt: null, invitedAt: now, origin, now }
  const account = (await createAccount(tx, auth, wanted)) ?? (await findByAddress(tx, address))
  if (!account) throw new Error('An address is taken by nobody.')
  if (isConfirmed(account.user)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  await tx.update(users).set({ invitedAt: now, updatedAt: now }).where(eq(users.id, account.user.id))
  return account.user.id
}
