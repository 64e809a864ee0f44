import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { limitBody } from '#app/platform/http/limit-body.ts'
import * as v from 'valibot'
import { findForm } from '#app/platform/request-body/read-form.server.ts'
import { choose, findPayment } from '#app/platform/payments/sandbox/payments.server.ts'
import { copy } from './copy.ts'
import { METHODS, OUTCOMES, PAID_PARAM } from '#app/platform/payments/sandbox/outcomes.ts'
import { mandatePages } from './mandate-pages.server.ts'
import { closedPage, missingPage, paymentPage } from './page.ts'
import { FORM_BYTES_MAX, inPayerLanguage, pagePolicy, type SandboxAppOptions } from './page-rules.ts'
import { stateAt } from '#app/platform/payments/sandbox/state.ts'
import { FONTS, stylesheet } from './stylesheet.ts'
import type { SandboxPayment } from '#app/platform/payments/sandbox/tables.server.ts'

const ASSET_AGE_S = 3_600
const FONTS_FOLDER = 'app/styles/fonts'

const choiceShape = v.object({ method: v.picklist(METHODS), outcome: v.picklist(OUTCOMES) })

/**
 * GET /payments/:id is the payment page, 404 for an unknown id; POST /payments/:id/outcome applies the choice and
 * redirects (303) to the merchant; GET /sandbox.css and its fonts. A second choice changes nothing and redirects too.
 * Below /mandates are the pages of monthly payments.
 */
export function createSandboxApp(options: SandboxAppOptions): Hono {
  const { db, clock, basePath, brand, note, deliverDue } = options
  const app = new Hono()
  const place = { basePath, brand, note }
  const pageOf = (payment: SandboxPayment, problem?: string) => {
    const state = stateAt(payment, clock())
    const isOpen = payment.outcome === null && state === 'created'
    return isOpen ? paymentPage(payment, place, problem) : closedPage(payment, state, place)
  }
  app.get('/sandbox.css', (c) =>
    c.body(stylesheet, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': `public, max-age=${ASSET_AGE_S}`,
    }),
  )
  for (const font of FONTS) {
    app.get(`/fonts/${font}`, async (c) =>
      c.body(await readFile(`${FONTS_FOLDER}/${font}`), 200, {
        'content-type': 'font/woff2',
        'cache-control': `public, max-age=${ASSET_AGE_S}`,
      }),
    )
  }
  for (const pages of ['/payments/*', '/mandates/*']) {
    app.use(pages, async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
      c.header('referrer-policy', 'same-origin')
      c.header('x-content-type-options', 'nosniff')
    })
  }
  app.route('/mandates', mandatePages(options))
  app.get('/payments/:id', async (c) => {
    const payment = await findPayment(db, c.req.param('id'))
    c.header('content-security-policy', pagePolicy(payment?.returnUrl))
    return payment ? inPayerLanguage(payment, () => c.html(pageOf(payment))) : c.html(missingPage(place), 404)
  })
  app.post('/payments/:id/outcome', limitBody({ maxSize: FORM_BYTES_MAX }), async (c) => {
    const payment = await findPayment(db, c.req.param('id'))
    c.header('content-security-policy', pagePolicy(payment?.returnUrl))
    if (!payment) return c.html(missingPage(place), 404)
    const choice = v.safeParse(choiceShape, Object.fromEntries((await findForm(c.req.raw)) ?? []))
    if (!choice.success) return inPayerLanguage(payment, () => c.html(pageOf(payment, copy.incomplete), 400))
    const now = clock()
    if (await choose(db, { id: payment.id, ...choice.output }, now)) await deliverDue(now)
    else if (payment.outcome === null) return c.redirect(`${basePath}/payments/${payment.id}`, 303)
    return c.redirect(choice.output.outcome === 'lost' ? paidUrl(payment.returnUrl) : payment.returnUrl, 303)
  })
  return app
}

function paidUrl(returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(PAID_PARAM, '1')
  return url.href
}
