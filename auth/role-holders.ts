import { sql } from 'drizzle-orm'
import type { AuthDb } from './context.ts'
import { mfaFactors, users } from './tables.server.ts'

export interface RoleHolder {
  id: string
  email: string | null
  userMetadata: Record<string, unknown>
  roles: string[]
  hasVerifiedFactor: boolean
}

/** More are never answered. */
const HOLDERS_MAX = 500

/** Everybody who has one of these roles in `app_metadata.roles`, which only an administrator writes. */
export async function listRoleHolders(db: AuthDb, roles: readonly string[]): Promise<RoleHolder[]> {
  const held = sql`${users.appMetadata} -> 'roles'`
  const wanted = sql`ARRAY[${sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[]`
  return db
    .select({
      id: users.id,
      email: users.email,
      userMetadata: users.userMetadata,
      roles: sql<string[]>`${held}`,
      hasVerifiedFactor: sql<boolean>`EXISTS (SELECT FROM ${mfaFactors} AS factor
        WHERE factor.user_id = "auth"."users"."id" AND factor.status = 'verified')`,
    })
    .from(users)
    .where(sql`jsonb_typeof(${held}) = 'array' AND ${held} ?| ${wanted} AND ${users.deletedAt} IS NULL`)
    .orderBy(users.email)
    .limit(HOLDERS_MAX)
}
