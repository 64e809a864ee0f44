import type { Hono } from 'hono'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { StaffPort } from '#app/platform/staff.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { createAuth } from '#auth/service.ts'

/** The dependencies of the server; tests pass their own clock, mail and payments. */
export interface AppDeps {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  /** Undefined when nobody reads them. */
  metrics?: Metrics | undefined
  auth: ReturnType<typeof createAuth>
  payments: PaymentProvider
  sealer: Sealer
  staff: StaffPort
  /** Numbers of helplines that operators have hidden, from memory. */
  hiddenHelplines(): readonly string[]
  /** Routes for programs, which authenticate by a signature or a token: webhooks, the API. Path → sub-app. */
  apiRoutes: Readonly<Record<string, Hono>>
  /** Routes for browsers beside the pages: live events, offline files, the payment sandbox. Path → sub-app. */
  browserRoutes: Readonly<Record<string, Hono>>
  /** Accepts uploads. Their bodies are larger than forms, so it has its own limits. */
  uploads: Hono
  /** Where uploaded files are stored, sealed. */
  files: SealedFiles
  /** Serves uploaded files. */
  mediaFiles: Hono
}

export type AppEnv = {
  Variables: { requestId: string }
  /** The address of the socket; `clientIp` finds the client behind proxies. */
  Bindings: { remoteAddress?: string }
}
