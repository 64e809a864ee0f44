import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { AccessTokens, Claims } from './access-token.ts'
import type { KeyRing } from './keys.ts'
import type { Mailer, MailPort } from './mailer.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { Passwords } from './password.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Outbound } from './outbound.ts'
import type { Providers } from './providers/providers.ts'
import type { Secrets } from './secrets.ts'
import type { LiveSession } from './session-end.ts'
import type { SessionStates } from './session-state.ts'
import type { AuthSettings } from './settings.ts'
import type { Metadata } from './tables.server.ts'
import type { SmsSender } from './sms/sms.ts'
import type { Account, Accounts } from './users.ts'

/** Any Drizzle handle on PostgreSQL or PGlite, or an open transaction. */
export type AuthDb = PgDatabase<PgQueryResultHKT>

interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
}

/** What the service needs from the process that runs it. */
export interface AuthDeps {
  db: AuthDb
  settings: AuthSettings
  keys: KeyRing
  /** Whether other processes may work on this database: then what guards passwords and codes is counted there. */
  sharesCounters?: boolean
  /** Encrypts what the database holds but may not show. */
  secrets: Secrets
  clock: () => Date
  log: Log
  /** The caller's address, from the socket or a trusted proxy: rate limits and audit entries go by it. */
  clientIp: (c: Context) => string
  /** How mails leave. Without it none is sent. */
  mail?: MailPort
  /** How text messages leave where no company is configured, e.g. into a mailbox for development. */
  sms?: SmsSender
  /** Whether somebody may do so much that, without a second factor, only a long password is enough. Default: nobody. */
  needsLongPassword?: (user: { id: string; appMetadata: Metadata }) => Promise<boolean>
  /** A sentence that its own pages show above everything, e.g. that this is a demonstration. Plain text. */
  notice?: string
  /** For everything that is asked over the network. Default: the global one. */
  fetch?: typeof globalThis.fetch
}

/** What every endpoint works with. */
export interface Auth extends AuthDeps {
  passwords: Passwords
  policy: PasswordPolicy
  tokens: AccessTokens
  limits: RateLimits
  accounts: Accounts
  sessionStates: SessionStates
  mailer: Mailer
  /** Asks other servers at addresses that are not ours to trust. */
  outbound: Outbound
  providers: Providers
  smsSender: SmsSender
}

/** Who calls, once `requireUser` has let her in. */
export interface Caller {
  claims: Claims
  account: Account
  session: LiveSession
}

export interface AuthEnv {
  Variables: {
    /** Set by the outer server, if it numbers its requests. */
    requestId?: string
    /** The client asked for the error format of 2024-01-01. */
    hasNewErrors?: boolean
    caller: Caller
    /** Set by `requireAdmin`: the role of the service key, or the administrator's user id. */
    admin: string
  }
}

export type AuthRequest = Context<AuthEnv>
export type Endpoint = (c: AuthRequest) => Response | Promise<Response>
