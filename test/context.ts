import { type Actor, type SiteContext, VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { TestApp } from './app.ts'
import { NOW } from './clock.ts'
import { plainSealer } from './plain-sealer.ts'

export const SITE: Site = { siteUrl: 'https://diya.example', brandName: 'Diya' }

/** What commands on this database take first, by who acts and when. */
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

/** What commands on this product's database take first: its clock, keys and address. */
export const contextIn =
  ({ database: { db }, services: { sealer, config }, clock }: TestApp) =>
  (actor: Actor = VISITOR): SiteContext => ({ db, actor, now: clock.now, requestId: 'test', sealer, config })
