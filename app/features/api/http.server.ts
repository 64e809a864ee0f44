import { Hono } from 'hono'
import { createMarketplaceApi } from '#app/features/marketplace/http.server.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import { type ApiDeps, mountRoutes } from '#app/platform/api/mount.server.ts'
import type { ApiContext } from '#app/platform/api/route.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { apiDocument, DOCUMENT_PATH, ROUTES } from './all-routes.server.ts'

interface Deps extends Omit<ApiDeps, 'contextFor'> {
  db: Db
  clock: Clock
  sealer: Sealer
  site: ApiContext['site']
}

/** The API, mounted at `/api/v1`. The shop's lists are a separate router, which is mounted first. */
export function createApi({ db, clock, sealer, site, ...deps }: Deps): Hono {
  const api = new Hono()
  api.route('/', createMarketplaceApi({ db, log: deps.log, cacheHeaders: deps.cacheHeaders }))
  const document = JSON.stringify(apiDocument(site))
  api.get(DOCUMENT_PATH, (c) =>
    c.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache' }),
  )
  const contextFor: ApiDeps['contextFor'] = (actor) => ({
    db,
    actor,
    sealer,
    site,
    now: clock(),
    requestId: crypto.randomUUID(),
  })
  api.route('/', mountRoutes(ROUTES, { ...deps, contextFor }))
  return api
}
