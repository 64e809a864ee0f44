import { type Context, Hono } from 'hono'
import { limitBody } from '#app/platform/http/limit-body.ts'
import * as v from 'valibot'
import {
  approveMandate,
  cancelMandate,
  findMandate,
  type FoundMandate,
  pauseAtBank,
  rejectMandate,
} from '#app/platform/payments/sandbox/mandates/mandates.server.ts'
import { DEBIT_OUTCOMES, mandateStateAt } from '#app/platform/payments/sandbox/mandates/outcomes.ts'
import { findForm } from '#app/platform/request-body/read-form.server.ts'
import { FORM_BYTES_MAX, inPayerLanguage, pagePolicy, type SandboxAppOptions } from './page-rules.ts'
import { mandateCopy } from './mandate-copy.ts'
import { answeredMandatePage, mandatePage } from './mandate-page.ts'
import { missingPage } from './page.ts'

const approvalShape = v.object({ debits: v.picklist(DEBIT_OUTCOMES) })

/**
 * GET /:id is the mandate's page, 404 for an unknown id. POST /:id/approval and /:id/rejection answer it and redirect
 * (303) to the merchant; /:id/pause, /resumption and /cancellation are what a bank's app offers later.
 */
export function mandatePages({ db, clock, basePath, brand, note, deliverDue }: SandboxAppOptions): Hono {
  const app = new Hono()
  const place = { basePath, brand, note }
  const pageOf = (found: FoundMandate, problem?: string) => {
    const state = mandateStateAt(found.mandate, clock())
    return state === 'created' ? mandatePage(found, place, problem) : answeredMandatePage(found, state, place)
  }
  const find = async (c: Context) => {
    const found = await findMandate(db, c.req.param('id') ?? '')
    c.header('content-security-policy', pagePolicy(found?.first.returnUrl))
    return found
  }
  app.get('/:id', async (c) => {
    const found = await find(c)
    return found ? inPayerLanguage(found.first, () => c.html(pageOf(found))) : c.html(missingPage(place), 404)
  })
  app.post('/:id/:act', limitBody({ maxSize: FORM_BYTES_MAX }), async (c) => {
    const found = await find(c)
    if (!found) return c.html(missingPage(place), 404)
    const { id } = found.mandate
    const now = clock()
    const own = `${basePath}/mandates/${id}`
    const answered = async (isAnswered: boolean) => {
      await deliverDue(now)
      return c.redirect(isAnswered ? found.first.returnUrl : own, 303)
    }
    switch (c.req.param('act')) {
      case 'approval': {
        const choice = v.safeParse(approvalShape, Object.fromEntries((await findForm(c.req.raw)) ?? []))
        if (!choice.success)
          return inPayerLanguage(found.first, () => c.html(pageOf(found, mandateCopy.incomplete), 400))
        return answered(await approveMandate(db, { id, ...choice.output }, now))
      }
      case 'rejection':
        return answered(await rejectMandate(db, id, now))
      case 'pause':
      case 'resumption':
        await pauseAtBank(db, { id, isPaused: c.req.param('act') === 'pause' }, now)
        return answered(false)
      case 'cancellation':
        await cancelMandate(db, id, now)
        return answered(false)
      default:
        return c.html(missingPage(place), 404)
    }
  })
  return app
}
