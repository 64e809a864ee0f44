import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readColumns } from '#app/features/erasure/columns.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { writeCsv } from '#app/platform/file-formats/csv.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'

interface Breach {
  /** When it began and ended, as far as it is known. */
  from: Date
  until: Date
  /** The address of the account that was misused; null when rows were copied. */
  account: string | null
  now: Date
}

interface Person extends Record<string, unknown> {
  id: string
  email: string | null
  phone: string | null
}

/**
 * Writes what the Data Protection Board and the people concerned must be told (DPDP Rules 2025, rule 7) into a folder that
 * only this user can read: `report.txt` says what, when and how many, `people.csv` whom to tell. Returns the report.
 */
export async function writeBreachPack(db: Db, folder: string, breach: Breach): Promise<string> {
  const people = await listPeople(db, breach)
  const report = [
    ...head(breach, people.length),
    '',
    'WHAT: personal data in the database then, by table',
    ...(await countPersonalRows(db)),
    '',
    'WHEN: sign-ins and changes of accounts in this time',
    ...(await listSignIns(db, breach)),
    '',
    'WHO: acts of operators in this time',
    ...(await listActs(db, breach)),
    '',
  ].join('\n')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'report.txt'), report, { mode: 0o600 })
  const rows = people.map(({ id, email, phone }) => [id, email ?? '', phone ? `+${phone}` : ''])
  await writeFile(join(folder, 'people.csv'), writeCsv([['id', 'email', 'phone'], ...rows]), { mode: 0o600 })
  return report
}

function head({ from, until, account, now }: Breach, people: number): string[] {
  const due = new Date(now.getTime() + BOARD_MS)
  return [
    `Breach from ${from.toISOString()} to ${until.toISOString()}`,
    account ? `By the account ${account}` : 'By a copy of rows or files',
    `Written at ${now.toISOString()}: tell the people and the Board now, the Board in detail by ${due.toISOString()}, CERT-In within 6 hours.`,
    `HOW MANY: ${people} people, in people.csv`,
  ]
}

/** Within which the Board gets the details. */
const BOARD_MS = 72 * HOUR_MS

/** Every account of that time: which rows were seen is not known of a copy, and of an account only by its acts. */
async function listPeople(db: Db, { until }: Breach): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    SELECT id, email, phone FROM auth.users
    WHERE created_at <= ${until} AND deleted_at IS NULL AND NOT is_anonymous ORDER BY created_at, id`)
  return rows
}

/** 'public.orders: 12 rows; buyer_name, email …', of every table that has some. */
async function countPersonalRows(db: Db): Promise<string[]> {
  const personal = [...readColumns().tags].filter(([, tag]) => !NOT_OF_PEOPLE.has(tag)).map(([column]) => column)
  const lines: string[] = []
  for (const [table, columns] of Map.groupBy(personal, (column) => column.slice(0, column.lastIndexOf('.')))) {
    const { rows } = await db.execute<{ count: number }>(sql.raw(`SELECT count(*)::int AS count FROM ${table}`))
    const count = rows[0]?.count ?? 0
    if (count > 0) lines.push(`${table}: ${count} rows; ${columns.map((column) => column.split('.')[2]).join(', ')}`)
  }
  return lines
}

const NOT_OF_PEOPLE = new Set(['-', 'staff', 'minutes'])

async function listSignIns(db: Db, { from, until, account }: Breach): Promise<string[]> {
  const own = account
    ? sql`AND payload ->> 'actor_id' = (SELECT id::text FROM auth.users WHERE email = ${account})`
    : sql``
  const { rows } = await db.execute<{ line: string }>(sql`
    SELECT payload ->> 'action' || ': ' || count(*) || ' times, by ' || count(DISTINCT payload ->> 'actor_id') || ' accounts, from '
      || count(DISTINCT ip) || ' addresses' AS line
    FROM auth.audit_log_entries WHERE created_at BETWEEN ${from} AND ${until} ${own}
    GROUP BY payload ->> 'action' ORDER BY count(*) DESC, 1`)
  return rows.map(({ line }) => line)
}

async function listActs(db: Db, { from, until, account }: Breach): Promise<string[]> {
  const own = account ? sql`AND by_user_id = (SELECT id FROM auth.users WHERE email = ${account})` : sql``
  const { rows } = await db.execute<{ at: string; line: string }>(sql`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, concat_ws(' ', by_name, verb, subject_kind, subject_id, detail) AS line
    FROM audit_log WHERE at BETWEEN ${from} AND ${until} ${own} ORDER BY id`)
  return rows.map(({ at, line }) => `${at} ${line}`)
}
