import { randomUUID } from 'node:crypto'
import { count, desc } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { insertFirstPaymentCosts } from '#app/features/fundraising/costs/insert-first-payment-costs.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { later } from '#test/clock.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'

const PATH = '/campaign/rukmini-grocery/support'

let t: TestApp
let before: { contributions: number; payments: number }
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  before = await rows()
})
afterEach(() => vi.restoreAllMocks())

async function rows() {
  const [gifts] = await t.database.db.select({ n: count() }).from(contributions)
  const [paid] = await t.database.db.select({ n: count() }).from(payments)
  return { contributions: gifts?.n ?? 0, payments: paid?.n ?? 0 }
}

/** The number of gifts and payments since the last call. */
async function written() {
  const now = await rows()
  const added = { contributions: now.contributions - before.contributions, payments: now.payments - before.payments }
  before = now
  return added
}

const asha = (fields: Record<string, string> = {}) => ({
  key: randomUUID(),
  chip: '500',
  amount: '',
  tip: '0',
  name: 'Asha Kulkarni',
  contact: 'asha@example.org',
  place: 'Pune',
  message: 'Keep going.',
  citizen: 'yes',
  ...fields,
})
const inputOf = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`))?.[0] ?? ''
const keyOf = (html: string) => inputOf(html, 'key').match(/value="([^"]+)"/)?.[1] ?? ''

/** The error message of a field, by `aria-describedby`. */
function errorAt(html: string, name: string): string | undefined {
  const input = inputOf(html, name)
  if (!input.includes('aria-invalid="true"')) return undefined
  const id = input.match(/aria-describedby="(?:[^" ]+ )?([^" ]+)"/)?.[1]
  const start = html.indexOf(`id="${id}"`)
  return html
    .slice(start, html.indexOf('</p>', start))
    .replace(/^[^>]*>/, '')
    .replace(/<[^>]+>/g, '')
}

describe('the donation form', () => {
  test('begins with ₹500, no tip and a key of its own', async () => {
    const [first, second] = [await (await t.get(PATH)).text(), await (await t.get(PATH)).text()]
    expect(first).toMatch(/<input[^>]*name="chip"[^>]*checked=""[^>]*value="500"|<input[^>]*value="500"[^>]*checked=""/)
    expect(inputOf(first, 'tip')).toContain('value="0"')
    expect(keyOf(first)).toMatch(/^[\w-]{16,64}$/)
    expect(keyOf(first)).not.toBe(keyOf(second))
    expect(first).toContain('Test payment. No real money moves.')
    expect((await t.get(PATH)).headers.get('X-Cache-Tags')).toBeNull()
  })

  test.each([
    ['', 'Choose “Yes” or “No”.'],
    ['no', 'We cannot take this gift. Indian law (Foreign Contribution (Regulation) Act, 2010)'],
    ['maybe', 'Choose “Yes” or “No”.'],
  ])('takes no gift with the citizenship “%s”, says why there, and loses nothing', async (citizen, message) => {
    for (const intent of ['review', 'pay']) {
      const response = await t.post(PATH, { ...asha({ citizen }), intent })
      expect(response.status).toBe(400)
      const html = await response.text()
      expect(textOf(html)).toContain(message)
      expect(inputOf(html, 'citizen')).toContain('aria-invalid="true"')
      expect(inputOf(html, 'name')).toContain('value="Asha Kulkarni"')
      if (citizen === 'no')
        expect(html).toMatch(/<input[^>]*checked=""[^>]*value="no"|<input[^>]*value="no"[^>]*checked=""/)
    }
    expect(await written()).toEqual({ contributions: 0, payments: 0 })
  })

  test('shows before the payment what the campaign gets and what the payment costs', async () => {
    await insertFirstPaymentCosts(t.database.db)
    const words = textOf(await (await t.post(PATH, asha())).text())
    expect(words).toContain('What happens with your ₹500 Payment costs ₹11.80 For Diya ₹0 To the campaign ₹488.20')
    expect(await written()).toEqual({ contributions: 0, payments: 0 })
  })

  test('takes the amount from the URL, and ignores an invalid one', async () => {
    const html = async (amount: string) => (await t.get(`${PATH}?amount=${encodeURIComponent(amount)}`)).text()
    expect(await html('1000')).toMatch(/<input[^>]*checked=""[^>]*value="1000"|<input[^>]*value="1000"[^>]*checked=""/)
    expect(inputOf(await html('75'), 'amount')).toContain('value="75"')
    expect(inputOf(await html('"><script>'), 'amount')).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  test.each([
    ['9', 'The amount can be from ₹10 to ₹5,00,000.'],
    ['500001', 'The amount can be from ₹10 to ₹5,00,000.'],
    ['10.001', 'Use at most two digits after the point, like 99.50.'],
    ['abc', 'Enter the amount in digits, like 500 or 99.50.'],
    ['-5', 'Enter the amount in digits, like 500 or 99.50.'],
    ['1e9', 'Enter the amount in digits, like 500 or 99.50.'],
  ])('refuses %s rupees at the field, keeps it there and stores nothing', async (amount, message) => {
    for (const intent of ['review', 'pay']) {
      const response = await t.post(PATH, { ...asha({ amount }), intent })
      expect(response.status).toBe(400)
      const html = await response.text()
      expect(errorAt(html, 'amount')).toBe(message)
      expect(inputOf(html, 'amount')).toContain(`value="${amount}"`)
      expect(inputOf(html, 'amount')).toContain('autofocus')
      expect(inputOf(html, 'name')).toContain('value="Asha Kulkarni"')
      expect(errorAt(html, 'name')).toBeUndefined()
    }
    expect(await written()).toEqual({ contributions: 0, payments: 0 })
  })

  test('shows every other error at its own field', async () => {
    const html = await (await t.post(PATH, asha({ name: ' ', contact: 'asha', tip: 'some' }))).text()
    expect(errorAt(html, 'name')).toContain('your name')
    expect(errorAt(html, 'contact')).toContain('e-mail address or a phone number')
    expect(errorAt(html, 'tip')).toContain('digits')
    expect(errorAt(html, 'amount')).toBeUndefined()
  })

  test('asks for confirmation when the tip is larger than the gift', async () => {
    const fields = asha({ amount: '50', tip: '100' })
    const html = await (await t.post(PATH, fields)).text()
    expect(errorAt(html, 'tip')).toContain('larger than your gift')
    expect(inputOf(html, 'tipConfirmed')).toContain('type="checkbox"')
    const confirmed = await (await t.post(PATH, { ...fields, tipConfirmed: 'yes' })).text()
    expect(confirmed).toContain('Pay ₹150')
  })
})

describe('a donation without JavaScript', () => {
  test('shows the whole breakdown before paying, and takes nothing before that', async () => {
    const fields = { ...asha({ amount: '1,000', tip: '50' }), key: keyOf(await (await t.get(PATH)).text()) }
    const response = await t.post(PATH, fields)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(textOf(html)).toContain('Amount ₹1,000 Tip for Diya ₹50 Total ₹1,050')
    expect(html).toContain('Asha Kulkarni')
    expect(html).toContain('Your e-mail or phone number is never on the page.')
    for (const choice of ['updates', 'mayContact']) expect(inputOf(html, choice)).not.toContain('checked')
    for (const [name, value] of Object.entries(fields)) expect(inputOf(html, name)).toContain(`value="${value}"`)
    expect(await written()).toEqual({ contributions: 0, payments: 0 })
    const changed = await (await t.post(PATH, { ...fields, intent: 'change' })).text()
    expect(inputOf(changed, 'amount')).toContain('value="1,000"')
    expect(keyOf(changed)).toBe(fields.key)
  })

  test('stores updates and contact only when they are ticked, and never asks an anonymous donor for contact', async () => {
    const anonymous = await (await t.post(PATH, asha({ anonymous: 'yes' }))).text()
    expect(inputOf(anonymous, 'updates')).toContain('type="checkbox"')
    expect(inputOf(anonymous, 'mayContact')).toBe('')
    const agreed = async (ticked: Record<string, string>) => {
      const paying = await t.post(PATH, { ...asha(ticked), intent: 'pay' })
      expect(paying.status).toBe(303)
      const { wantsUpdates, mayBeContacted } = contributions
      const [gift] = await t.database.db
        .select({ wantsUpdates, mayBeContacted })
        .from(contributions)
        .orderBy(desc(contributions.createdAt))
        .limit(1)
      await written()
      t.clock.now = later(1_000, t.clock.now)
      return gift
    }
    expect(await agreed({})).toEqual({ wantsUpdates: false, mayBeContacted: false })
    expect(await agreed({ updates: 'yes', mayContact: 'yes' })).toEqual({ wantsUpdates: true, mayBeContacted: true })
    const hidden = { updates: 'yes', mayContact: 'yes', anonymous: 'yes' }
    expect(await agreed(hidden)).toEqual({ wantsUpdates: true, mayBeContacted: false })
  })

  test('leads to the payment page', async () => {
    const response = await t.post(PATH, { ...asha(), intent: 'pay' })
    expect(response.status).toBe(303)
    const payUrl = response.headers.get('Location') ?? ''
    expect(payUrl).toMatch(/^http:\/\/localhost:3000\/sandbox\/payments\//)
    const page = await (await t.get(payUrl)).text()
    expect(page).toContain('₹500')
    expect(await written()).toEqual({ contributions: 1, payments: 1 })
  })

  test('posted twice is one payment', async () => {
    const form = { ...asha(), intent: 'pay' }
    const [first, again] = [await t.post(PATH, form), await t.post(PATH, form)]
    expect(first.status).toBe(303)
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await written()).toEqual({ contributions: 1, payments: 1 })
  })

  test('from another site is refused', async () => {
    const response = await t.post(
      PATH,
      { ...asha(), intent: 'pay' },
      { headers: { Origin: 'https://elsewhere.example' } },
    )
    expect(response.status).toBe(403)
    expect(await written()).toEqual({ contributions: 0, payments: 0 })
  })
})

test('keeps the form while the payment service is down, and makes one payment on a retry', async () => {
  const form = { ...asha({ message: 'From one shopkeeper to another.' }), intent: 'pay' }
  vi.spyOn(t.services.payments, 'start').mockRejectedValueOnce(
    new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'start', code: 'timeout' }),
  )
  const response = await t.post(PATH, form)
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('role="alert"')
  expect(html).toContain('The payment service is not answering. Nothing was charged')
  expect(keyOf(html)).toBe(form.key)
  expect(inputOf(html, 'message')).toContain('value="From one shopkeeper to another."')
  expect(html).toContain('Pay ₹500')
  expect((await t.post(PATH, form)).status).toBe(303)
  expect(await written()).toEqual({ contributions: 1, payments: 1 })
})

test('that the payment service refuses shows a message, and the next try is a new payment', async () => {
  const form = { ...asha(), intent: 'pay' }
  vi.spyOn(t.services.payments, 'start').mockRejectedValueOnce(
    new PaymentProviderError('refused', { provider: 'sandbox', action: 'start', code: 'blocked' }),
  )
  const response = await t.post(PATH, form)
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('did not accept this payment')
  expect(keyOf(html)).not.toBe(form.key)
  expect((await t.post(PATH, { ...form, key: keyOf(html) })).status).toBe(303)
  await written()
})

test('to a closed campaign is refused before paying, with the reason', async () => {
  const path = '/campaign/meena-story/support'
  const ctx = contextIn(t)(DEMO_OPERATOR)
  await closeCampaign(ctx, { slug: 'meena-story', reason: 'The machine is bought.' })
  const page = await t.get(path)
  const html = await page.text()
  expect(html).toContain('The machine is bought.')
  expect(inputOf(html, 'key')).toBe('')
  const response = await t.post(path, { ...asha(), intent: 'pay' })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('This campaign')
  expect(await written()).toEqual({ contributions: 0, payments: 0 })
})
