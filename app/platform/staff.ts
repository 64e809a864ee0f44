import type { Role } from './context.server.ts'

/** Somebody with a role, as the auth service knows them. */
export interface StaffMember {
  userId: string
  name: string
  email: string | null
  /** Accepted roles. */
  roles: readonly Role[]
  /** Roles that were given and are not accepted yet. */
  invited: readonly Role[]
  /** Without one no role counts. */
  hasSecondStep: boolean
}

export type InviteOutcome =
  /** `token` goes into the link by which the role is accepted: single use, 7 days. */
  | { ok: true; userId: string; token: string }
  /** `not-confirmed`: nobody has proven that the address of the account is theirs. */
  | { ok: false; reason: 'no-account' | 'not-confirmed' | 'has-role' }

/** Who works here. The auth service behind `server/` answers; who may ask is for the caller to decide. */
export interface StaffPort {
  /** Everybody with a role, or invited to one, by name. */
  list(): Promise<StaffMember[]>
  /** Gives the operator's role to the account with this e-mail address; it counts once it is accepted. */
  inviteOperator(invitation: { email: string; givenBy: string }): Promise<InviteOutcome>
  /** Takes the operator's role, or the invitation to it, away; the console closes with the next request. */
  dismissOperator(userId: string): Promise<void>
}
