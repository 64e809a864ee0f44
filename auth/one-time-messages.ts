import { eq } from 'drizzle-orm'
import { recordAudit } from './audit.ts'
import type { Auth, AuthDb } from './context.ts'
import { MINUTE_S } from './durations.ts'
import { createFlow, type Challenge } from './flow-state.ts'
import { mailLink, verifyLink, type LinkType } from './mail-links.ts'
import type { Letter } from './mailer.ts'
import { issueOneTimeToken, type Issued } from './one-time-tokens.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { findTestCode } from './sms/sms.ts'
import { users, type OneTimeTokenKind } from './tables.server.ts'
import type { MailKind } from './templates/copy.ts'
import type { UserRow } from './users.ts'

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
  /** The `type` of the link; none for what is only a code. */
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

/** A mail that is ready to go once the transaction has ended, and what stands in it. */
export interface Prepared extends Issued {
  user: UserRow
  letter: Letter
  /** What the mail's link verifies, without the page in front of it. */
  actionLink: string
}

export interface MailWish {
  userId: string
  to: string
  purpose: MailPurpose
  redirectTo: string
  challenge?: Challenge | undefined
  /** For the words of a change of address. */
  newEmail?: string
  /** What the account gets when this mail confirms it; only while it is unconfirmed. */
  pending?: PendingSignUp | undefined
  ip: string
  now: Date
}

/** Makes the token and code of a mail, and the flow if the client asked for PKCE. Sends nothing. */
export async function prepareMail(tx: AuthDb, auth: Auth, wish: MailWish): Promise<Prepared> {
  const { userId, to, redirectTo, challenge, newEmail, pending, ip, now } = wish
  const { kind, mail, linkType, sentAt, method, audit } = PURPOSES[wish.purpose]
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
    letter: { kind: mail, to, data },
    actionLink: link ? verifyLink(`${auth.settings.externalUrl}/verify`, link) : '',
  }
}

function validityOf({ settings }: Auth): { codeMinutes: number; linkMinutes: number } {
  const { codeExpiryS, expiryS } = settings.messages.mail
  return { codeMinutes: Math.floor(codeExpiryS / MINUTE_S), linkMinutes: Math.floor(expiryS / MINUTE_S) }
}

/** For a member who signs up once more: the mail says that there is an account, and how to get in. */
export function wayInPurpose({ settings }: Auth): MailPurpose {
  return settings.signup.magicLinkEnabled ? 'account_exists' : 'recovery'
}

/** Makes the code of a text message, the fixed one for a test phone. Sends nothing. */
export async function prepareText(
  tx: AuthDb,
  auth: Auth,
  { userId, phone, kind, pending, now }: TextWish,
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

interface TextWish {
  userId: string
  phone: string
  kind: keyof typeof TEXT_SENT_AT
  /** What the account gets when this code confirms it; only while it is unconfirmed. */
  pending?: PendingSignUp | undefined
  now: Date
}

const TEXT_SENT_AT = {
  confirmation: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const
