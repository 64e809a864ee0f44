import { sql } from 'drizzle-orm'
import type { mfaFactors } from '#auth/tables/factors.server.ts'

/** A second factor without its secret. */
export type FactorRow = Pick<
  typeof mfaFactors.$inferSelect,
  'id' | 'userId' | 'factorType' | 'status' | 'friendlyName' | 'phone' | 'lastChallengedAt' | 'createdAt' | 'updatedAt'
>

/** A user's second factors as one JSON column, oldest first. The outer query selects from `auth.users`. */
export const factorsOfUser = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', factor.id, 'user_id', factor.user_id, 'factor_type', factor.factor_type, 'status', factor.status,
    'friendly_name', factor.friendly_name, 'phone', factor.phone, 'last_challenged_at', factor.last_challenged_at,
    'created_at', factor.created_at, 'updated_at', factor.updated_at
  ) ORDER BY factor.created_at, factor.id), '[]')
  FROM auth.mfa_factors AS factor WHERE factor.user_id = "users"."id"
)`.mapWith((rows: FactorJsonRow[]) => rows.map(toFactorRow))

/** The `Factor` object of the protocol. Its time of the last challenge may be null. */
export function toFactorJson(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    status: factor.status,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    factor_type: factor.factorType,
    phone: factor.phone ?? '',
    last_challenged_at: factor.lastChallengedAt,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
  }
}

interface FactorJsonRow {
  id: string
  user_id: string
  factor_type: FactorRow['factorType']
  status: FactorRow['status']
  friendly_name: string
  phone: string | null
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

function toFactorRow(row: FactorJsonRow): FactorRow {
  return {
    id: row.id,
    userId: row.user_id,
    factorType: row.factor_type,
    status: row.status,
    friendlyName: row.friendly_name,
    phone: row.phone,
    lastChallengedAt: row.last_challenged_at === null ? null : new Date(row.last_challenged_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}
