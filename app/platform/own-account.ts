/** One sign-in of hers, on some device. */
export interface OwnSession {
  id: string
  userAgent: string | null
  createdAt: Date
  refreshedAt: Date
  isThis: boolean
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
  factors: readonly { id: string; kind: 'totp' | 'phone'; name: string }[]
  /** She has a second step and has not shown it in this session. */
  needsSecondFactor: boolean
  /** All that the auth service keeps of her, as plain data. */
  record: Record<string, unknown>
  listSessions(): Promise<OwnSession[]>
  /** Removes the account; there is no way back. */
  delete(): Promise<void>
}

/** What the sign-in screen may offer. */
export interface SignInWays {
  phone: boolean
  anonymous: boolean
  /** Other sites that are configured, e.g. `google`. */
  providers: readonly string[]
}

/** What pages may ask the auth service. */
export interface AccountDoors {
  /** Null unless somebody is signed in and her session is alive. */
  findOwn(): Promise<OwnAccount | null>
  getWays(): Promise<SignInWays>
}
