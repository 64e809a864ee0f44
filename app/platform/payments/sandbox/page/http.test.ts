import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { METHODS, OUTCOMES } from '#app/platform/payments/sandbox/outcomes.ts'
import { upiUri } from './page.ts'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { sandboxPayments } from '#app/platform/payments/sandbox/tables.server.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-11-02T09:40:00Z')
const RETURN_URL = 'https://diya.example/pay/back?x=1&y=%22'

let now = NOW
let told: string[] = []

const sandbox = createSandbox({
  db,
  clock: () => now,
  secret: 's',
  brand: 'Diya',
  baseUrl: 'https://diya.example/sandbox',
  deliver: async (_, rawBody) => {
    told.push(JSON.parse(rawBody).event)
    return { ok: true }
  },
})
const server = new Hono().route('/sandbox', sandbox.app)

beforeEach(async () => {
  await db.delete(sandboxPayments)
  now = NOW
  told = []
})

async function start(description = 'A fridge for Rukmini', returnUrl = RETURN_URL) {
  const { providerRef, payUrl } = await sandbox.provider.start({
    paymentId: randomUUID(),
    amountMinor: 12_400_050,
    currency: 'INR',
    description,
    returnUrl,
    payer: { name: 'Asha', email: null, phone: '+919000090000' },
    expiresAt: new Date(NOW.getTime() + 30 * MINUTE_MS),
  })
  return { ref: providerRef, path: new URL(payUrl).pathname }
}

/** The HTML with collapsed white space. */
async function read(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replace(/\s+/g, ' ')
}

function post(path: string, form: Record<string, string>) {
  return server.request(`${path}/outcome`, { method: 'POST', body: new URLSearchParams(form) })
}

async function stateOf(ref: string) {
  return (await sandbox.provider.fetch(ref))?.state
}

test('the page shows that it is a test, the amount, the purpose, the payment methods and the outcomes', async () => {
  const { path } = await start()
  const response = await server.request(path)
  const page = await read(response)
  expect(response.status).toBe(200)
  expect(page).toContain('<title>Test payment of ₹1,24,000.50 · Diya</title>')
  expect(page).toContain('Test payment. No real money moves.')
  expect(page).toContain('₹1,24,000.50')
  expect(page).toContain('A fridge for Rukmini')
  expect(page).toContain('2 November 2026, 3:40 pm')
  for (const outcome of OUTCOMES) expect(page).toContain(`name="outcome" value="${outcome}"`)
  for (const method of METHODS) expect(page).toContain(`name="method" value="${method}"`)
  expect(page).toContain(`action="${path}/outcome"`)
})

test('who comes from a Hindi page and returns to it pays in Hindi, also after an incomplete form', async () => {
  const { path } = await start('रुक्मिणी का फ्रिज', 'https://diya.example/hi/receipt/abc')
  const form = await post(path, { method: 'upi' })
  for (const page of [await read(server.request(path)), await read(form)]) {
    expect(page).toContain('<html lang="hi">')
    expect(page).toContain('टेस्ट पेमेंट। असली पैसा नहीं कटता।')
    expect(page).toContain('यह पेज 2 नवंबर 2026, दोपहर 3:40 बजे तक खुला है।')
    expect(page).not.toMatch(/Test payment|No real money/)
  }
  expect(form.status).toBe(400)
  expect(await read(server.request((await start()).path))).toContain('<html lang="en">')
})

test('no field asks for a UPI address, a card number or a password', async () => {
  const page = await read(server.request((await start()).path))
  const kinds = [...page.matchAll(/<input\b[^>]*>/g)].map(([input]) => /type="(\w+)"/.exec(input)?.[1])
  expect(new Set(kinds)).toEqual(new Set(['radio']))
  expect(page).not.toMatch(/<(textarea|select)\b/)
})

test('the page has a strict policy: one stylesheet, no script, no style attribute', async () => {
  const { path } = await start()
  const response = await server.request(path)
  const page = await read(response)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' https://diya.example; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  const css = await server.request(sheet ?? '')
  expect(css.headers.get('content-type')).toContain('text/css')
  const rules = await css.text()
  expect(rules).toContain('prefers-color-scheme: dark')
  const fonts = [...rules.matchAll(/url\('([^']+)'\)/g)].map(
    ([, url]) => new URL(url ?? '', `https://x${sheet}`).pathname,
  )
  expect(fonts).toHaveLength(3)
  for (const font of fonts) expect((await server.request(font)).headers.get('content-type')).toBe('font/woff2')
})

