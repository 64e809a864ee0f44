import { sql } from 'drizzle-orm'
import type { Column, Table } from './backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/*
 * What a backup carries. A file that lies in other places, for years, should open no account and tell nobody's mail:
 * sessions, tokens, codes and counters are worth nothing after a restore, which signs everybody out.
 * A table of the auth service that is named nowhere here is a mistake and stops the backup.
 */

/** Never in a backup, and empty after a restore: sign-ins under way, sessions, and counters of requests. */
export const LEFT_OUT: readonly string[] = [
  'auth.amr_claims',
  'auth.flow_state',
  'auth.mfa_challenges',
  'auth.one_time_tokens',
  'auth.rate_limits',
  'auth.refresh_tokens',
  'auth.role_offers',
  'auth.saml_relay_states',
  'auth.send_limits',
  'auth.sessions',
]

/** Accounts and how they sign in: hashes and sealed secrets. Used proofs stay, so that none counts twice. */
export const KEPT_OF_AUTH: readonly string[] = [
  'auth.audit_log_entries',
  'auth.identities',
  'auth.mfa_factors',
  'auth.role_grants',
  'auth.sso_domains',
  'auth.sso_providers',
  'auth.used_proofs',
  'auth.users',
]

interface Reduction {
  /** Columns as they are. Every other one is left blank in the rows that are over. */
  kept: readonly string[]
  /** SQL that is true for a row that is carried whole. */
  isWhole: string
}

/** Of a mail that was sent or given up its key is carried alone; what waits is sealed. */
export const REDUCED: Readonly<Record<string, Reduction>> = {
  'public.outbox': {
    kept: ['id', 'dedupe_key', 'created_at', 'attempts', 'next_attempt_at', 'sent_at', 'last_error'],
    isWhole: 'next_attempt_at IS NOT NULL',
  },
}

const BLANKS: Readonly<Record<string, string>> = { text: "''", jsonb: "'[]'" }

/** Which rows of a table go into a backup: all, or none; and each column as SQL. */
export function selectionOf({ table, columns }: Table): { isCarried: boolean; values: string[] } {
  if (table.startsWith('auth.') && !LEFT_OUT.includes(table) && !KEPT_OF_AUTH.includes(table)) {
    throw new Error(`${table} is not known to backups: name it in backup-tables.server.ts.`)
  }
  const reduction = REDUCED[table]
  const values = columns.map((column) => (reduction ? reduced(column, reduction) : column.name))
  return { isCarried: !LEFT_OUT.includes(table), values }
}

function reduced({ name, type, isRequired }: Column, { kept, isWhole }: Reduction): string {
  if (kept.includes(name)) return name
  return `CASE WHEN ${isWhole} THEN ${name} ELSE ${isRequired ? `${BLANKS[type]}::${type}` : 'NULL'} END`
}

/** @throws Error while mails wait that a version before sealing wrote: they would lie in the file in plain text. */
export async function refuseUnsealedMails(tx: Db, tables: readonly Table[]): Promise<void> {
  const outbox = tables.find(({ table }) => table === 'public.outbox')
  if (!outbox) return
  const isSealed = outbox.columns.some(({ name }) => name === 'sealed') ? 'sealed IS NOT NULL' : 'false'
  const { rows } = await tx.execute<{ waiting: number }>(
    sql.raw(`SELECT count(*)::int AS waiting FROM outbox WHERE next_attempt_at IS NOT NULL AND NOT (${isSealed})`),
  )
  const waiting = rows[0]?.waiting ?? 0
  if (waiting > 0) {
    throw new Error(
      `${waiting} mails that an earlier version wrote wait unsealed: start the server once, then back up.`,
    )
  }
}
