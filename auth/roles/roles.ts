import type { users } from '#auth/tables/users.server.ts'

/** How a role was accepted. */
export interface RoleGrant {
  role: string
  givenAt: Date
  acceptedWithSecondFactor: boolean
}

/** The roles of an account, whether effective in a session or not. */
export function rolesOf({ appMetadata }: Pick<typeof users.$inferSelect, 'appMetadata'>): string[] {
  const { roles } = appMetadata
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

/**
 * The roles that are effective in a session. It needs a second factor that nobody else can have set up in advance:
 * either the factor is younger than the offer, or the owner accepted the role with it.
 */
export function effectiveRoles(
  held: readonly string[],
  grants: readonly RoleGrant[],
  { aal, factor }: { aal: 'aal1' | 'aal2'; factor: { createdAt: Date } | null },
): string[] {
  if (aal !== 'aal2') return []
  return held.filter((role) => {
    const grant = grants.find((candidate) => candidate.role === role)
    return !grant || grant.acceptedWithSecondFactor || (factor !== null && factor.createdAt > grant.givenAt)
  })
}
