import type { Role } from './context.server.ts'

/** An account with a role, or with an invitation to one. */
export interface StaffMember {
  userId: string
  name: string
  email: string | null
  /** Accepted roles. */
  roles: readonly Role[]
  /** Roles that are not accepted yet. */
  invited: readonly Role[]
  /** Without a second factor roles have no effect. */
  hasSecondStep: boolean
}

/** Days in which an invitation to a role can be accepted. The same number as in `auth/roles/`. */
export const ROLE_INVITATION_DAYS = 7

export type InviteOutcome =
  /** `token` is for the link that accepts the role: single use, 7 days. */
  | { ok: true; userId: string; token: string }
  /** `not-confirmed`: the account's address is not confirmed. */
  | { ok: false; reason: 'no-account' | 'not-confirmed' | 'has-role' }

/** Operators and administrators. `server/` implements it with the auth service. The caller checks permissions. */
export interface StaffPort {
  /** All accounts with a role or an invitation, by name. */
  list(): Promise<StaffMember[]>
  /** Invites the account with this e-mail address to the operator's role. */
  inviteOperator(invitation: { email: string; givenBy: string }): Promise<InviteOutcome>
  /** Removes the operator's role or the invitation to it, effective with the next request. */
  dismissOperator(userId: string): Promise<void>
}
