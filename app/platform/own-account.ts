import type { Role } from './context.server.ts'

/** One sign-in of hers, on some device. */
interface OwnSession {
  id: string
  userAgent: string | null
  createdAt: Date
  refreshedAt: Date
  isThis: boolean
}

/** A second step that an account has set up. */
export interface SecondStep {
  id: string
  kind: 'totp' | 'phone'
  name: string
}

/** What the caller's session has proven, as the database has it in this request. */
export interface OwnProof {
  /** The session's id. */
  id: string
  aal: 'aal1' | 'aal2'
  openedAt: Date
  /** The second step by which the session came to aal2. */
  factor: { id: string; createdAt: Date } | null
  /** A short while ago, by the strongest proof that the account has: a second step, else the password, else a code. */
  isFresh: boolean
  /** A fresh proof, or a sign-in by a code or link a short while ago: who forgot the password comes so. */
  maySetPassword: boolean
  /** By which methods, the latest first. `timestamp` in Unix seconds. */
  amr: readonly { method: string; timestamp: number }[]
}

/** Where a code is sent when its owner asks for one: an e-mail address, or the last digits of a phone number. */
export interface CodeReceiver {
  id: string
  channel: 'mail' | 'sms'
  address: string
}

export type StepUpOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'too-often' | 'not-sent' | 'signed-out'; waitS: number }

/** How the person of a session proves again who they are, by the strongest proof that their account has. */
export interface StepUp {
  /** What is asked for. `sign-in`: the account has nothing else; null: a guest, of whom nothing can be asked. */
  kind: 'factor' | 'password' | 'code' | 'sign-in' | null
  /** As in `OwnProof`. */
  isFresh: boolean
  /** A code of an authenticator app is taken. */
  hasApp: boolean
  receivers: readonly CodeReceiver[]
  sendCode(receiverId: string): Promise<StepUpOutcome>
  /** Stamps the session if the proof is right. Wrong tries count in the same limits as at the sign-in. */
  prove(typed: { password?: string; code?: string }): Promise<StepUpOutcome>
}

/** What a signed-in person may see and end of her own account. The auth service behind `server/` answers it. */
export interface OwnAccount {
  email: string | null
  phone: string | null
  /** The address that she wants instead and has not confirmed yet. */
  newEmail: string | null
  isAnonymous: boolean
  hasPassword: boolean
  /** She may connect and disconnect accounts at other sites. */
  canLink: boolean
  identities: readonly { id: string; provider: string; email: string | null }[]
  /** The kinds of second step that she may set up. */
  factorKinds: readonly ('totp' | 'phone')[]
  /** The second steps that she has set up. */
  factors: readonly SecondStep[]
  stepUp: StepUp
  /** All that the auth service keeps of her, as plain data. */
  record: Record<string, unknown>
  listSessions(): Promise<OwnSession[]>
  /** Removes the account; there is no way back. */
  delete(): Promise<void>
}

/** What the link of a mail is about, before it is used. */
export interface MailLink {
  type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'
  /** Whose account the link opens. */
  userId: string
  email: string | null
  /** The address that a link of type `email_change` confirms. */
  newEmail: string | null
  /** The caller is signed in to another account: its address, or empty if it has none. Null otherwise. */
  otherAccount: string | null
}

/** A role that somebody was given and can accept. */
export interface RoleInvitation {
  role: Role
  /** The address of the account that it is for. */
  email: string | null
  expiresAt: Date
  /** The caller is signed in to another account: its address, or empty if it has none. Null otherwise. */
  otherAccount: string | null
}

/** What the sign-in screen may offer. */
export interface SignInWays {
  phone: boolean
  anonymous: boolean
  /** Other sites that are configured, e.g. `google`. */
  providers: readonly string[]
}

/** What pages may ask the auth service. */
export interface AccountPort {
  /** The caller's whole account; null for a visitor. The actor alone says who is signed in. */
  findOwn(): Promise<OwnAccount | null>
  /** What may be asked of a caller who `needsSecondStep`; null for everybody else. */
  findSecondSteps(): Promise<SecondStep[] | null>
  getWays(): Promise<SignInWays>
  /** The live link with this token and type; uses nothing up. Null for any other text. */
  findMailLink(link: { tokenHash: string; type: string }): Promise<MailLink | null>
  /** The live invitation to a role with this token; uses nothing up. */
  findRoleInvitation(token: string): Promise<RoleInvitation | null>
  /** Gives the caller's account the role; false if the invitation is used up, too old, or another account's. */
  acceptRole(token: string): Promise<boolean>
}
