import type { Role } from './context.server.ts'

/** Somebody with a role, as the auth service knows her. */
export interface StaffMember {
  userId: string
  name: string
  email: string | null
  roles: readonly Role[]
  /** Without one her role does not count. */
  hasSecondStep: boolean
}

/** Who works here. The auth service behind `server/` answers; who may ask is for the caller to decide. */
export interface StaffDoors {
  /** Everybody with a role, by name. */
  list(): Promise<StaffMember[]>
  /** Makes the person with this e-mail address an operator; null when nobody has it. */
  appointOperator(email: string): Promise<StaffMember | null>
  /** Takes the operator's role away; the console closes with the next request. */
  dismissOperator(userId: string): Promise<void>
}
