import { sql } from 'drizzle-orm'
import type { Column, Table } from './backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/*
 * Which rows a backup contains. Backups are stored for years in less protected places, so they contain no sessions,
 * tokens, codes or sent mails; a restore signs all users out.
 * A table of the auth service that is in neither list stops the backup.
 */

/** Not in a backup, and empty after a restore: pending sign-ins, sessions and rate-limit counters. */
export const EXCLUDED_TABLES: readonly string[] = [
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
  'auth.sign_in_alerts',
  'auth.webauthn_challenges',
]

/** Accounts, password hashes, encrypted secrets, and figures of text messages. `used_proofs` is included so that a proof cannot be used again. */
export const INCLUDED_AUTH_TABLES: readonly string[] = [
  'auth.audit_log_entries',
  'auth.identities',
  'auth.mfa_factors',
  'auth.recovery_codes',
  'auth.released_phones',
  'auth.revoked_devices',
  'auth.role_grants',
  'auth.sso_domains',
  'auth.sso_providers',
  'auth.text_counts',
  'auth.used_proofs',
  'auth.users',
  'auth.webauthn_credentials',
]

interface Reduction {
  /** Columns that are always included. The others are blank in rows for which `isWhole` is false. */
  kept: readonly string[]
  /** SQL condition for rows that are included with all columns. */
  isWhole: string
}

/** Mails that wait are included whole (encrypted); of sent and failed mails only the listed columns. */
export const PARTIAL_TABLES: Readonly<Record<string, Reduction>> = {
  'public.outbox': {
    kept: ['id', 'dedupe_key', 'created_at', 'attempts', 'next_attempt_at', 'sent_at', 'last_error'],
    isWhole: 'next_attempt_at IS NOT NULL',
  },
}

const BLANKS: Readonly<Record<string, string>> = { text: "''", jsonb: "'[]'" }

/** Whether a table's rows are in a backup, and the SQL of each column. */
export function selectionOf({ table, columns }: Table): { isIncluded: boolean; values: string[] } {
  if (table.startsWith('auth.') && !EXCLUDED_TABLES.includes(table) && !INCLUDED_AUTH_TABLES.includes(table)) {
    throw new Error(`${table} is not known to backups: name it in backup-tables.server.ts.`)
  }
  const reduction = PARTIAL_TABLES[table]
  const values = columns.map((column) => (reduction ? reduced(column, reduction) : column.name))
  return { isIncluded: !EXCLUDED_TABLES.includes(table), values }
}

function reduced({ name, type, isRequired }: Column, { kept, isWhole }: Reduction): string {
  if (kept.includes(name)) return name
  return `CASE WHEN ${isWhole} THEN ${name} ELSE ${isRequired ? `${BLANKS[type]}::${type}` : 'NULL'} END`
}

/** @throws Error while the outbox contains unencrypted mails of an earlier version: the backup would contain them. */
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
