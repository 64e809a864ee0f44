import type { RequestListener } from 'node:http'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { insertFirstPaymentCosts } from '#app/features/fundraising/costs/insert-first-payment-costs.server.ts'
import { insertFirstRequirements } from '#app/features/marketplace/listing-requirements/insert-first-requirements.server.ts'
import { insertFirstGivingRules } from '#app/features/fundraising/giving-rules/insert-first-giving-rules.server.ts'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { insertFirstSynonyms } from '#app/features/marketplace/synonyms/insert-first-synonyms.server.ts'
import { systemClock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { endDrawing } from '#app/platform/drawing/draw-in-thread.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { runJobs } from '#app/platform/run-jobs.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { sealWaitingMails } from '#app/platform/mail/sealing.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { createApp } from './app.ts'
import { backgroundJobs } from './lifecycle/background-jobs.ts'
import { openKnownKeys } from './accounts/known-keys.ts'
import { createListener } from './http/listener.ts'
import { serveMetrics, withMetrics } from './metrics/serve.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { dropChangedPages } from './page-cache/changed-pages.ts'
import { createServices } from './services.ts'
import { refuseDemoRows } from './lifecycle/start-rules.ts'

export interface Product {
  listener: RequestListener
  /** Stops jobs and listeners, then closes the database. */
  close(): Promise<void>
}

const isMeasured = ({ metrics: { port, token } }: Config): boolean => port !== undefined || token !== undefined

interface Opening {
  config: Config
  log: Logger
  env: Record<string, string | undefined>
  /** Called with a line about each step. */
  progress: (line: string) => void
}

/** Opens the database, migrates it, and starts keys, services, jobs and the listener. */
export async function openProduct({ config, log, env, progress }: Opening): Promise<Product> {
  const metrics = isMeasured(config) ? new (await import('./metrics/metrics.ts')).Metrics() : undefined
  progress(config.databaseUrl ? 'Opening PostgreSQL' : `Opening the database in ${config.dataDir}`)
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onError: (err) => log.error({ err }, 'database connection failed'),
    timing: metrics?.database,
  })
  try {
    await refuseDemoRows(config, database)
    progress('Bringing the tables up to date')
    await migrate(database)
    await upsertCategories(database.db)
    await insertFirstRequirements(database.db, systemClock())
    await insertFirstGst(database.db)
    await insertFirstPaymentCosts(database.db)
    await insertFirstGivingRules(database.db)
    await insertFirstHelplines(database.db, systemClock())
    await insertFirstSynonyms(database.db, systemClock())
    const { keys, secrets } = await openKnownKeys(database, { config, env, now: systemClock() })
    await sealWaitingMails(database.db, secrets)
    if (config.demoData && (await seedDemoData(database.db, systemClock(), secrets))) progress('Demo data is in place')
    const cache = new PageCache()
    const hub = await LiveHub.start(database, { onGap: () => cache.revalidate() })
    const unsubscribe = dropChangedPages(hub, cache)
    const services = await createServices({
      config,
      database,
      metrics,
      keys,
      secrets,
      hub,
      log,
      env,
      clock: systemClock,
    })
    const jobs = backgroundJobs(services)
    const start = () => runJobs(jobs, log, (run) => metrics?.jobRun(run))
    let stopJobs = start()
    database.writes?.onClose(async () => {
      await stopJobs()
      return () => void (stopJobs = start())
    })
    const listener = createListener({ app: createApp(services), cache, log, metrics })
    if (metrics) {
      const { addStoredFigures } = await import('./metrics/stored-figures.ts')
      addStoredFigures(metrics, database, systemClock)
    }
    const { port, host, token } = config.metrics
    const server = metrics && port !== undefined ? await serveMetrics(metrics, { port, host, token }) : undefined
    return {
      listener: metrics && token !== undefined ? withMetrics(metrics, token, listener) : listener,
      close: async () => {
        server?.close()
        unsubscribe?.()
        await stopJobs()
        await endDrawing()
        await hub.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
