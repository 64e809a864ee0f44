import { sql } from 'drizzle-orm'
import type { TestApp } from '#test/app.ts'

// Fields that a client must not be able to set, with values that are nowhere else.

const ID = 'deadbeef-dead-4bad-8bad-deadbeefdead'
const DAY = '1999-09-09T09:09:09.000Z'
const NUMBER = '314159265'
const TEXT = 'forbidden-canary'

/** The promise's own list; the columns of all tables are added. */
export const FORBIDDEN: readonly (readonly [name: string, value: string])[] = [
  ...['role', 'roles', 'app_metadata', 'appMetadata', 'aud', 'scope', 'status', 'state', 'slug', 'token'].map(
    (name) => [name, TEXT] as const,
  ),
  ...[
    'id',
    'user_id',
    'userId',
    'owner_id',
    'ownerId',
    'ownerUserId',
    'sellerId',
    'seller_id',
    'campaignId',
    'campaign_id',
    'studentProfileId',
    'actorId',
    'decidedBy',
  ].map((name) => [name, ID] as const),
  ...[
    'price_paise',
    'raised_paise',
    'priceMinor',
    'price_minor',
    'amountMinor',
    'amount_minor',
    'raisedMinor',
    'raised_minor',
    'goalMinor',
    'feeMinor',
    'commissionBps',
    'stock',
    'likesCount',
    'likes_count',
    'ratingCount',
    'version',
  ].map((name) => [name, NUMBER] as const),
  ...[
    'created_at',
    'createdAt',
    'updated_at',
    'updatedAt',
    'publishedAt',
    'verifiedAt',
    'paidAt',
    'settledAt',
    'confirmedAt',
    'deletedAt',
    'email_confirmed_at',
  ].map((name) => [name, DAY] as const),
  ...['verified', 'isVerified', 'is_verified', 'isAdmin', 'is_admin', 'isSample', 'isPublished', 'is_published'].map(
    (name) => [name, 'true'] as const,
  ),
  ...['__proto__', '__proto__[role]', 'constructor.prototype.role', 'constructor[prototype][role]'].map(
    (name) => [name, TEXT] as const,
  ),
]

/** Fewer than the most that a form may have, with room for its own. */
const FIELDS_MAX = 380

/** The list, and every column of every table in both spellings, with a value of its kind. */
export async function forbiddenFields({ database }: Pick<TestApp, 'database'>): Promise<[string, string][]> {
  const { rows } = await database.db.execute<{ name: string; type: string }>(
    sql`SELECT column_name AS name, min(data_type) AS type FROM information_schema.columns
        WHERE table_schema IN ('public', 'auth') GROUP BY column_name ORDER BY column_name`,
  )
  const columns = rows.flatMap(({ name, type }): [string, string][] => {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [[name, valueOf(type)] as [string, string], [camel, valueOf(type)] as [string, string]]
  })
  return [...new Map<string, string>([...FORBIDDEN, ...columns])].slice(0, FIELDS_MAX)
}

function valueOf(type: string): string {
  if (type === 'uuid') return ID
  if (/int|numeric|double|real/.test(type)) return NUMBER
  if (/timestamp|date/.test(type)) return DAY
  return type === 'boolean' ? 'true' : TEXT
}

/** The tables with a forbidden value in some row. */
export async function changedBy({ database }: Pick<TestApp, 'database'>): Promise<string[]> {
  const { rows: tables } = await database.db.execute<{ schema: string; name: string }>(
    sql`SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
        WHERE table_schema IN ('public', 'auth') AND table_type = 'BASE TABLE'`,
  )
  const pattern = [ID, NUMBER, TEXT, DAY.slice(0, 10)].join('|')
  const changed: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await database.db.execute<{ row: string }>(
      sql`SELECT t::text AS row FROM ${table} t WHERE t::text ~ ${pattern} LIMIT 3`,
    )
    changed.push(...rows.map(({ row }) => `${schema}.${name}: ${row}`))
  }
  if ('role' in Object.prototype) changed.push('the prototype of all objects')
  return changed
}

/** How many rows have each of the marks that only the house gives. */
export async function countMarks({ database }: Pick<TestApp, 'database'>): Promise<Record<string, number>> {
  const { rows: columns } = await database.db.execute<{ schema: string; name: string; mark: string }>(
    sql`SELECT table_schema AS schema, table_name AS name, column_name AS mark FROM information_schema.columns
        WHERE data_type = 'boolean' AND column_name ~ '^is_(verified|sample|featured|sso_user|test|regulated|required)$'`,
  )
  const counts: Record<string, number> = {}
  for (const { schema, name, mark } of columns) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await database.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${table} WHERE ${sql.identifier(mark)}`,
    )
    counts[`${schema}.${name}.${mark}`] = rows[0]?.n ?? 0
  }
  return counts
}
