import { Hono } from 'hono'
import type { Db } from '#app/platform/db/database.server.ts'
import { readStopLink, stopMails } from '#app/platform/mail/stops.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Clock } from '#app/platform/time/clock.ts'

interface Deps {
  db: Db
  sealer: Sealer
  clock: Clock
}

/**
 * `POST /:token` by a mail program, which List-Unsubscribe-Post invites (RFC 8058): it stops at once and needs no session.
 * Browsers send an Origin with every form; their posts go on to the page.
 */
export function mailStops({ db, sealer, clock }: Deps): Hono {
  const app = new Hono()
  app.post('/:token', async (c, next) => {
    if (c.req.header('Origin') !== undefined) return next()
    const link = readStopLink({ sealer }, c.req.param('token'))
    if (!link) return c.text('Unknown link', 404)
    await stopMails(db, link, clock())
    return c.text('Stopped')
  })
  return app
}
