import { Hono } from 'hono'
import { limitBody } from '#app/platform/http/limit-body.ts'
import { receiveNotification } from './commands/receive-notification.server.ts'
import type { PaymentsDeps } from './ports.ts'
import { NOTIFICATION_BYTES_MAX } from './schema.ts'

const STATUS = { 'unknown-provider': 404, 'bad-signature': 401, unreadable: 400 } as const

/**
 * `POST /:provider`: the providers' webhook. 401 for a wrong signature; 200 for everything that was understood,
 * repetitions included, so that the provider stops sending it.
 */
export function paymentWebhooks(deps: PaymentsDeps): Hono {
  const app = new Hono()
  app.post(
    '/:provider',
    limitBody({ maxSize: NOTIFICATION_BYTES_MAX, onError: (c) => c.text('Too large', 413) }),
    async (c) => {
      const provider = c.req.param('provider')
      const reception = await receiveNotification(deps, {
        provider,
        headers: c.req.raw.headers,
        rawBody: await c.req.text(),
      })
      if (!reception.ok) {
        const { reason } = reception
        const known = reason === 'unknown-provider' ? {} : { provider }
        deps.log.warn({ ...known, reason }, 'payment notification refused')
        return c.json({ error: reason }, STATUS[reason])
      }
      const { outcome } = reception
      if (outcome === 'mismatch' || outcome === 'unknown-payment') {
        deps.log.error({ provider, outcome }, 'payment notification contradicts our books')
      }
      return c.json({ outcome })
    },
  )
  return app
}
