import { eq } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MINUTE_S } from '#auth/durations.ts'
import { createFlow, type Challenge } from '#auth/external/flow-state.ts'
import { mailLink, verifyLink, type LinkType } from './mail-links.ts'
import type { MailDraft } from './mailer.ts'
import { issueOneTimeToken, type Issued } from './one-time-tokens.ts'
import type { PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { findTestCode } from './sms/sms.ts'
import type { OneTimeTokenKind } from '#auth/tables/one-time-tokens.server.ts'
import { users } from '#auth/tables/users.server.ts'
import type { MailKind } from './templates/copy.ts'
import type { UserRow } from '#auth/accounts/users.ts'

export type MailPurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'account_exists'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'

interface Purpose {
  kind: OneTimeTokenKind
  mail: MailKind
  /** The `type` of the link; absent for mails with only a code. */
  linkType?: LinkType
  sentAt: 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt' | 'reauthenticationSentAt'
  /** The amr method of the session at the end of a PKCE flow. */
  method: string
  audit?: 'user_confirmation_requested' | 'user_recovery_requested' | 'user_reauthenticate_requested'
}

const PURPOSES: Record<MailPurpose, Purpose> = {
  signup: {
    kind: 'confirmation',
    mail: 'confirmation',
    linkType: 'signup',
    sentAt: 'confirmationSentAt',
    method: 'email/signup',
    audit: 'user_confirmation_requested',
  },
  invite: {
    kind: 'confirmation',
    mail: 'invite',
    linkType: 'invite',
    sentAt: 'confirmationSentAt',
    method: 'invite',
  },
  magiclink: {
    kind: 'recovery',
    mail: 'magic_link',
    linkType: 'magiclink',
    sentAt: 'recoverySentAt',
    method: 'magiclink',
    audit: 'user_recovery_requested',
  },
  account_exists: {
    kind: 'recovery',
    mail: 'account_exists',
    linkType: 'magiclink',
    sentAt: 'recoverySentAt',
    method: 'magiclink',
    audit: 'user_recovery_requested',
  },
  recovery: {
    kind: 'recovery',
    mail: 'recovery',
    linkType: 'recovery',
    sentAt: 'recoverySentAt',
    method: 'recovery',
    audit: 'user_recovery_requested',
  },
  email_change_new: {
    kind: 'email_change_new',
    mail: 'email_change_new',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
    method: 'email_change',
  },
  email_change_current: {
    kind: 'email_change_current',
    mail: 'email_change_current',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
    method: 'email_change',
  },
  reauthentication: {
    kind: 'reauthentication',
    mail: 'reauthentication',
    sentAt: 'reauthenticationSentAt',
    method: 'otp',
    audit: 'user_reauthenticate_requested',
  },
}

/** A mail to be sent after the transaction, and its contents. */
export interface Prepared extends Issued {
  user: UserRow
  draft: MailDraft
  /** The link to `GET /verify`, without the page in front of it. */
  actionLink: string
}

export interface MailRequest {
  userId: string
  to: string
  purpose: MailPurpose
  redirectTo: string
  challenge?: Challenge | undefined
  /** For the copy of a change of address. */
  newEmail?: string
  /** Applied when this mail confirms the account; only while it is unconfirmed. */
  pending?: PendingSignUp | undefined
  ip: string
  now: Date
}

/** Creates the token and code of a mail, and the flow if the client uses PKCE. Sends nothing. */
export async function prepareMail(tx: AuthDb, auth: Auth, request: MailRequest): Promise<Prepared> {
  const { userId, to, redirectTo, challenge, newEmail, pending, ip, now } = request
  const { kind, mail, linkType, sentAt, method, audit } = PURPOSES[request.purpose]
  const flow =
    challenge && (await createFlow(tx, { challenge, providerType: 'email', authenticationMethod: method, userId }, now))
  const flowStateId = flow?.id ?? null
  const issued = await issueOneTimeToken(tx, auth, { userId, kind, relatesTo: to, flowStateId, pending, now })
  const [user] = await tx
    .update(users)
    .set({ [sentAt]: now, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new Error('The user of a mail is gone.')
  if (audit) await recordAudit(tx, { action: audit, actorId: userId, ip, now })
  const link = linkType && { linkToken: issued.linkToken, type: linkType, redirectTo }
  const data = {
    code: issued.code,
    ...validityOf(auth),
    ...(link && { link: mailLink(auth.settings, link) }),
    ...(newEmail && { newEmail }),
  }
  return {
    ...issued,
    user,
    draft: { kind: mail, to, data },
    actionLink: link ? verifyLink(`${auth.settings.externalUrl}/verify`, link) : '',
  }
}

function validityOf({ settings }: Auth): { codeMinutes: number; linkMinutes: number } {
  const { codeExpiryS, expiryS } = settings.messages.mail
  return { codeMinutes: Math.floor(codeExpiryS / MINUTE_S), linkMinutes: Math.floor(expiryS / MINUTE_S) }
}

/** The purpose of the mail to a member who signs up again: it says that there is an account, and how to sign in. */
export function existingAccountPurpose({ settings }: Auth): MailPurpose {
  return settings.signup.magicLinkEnabled ? 'account_exists' : 'recovery'
}

/** Creates the code of a text message; a test phone gets its fixed one. Sends nothing. */
export async function prepareText(
  tx: AuthDb,
  auth: Auth,
  { userId, phone, kind, pending, now }: TextRequest,
): Promise<{ user: UserRow; phone: string; code: string }> {
  const testCode = findTestCode(auth, phone, now)
  const { code } = await issueOneTimeToken(tx, auth, {
    userId,
    kind,
    relatesTo: phone,
    flowStateId: null,
    pending,
    now,
    ...(testCode !== undefined && { code: testCode }),
  })
  const [user] = await tx
    .update(users)
    .set({ [TEXT_SENT_AT[kind]]: now, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new Error('The user of a text message is gone.')
  return { user, phone, code }
}

interface TextRequest {
  userId: string
  phone: string
  kind: keyof typeof TEXT_SENT_AT
  /** Applied when this code confirms the account; only while it is unconfirmed. */
  pending?: PendingSignUp | undefined
  now: Date
}

const TEXT_SENT_AT = {
  confirmation: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const
