import type { Role } from '#app/platform/context.server.ts'
import type { StaffDoors, StaffMember } from '#app/platform/staff.ts'
import type { createAuth } from '#auth/service.ts'
import { displayName, ROLES } from './actor.ts'
import { type AdminApi, giveRole, takeRole } from './administrators.ts'

type Auth = Pick<ReturnType<typeof createAuth>, 'listRoleHolders'>

/** Who works here, out of the auth service. */
export function staffDoors(auth: Auth, api: AdminApi): StaffDoors {
  const list = async (): Promise<StaffMember[]> => {
    const holders = await auth.listRoleHolders(ROLES)
    return holders
      .map(({ id, email, userMetadata, roles, hasVerifiedFactor }) => ({
        userId: id,
        name: displayName(userMetadata['display_name'], email),
        email,
        roles: ROLES.filter((role) => roles.includes(role)),
        hasSecondStep: hasVerifiedFactor,
      }))
      .sort((a, b) => a.name.localeCompare(b.name))
  }
  const operator: Role = 'operator'
  return {
    list,
    async appointOperator(email) {
      const userId = await giveRole(api, { email, role: operator })
      return userId === null ? null : ((await list()).find((member) => member.userId === userId) ?? null)
    },
    async dismissOperator(userId) {
      const member = (await list()).find((candidate) => candidate.userId === userId)
      if (member?.email) await takeRole(api, { email: member.email, role: operator })
    },
  }
}
