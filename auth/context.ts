import type { Context } from 'hono'
import type { AccessTokens, Claims } from './sessions/access-token.ts'
import type { AuthDb } from './db.ts'
import type { KeyRing } from './keys/keys.ts'
import type { Log } from './log.ts'
import type { Mailer, MailPort } from './messages/mailer.ts'
import type { MessageLanguages } from './messages/message-languages.ts'
import type { MailLayout } from './messages/templates/render-mail.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Passwords } from './passwords/password.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Outbound } from './external/outbound.ts'
import type { Providers } from './external/providers/providers.ts'
import type { Secrets } from './keys/secrets.ts'
import type { LiveSession } from './sessions/session-end.ts'
import type { SessionStates } from './sessions/session-state.ts'
import type { AuthSettings } from './settings/settings.ts'
import type { Metadata } from './tables/schema.server.ts'
import type { TextOutage } from './messages/sms/outage.ts'
import type { SmsSender } from './messages/sms/sms-sender.ts'
import type { Account, Accounts } from './accounts/users.ts'

/** Dependencies that the hosting process passes to `createAuth`. */
export interface AuthDeps {
  db: AuthDb
  settings: AuthSettings
  keys: KeyRing
  /** Other processes use this database too: attempts at passwords and codes are counted in it. */
  sharesCounters?: boolean
  secrets: Secrets
  clock: () => Date
  log: Log
  /** The client's IP address, from the socket or a trusted proxy; for rate limits and the audit log. */
  clientIp: (c: Context) => string
  /** Where a trusted proxy places the client's network, in words; null if it does not say. Default: never. */
  clientPlace?: (c: Context) => string | null
  /** Without it no mail is sent. */
  mail?: MailPort
  /** How mails look. Default: plain text. */
  mailLayout?: MailLayout
  /** In which language messages are written. Default: English. */
  languages?: MessageLanguages
  /** Says in words when, on which device and where a sign-in was. Default: the time in UTC. */
  describeSignIn?: (signIn: { at: Date; userAgent: string | null; place: string | null }) => string
  /** Sends text messages when no provider is configured, e.g. into a mailbox for development. */
  sms?: SmsSender
  /** Whether an account has so many rights that, without a second factor, it needs a long password. Default: none. */
  needsLongPassword?: (user: { id: string; appMetadata: Metadata }) => Promise<boolean>
  /** A sentence at the top of the service's own pages, e.g. that this is a demonstration. Plain text. */
  notice?: string
  /** For outgoing requests to fixed addresses. Default: the global one. */
  fetch?: typeof globalThis.fetch
}

/** The dependencies of every endpoint. */
export interface Auth extends AuthDeps {
  passwords: Passwords
  policy: PasswordPolicy
  tokens: AccessTokens
  limits: RateLimits
  accounts: Accounts
  sessionStates: SessionStates
  mailer: Mailer
  /** Fetches from addresses that are not trusted. */
  outbound: Outbound
  providers: Providers
  smsSender: Required<SmsSender>
  textOutage: TextOutage
}

/** The authenticated caller; set by `requireUser`. */
export interface Caller {
  claims: Claims
  account: Account
  session: LiveSession
}

export interface AuthEnv {
  Variables: {
    /** Of the device cookie, see known-devices.ts. */
    deviceNonce?: string
    /** Set by the hosting server, if it numbers requests. */
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
