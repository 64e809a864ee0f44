import { type Actor, type SiteContext, VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { TestApp } from './app.ts'
import { NOW } from './clock.ts'
import { plainSealer } from './plain-sealer.ts'

export const SITE: Site = { siteUrl: 'https://diya.example', brandName: 'Diya' }

/** Creates the context of commands on this database, by actor and time. */
export const contextOn =
  (db: Db, { now = NOW, sealer = plainSealer } = {}) =>
  (actor: Actor = VISITOR, at: Date = now): SiteContext => ({
    db,
    actor,
    now: at,
    requestId: 'test',
    sealer,
    config: SITE,
  })

/** Creates the context of commands on this application: its clock, keys and URL. */
export const contextIn =
  ({ database: { db }, services: { sealer, config }, clock }: TestApp) =>
  (actor: Actor = VISITOR): SiteContext => ({ db, actor, now: clock.now, requestId: 'test', sealer, config })
