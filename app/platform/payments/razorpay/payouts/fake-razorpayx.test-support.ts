import { type Context, Hono } from 'hono'
import { badRequest } from '#app/platform/payments/razorpay/recorded.test-support.ts'
import * as recorded from './recorded.test-support.ts'

type Payout = typeof recorded.payout

/** The part of the fake Razorpay that pays out: idempotent by key, found by reference, with accounts to check. */
export class RazorpayXStandIn {
  readonly payouts = new Map<string, Payout>()
  /** Idempotency keys are forgotten, and then a reference is refused the second time. */
  forgetsKeys = false
  /** What the bank answers about every account; null while it has not answered. */
  bankAnswer: { account_status: string; registered_name: string | null } | null = null
  readonly app = new Hono()
  readonly #keys = new Map<string, { body: string; id: string }>()

  constructor() {
    this.app.post('/payouts', async (c) => this.#create(c, await c.req.text()))
    this.app.get('/payouts', (c) => c.json({ entity: 'collection', items: [...this.payouts.values()] }))
    this.app.get('/payouts/:id', (c) => {
      const payout = this.payouts.get(c.req.param('id'))
      return payout ? c.json(payout) : c.json(badRequest('The id provided does not exist'), 400)
    })
    this.app.post('/fund_accounts/validations', (c) => c.json(recorded.accountCheck))
    this.app.get('/fund_accounts/validations/:id', (c) =>
      c.json({
        ...recorded.accountCheck,
        status: this.bankAnswer ? 'completed' : 'created',
        validation_results: this.bankAnswer,
      }),
    )
  }

  change(id: string, changes: Partial<Payout>): void {
    const payout = this.payouts.get(id)
    if (!payout) throw new Error(`no payout ${id}`)
    this.payouts.set(id, { ...payout, ...changes })
  }

  #create(c: Context, body: string): Response {
    const key = c.req.header('x-payout-idempotency')
    if (!key) return c.json(badRequest('Idempotency key is missing.'), 400)
    const earlier = this.#keys.get(key)
    if (earlier && !this.forgetsKeys) {
      if (earlier.body === body) return c.json(this.payouts.get(earlier.id))
      return c.json(badRequest('Different request body sent for the same Idempotency Header'), 400)
    }
    const { reference_id, amount, currency, mode, notes } = JSON.parse(body)
    if ([...this.payouts.values()].some((payout) => payout.reference_id === reference_id)) {
      return c.json(badRequest('The reference was used before'), 400)
    }
    const id = `pout_${String(this.payouts.size).padStart(14, 'Q')}`
    const payout = { ...recorded.payout, id, reference_id, amount, currency, mode, notes }
    this.payouts.set(id, payout)
    this.#keys.set(key, { body, id })
    return c.json(payout)
  }
}
