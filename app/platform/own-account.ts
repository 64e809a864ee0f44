import type { Role } from './context.server.ts'

/** A session of the account. */
interface OwnSession {
  id: string
  userAgent: string | null
  /** Where a trusted proxy placed its network; null where it did not say. */
  place: string | null
  createdAt: Date
  refreshedAt: Date
  isThis: boolean
}

/** A second factor of the account. */
export interface SecondStep {
  id: string
  kind: 'totp' | 'phone' | 'webauthn'
  name: string
}

/** A key on a device that signs in without a password. */
interface Passkey {
  id: string
  /** Empty until its owner names it. */
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The authentication state of the caller's session, read from the database in this request. */
export interface OwnProof {
  /** The session's id. */
  id: string
  aal: 'aal1' | 'aal2'
  openedAt: Date
  /** The second factor that raised the session to aal2. */
  factor: { id: string; createdAt: Date } | null
  /** A recent proof by the strongest method of the account: a second factor, else the password, else a code. */
  isFresh: boolean
  /** A fresh proof, or a recent sign-in by a code or link, for members who forgot the password. */
  maySetPassword: boolean
  /** It was opened on a shared device and ends after minutes without use. */
  isShared: boolean
  /** Authentication methods, the latest first. `timestamp` in Unix seconds. */
  amr: readonly { method: string; timestamp: number }[]
}

/** A recipient of codes. `address` is an e-mail address, or the last digits of a phone number. */
export interface CodeReceiver {
  id: string
  channel: 'mail' | 'sms'
  address: string
}

export type StepUpOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'too-often' | 'not-sent' | 'signed-out'; waitS: number }

/** Repeated authentication by the strongest method of the account. */
export interface StepUp {
  /** The required method. `sign-in`: the account has no other; null: an anonymous account, which has none. */
  kind: 'factor' | 'password' | 'code' | 'sign-in' | null
  /** As in `OwnProof`. */
  isFresh: boolean
  /** A code of an authenticator app is accepted. */
  hasApp: boolean
  receivers: readonly CodeReceiver[]
  sendCode(receiverId: string): Promise<StepUpOutcome>
  /** Records the proof in the session if it is right. Wrong attempts count towards the limits of the sign-in. */
  prove(typed: { password?: string; code?: string }): Promise<StepUpOutcome>
}

/** The caller's own account. `server/` implements it with the auth service. */
export interface OwnAccount {
  email: string | null
  /** The e-mail address, if its owner has proven it. */
  confirmedEmail: string | null
  phone: string | null
  /** A changed address that is not confirmed yet. */
  newEmail: string | null
  isAnonymous: boolean
  hasPassword: boolean
  /** Recovery codes can be made. */
  takesRecoveryCodes: boolean
  /** Accounts of other providers can be connected and disconnected. */
  canLink: boolean
  identities: readonly { id: string; provider: string; email: string | null }[]
  /** The kinds of second factor that can be set up. */
  factorKinds: readonly ('totp' | 'phone')[]
  factors: readonly SecondStep[]
  stepUp: StepUp
  /** All data of the account in the auth service, for the export. */
  record: Record<string, unknown>
  /** Returns how many were ended: an id that is not the account's ends none. */
  endSessions(which: { id: string } | 'others'): Promise<number>
  /** Deletes the account permanently. */
  delete(): Promise<void>
}

/** An unused link of a mail. */
export interface MailLink {
  type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'
  /** The account that the link signs in to. */
  userId: string
  email: string | null
  /** The address that a link of type `email_change` confirms. */
  newEmail: string | null
  /** The caller is signed in to another account: its address, or empty if it has none. Null otherwise. */
  otherAccount: string | null
}

/** An offered role that was not accepted yet. */
export interface RoleInvitation {
  role: Role
  /** The e-mail of the invited account. */
  email: string | null
  expiresAt: Date
  /** The caller is signed in to another account: its address, or empty if it has none. Null otherwise. */
  otherAccount: string | null
}

/** How a text message reaches a phone; a call speaks it. */
export type TextChannel = 'sms' | 'whatsapp' | 'call'

/** The enabled sign-in methods beside e-mail. */
export interface SignInMethods {
  phone: boolean
  /** The ways by which a code can be sent to a phone. */
  textChannels: readonly TextChannel[]
  passkeys: boolean
  anonymous: boolean
  /** Configured OAuth providers, e.g. `google`. */
  providers: readonly string[]
}

interface TextFigures {
  sent: number
  /** Not accepted by the provider. */
  failed: number
  /** Beyond the budget, or the share of one network. */
  refused: number
  /** Estimated cost of those sent, in paise. */
  costPaise: number
}

/** Text messages of the last days, by Indian days. */
interface TextUsage {
  /** By kind and channel, most sent first. */
  kinds: readonly (TextFigures & { kind: string; channel: TextChannel })[]
  /** Days with any, newest first, like '2026-11-25'. */
  days: readonly (TextFigures & { day: string })[]
  /** Today's budget; null while rate limits are off. */
  today: { limit: number; remaining: number } | null
  /** Prices are configured, so that costs are known. */
  hasPrices: boolean
}

/** A sign-in on a new device, as its message reported it. */
interface SignInAlert {
  userAgent: string | null
  place: string | null
  createdAt: Date
}

/** What the owner's report of a device has done. */
export interface DeviceReport {
  passkeysRemoved: number
  /** A second factor was set up after the sign-in; it stays. */
  hasNewFactor: boolean
  /** The account has a confirmed e-mail address. */
  hasEmail: boolean
}

/** The auth service, as loaders and actions use it. */
export interface AccountPort {
  /** The caller's account; null for a visitor. */
  findOwn(): Promise<OwnAccount | null>
  /** The caller's passkeys, oldest first; none for a visitor and before the second factor, like the sessions below. */
  listPasskeys(): Promise<Passkey[]>
  /** How many recovery codes are left; null before any are made, and where they are switched off. */
  countRecoveryCodes(): Promise<number | null>
  /** Where the caller is signed in, the latest first. */
  listSessions(): Promise<OwnSession[]>
  /** Gives the account a name unless it has one, such as the name in a new student profile. */
  nameIfUnnamed(name: string): Promise<void>
  /** The second factors of a caller who `needsSecondStep`; null for others. */
  findSecondSteps(): Promise<SecondStep[] | null>
  getSignInMethods(): Promise<SignInMethods>
  /** Figures of text messages. It does not check permissions: only operators may see them. */
  findTextUsage(period: { days: number }): Promise<TextUsage>
  /** The valid link with this token and type; does not consume it. */
  findMailLink(link: { tokenHash: string; type: string }): Promise<MailLink | null>
  /** The valid invitation with this token; does not consume it. */
  findRoleInvitation(token: string): Promise<RoleInvitation | null>
  /** The sign-in behind the link of a message; does not use it. */
  findSignInAlert(token: string): Promise<SignInAlert | null>
  /** Signs the device of an alert out; null if the link is unknown, used or expired. */
  reportDevice(token: string): Promise<DeviceReport | null>
  /** Grants the role to the caller's account; false if the invitation is used, expired, or for another account. */
  acceptRole(token: string): Promise<boolean>
}