test('the description is escaped', async () => {
  const page = await read(server.request((await start('<img src=x onerror="alert(1)">')).path))
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(page).not.toContain('<img')
})

test('the QR code for UPI apps contains the amount and an address that does not exist', () => {
  const uri = upiUri({ id: '5f0e6c1a-9d3b-4c52-8a77-2f64b1d0c9e3', amountMinor: 12_400_050, currency: 'INR' })
  expect(uri).toBe(
    'upi://pay?pa=test.payment%40invalid&pn=Test%20payment&tr=5f0e6c1a9d3b4c528a772f64b1d0c9e3&am=124000.50&cu=INR',
  )
})

test('a choice changes the payment, sends a notification and redirects to the site', async () => {
  const { ref, path } = await start()
  const response = await post(path, { method: 'card', outcome: 'success' })
  expect([response.status, response.headers.get('location')]).toEqual([303, RETURN_URL])
  expect(await stateOf(ref)).toBe('captured')
  expect(told).toEqual(['payment.captured'])
})

test('a form that is posted twice, or another one afterwards, changes the outcome once', async () => {
  const { ref, path } = await start()
  const [first, second] = await Promise.all([
    post(path, { method: 'upi', outcome: 'success' }),
    post(path, { method: 'upi', outcome: 'success' }),
  ])
  const third = await post(path, { method: 'upi', outcome: 'failure' })
  expect([first.status, second.status, third.status]).toEqual([303, 303, 303])
  expect(third.headers.get('location')).toBe(RETURN_URL)
  expect(await stateOf(ref)).toBe('captured')
  expect(told).toEqual(['payment.captured'])
})

test('going back without paying is a plain link, and the page can be used later', async () => {
  const { ref, path } = await start()
  const page = await read(server.request(path))
  expect(page).toContain(
    `<a class="button quiet" href="${RETURN_URL.replaceAll('&', '&amp;')}">Go back without paying</a>`,
  )
  expect(await stateOf(ref)).toBe('created')
  expect(told).toEqual([])
  expect((await post(path, { method: 'upi', outcome: 'success' })).headers.get('location')).toBe(RETURN_URL)
})

test('the page of a finished or expired payment shows its state and no form', async () => {
  const decided = await start()
  await post(decided.path, { method: 'netbanking', outcome: 'failure' })
  const overdue = await start()
  now = new Date(NOW.getTime() + 31 * MINUTE_MS)
  for (const [{ path }, words] of [
    [decided, 'This test payment failed. Nothing was taken.'],
    [overdue, 'The time for this test payment is over. Nothing was taken.'],
  ] as const) {
    const page = await read(server.request(path))
    expect(page).toContain(words)
    expect(page).toContain('Back to the site')
    expect(page).not.toContain('<form')
  }
  const late = await post(overdue.path, { method: 'upi', outcome: 'success' })
  expect([late.status, late.headers.get('location')]).toEqual([303, overdue.path])
  expect(await stateOf(overdue.ref)).toBe('expired')
})

test.each([
  ['nothing chosen', {}],
  ['no method', { outcome: 'success' }],
  ['an outcome that does not exist', { method: 'upi', outcome: 'jackpot' }],
])('%s: the page says what is missing and nothing changes', async (_, form) => {
  const { ref, path } = await start()
  const response = await post(path, form)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('role="alert">Choose an outcome and a way to pay.')
  expect(await stateOf(ref)).toBe('created')
})

test('a form that is too long is refused', async () => {
  const { ref, path } = await start()
  const response = await post(path, { method: 'upi', outcome: 'success', filler: 'x'.repeat(5_000) })
  expect(response.status).toBe(413)
  expect(await stateOf(ref)).toBe('created')
})

test.each([randomUUID(), 'nonsense', '%00'])('there is no payment %s', async (id) => {
  const page = await server.request(`/sandbox/payments/${id}`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Test payment not found')
  expect((await post(`/sandbox/payments/${id}`, { method: 'upi', outcome: 'success' })).status).toBe(404)
  expect(told).toEqual([])
})
