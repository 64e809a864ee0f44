import { sql } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { roleOffers } from '#auth/tables/roles.server.ts'
import { users } from '#auth/tables/users.server.ts'

export interface RoleHolder {
  id: string
  email: string | null
  userMetadata: Record<string, unknown>
  roles: string[]
  /** Offered roles that are not accepted yet. */
  offered: string[]
  hasVerifiedFactor: boolean
}

const HOLDERS_MAX = 500

/**
 * All accounts with one of these roles in `app_metadata.roles`, which only an administrator writes, or with an
 * unexpired offer; at most 500, by e-mail address.
 */
export async function listRoleHolders(
  db: AuthDb,
  { roles, now }: { roles: readonly string[]; now: Date },
): Promise<RoleHolder[]> {
  const held = sql`${users.appMetadata} -> 'roles'`
  const requested = sql`ARRAY[${sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[]`
  const open = sql`${roleOffers} AS offer
    WHERE offer.role = ANY(${requested}) AND offer.expires_at > ${now.toISOString()}::timestamptz`
  const offered = sql<
    string[]
  >`ARRAY(SELECT offer.role FROM ${open} AND offer.user_id = "auth"."users"."id" ORDER BY offer.role)`
  const isHolder = sql`jsonb_typeof(${held}) = 'array' AND ${held} ?| ${requested}`
  return db
    .select({
      id: users.id,
      email: users.email,
      userMetadata: users.userMetadata,
      roles: sql<string[]>`CASE WHEN ${isHolder} THEN ${held} ELSE '[]' END`,
      offered,
      hasVerifiedFactor: sql<boolean>`EXISTS (SELECT FROM ${mfaFactors} AS factor
        WHERE factor.user_id = "auth"."users"."id" AND factor.status = 'verified')`,
    })
    .from(users)
    .where(
      sql`${users.id} IN (
        SELECT ${users.id} FROM ${users} WHERE ${users.appMetadata} ? 'roles' AND ${isHolder}
        UNION SELECT offer.user_id FROM ${open}) AND ${users.deletedAt} IS NULL`,
    )
    .orderBy(users.email)
    .limit(HOLDERS_MAX)
}
