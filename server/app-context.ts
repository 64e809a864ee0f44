import type { Hono } from 'hono'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { StaffPort } from '#app/platform/staff.ts'
import type { createAuth } from '#auth/service.ts'

/** Everything the server stands on. A test brings its own clock, mail and payments. */
export interface AppDeps {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  auth: ReturnType<typeof createAuth>
  payments: PaymentProvider
  sealer: Sealer
  staff: StaffPort
  /** Helplines that operators took off, from memory. */
  hiddenHelplines(): readonly string[]
  /** Entry points for machines, which prove themselves by a signature or a token: webhooks, the API. Path -> sub-app. */
  doors: Readonly<Record<string, Hono>>
  /** Entry points for browsers beside the pages: live events, offline files, the payment sandbox. Path -> sub-app. */
  browserRoutes: Readonly<Record<string, Hono>>
  /** Takes files: the one door whose bodies are larger than a form; it has limits of its own. */
  uploads: Hono
  /** Hands them out. */
  mediaFiles: Hono
}

export type AppEnv = {
  Variables: { requestId: string }
  /** The address of the socket; behind proxies `clientIp` looks further. */
  Bindings: { remoteAddress?: string }
}
