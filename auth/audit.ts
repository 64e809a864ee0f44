import type { AuthDb } from './db.ts'
import { auditLogEntries } from './tables/audit.server.ts'

const LOG_TYPES = {
  challenge_created: 'factor',
  device_reported: 'account',
  factor_deleted: 'factor',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  factor_updated: 'factor',
  identity_linked: 'user',
  identity_unlinked: 'user',
  login: 'account',
  step_up: 'account',
  logout: 'account',
  passkey_created: 'user',
  passkey_deleted: 'user',
  passkey_refused: 'account',
  passkey_updated: 'user',
  phone_released: 'user',
  recovery_code_used: 'factor',
  recovery_codes_created: 'factor',
  recovery_codes_deleted: 'factor',
  role_accepted: 'account',
  role_offered: 'user',
  role_removed: 'user',
  token_revoked: 'token',
  user_deleted: 'team',
  user_modified: 'user',
  user_repeated_signup: 'user',
  user_signedup: 'team',
  user_updated_password: 'user',
  verification_attempted: 'factor',
  user_confirmation_requested: 'user',
  user_invited: 'team',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  invite_accepted: 'account',
} as const

export interface AuditEntry {
  action: keyof typeof LOG_TYPES
  actorId: string
  ip: string
  now: Date
  traits?: Record<string, unknown>
}

/** What an entry says. Ids only: no addresses, no secrets. */
export function auditPayload({ action, actorId, traits }: Pick<AuditEntry, 'action' | 'actorId' | 'traits'>) {
  return { actor_id: actorId, action, log_type: LOG_TYPES[action], ...(traits && { traits }) }
}

/** Writes an entry in the transaction of the change that it records. */
export async function recordAudit(db: AuthDb, entry: AuditEntry): Promise<void> {
  const { ip, now: createdAt } = entry
  await db.insert(auditLogEntries).values({ payload: auditPayload(entry), ip, createdAt })
}
