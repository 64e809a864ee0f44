import type { Role } from '#app/platform/context.server.ts'
import type { StaffPort, StaffMember } from '#app/platform/staff.ts'
import type { createAuth } from '#auth/service.ts'
import { displayName, ROLES } from './actor.ts'
import { type AdminApi, offerRole, removeRole } from './administrators.ts'

type Auth = Pick<ReturnType<typeof createAuth>, 'listRoleHolders'>

const OPERATOR: Role = 'operator'

/** Implements the staff port with the auth service. */
export function staffPort(auth: Auth, api: AdminApi): StaffPort {
  return {
    async list() {
      const holders = await auth.listRoleHolders(ROLES)
      return holders
        .map(({ id, email, userMetadata, roles, offered, hasVerifiedFactor }): StaffMember => ({
          userId: id,
          name: displayName(userMetadata['display_name'], email),
          email,
          roles: ROLES.filter((role) => roles.includes(role)),
          invited: ROLES.filter((role) => offered.includes(role)),
          hasSecondStep: hasVerifiedFactor,
        }))
        .sort((a, b) => a.name.localeCompare(b.name))
    },
    inviteOperator: ({ email, givenBy }) => offerRole(api, { email, role: OPERATOR, givenBy }),
    async dismissOperator(userId) {
      await removeRole(api, { userId, role: OPERATOR })
    },
  }
}
