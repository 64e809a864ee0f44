import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { requestFor } from '#app/platform/payments/sandbox/setup.test-support.ts'
import { sandboxMandates } from '#app/platform/payments/sandbox/tables.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-11-02T09:40:00Z')
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
  await db.delete(sandboxMandates)
  now = NOW
  told = []
})

async function register() {
  const first = requestFor()
  const until = new Date('2028-11-02T00:00:00Z')
  const request = { mandateId: randomUUID(), first, method: 'upi' as const, maxMinor: 50_000, until }
  const registered = await sandbox.provider.mandates?.register(request)
  if (!registered) throw new Error('the sandbox has mandates')
  return { path: new URL(registered.payUrl).pathname, returnUrl: first.returnUrl }
}

const read = async (path: string) => (await (await server.request(path)).text()).replace(/\s+/g, ' ')
const post = (path: string, form: Record<string, string> = {}) =>
  server.request(path, { method: 'POST', body: new URLSearchParams(form) })

test('a payer reads what she approves, approves it with her PIN and is back on the site', async () => {
  const { path, returnUrl } = await register()
  const html = await read(path)
  for (const words of ['₹500', 'UPI AutoPay', 'at most ₹500', 'Until 2 November 2028', 'Decline']) {
    expect(html).toContain(words)
  }
  const response = await post(`${path}/approval`, { debits: 'paid' })
  expect([response.status, response.headers.get('location')]).toEqual([303, returnUrl])
  expect(told).toEqual(['mandate.active', 'payment.captured'])
})

test('after the approval the page offers what her bank offers: pause, resume, cancel', async () => {
  const { path } = await register()
  await post(`${path}/approval`, { debits: 'paid' })
  told = []
  expect(await read(path)).toContain('Pause at the bank')
  expect((await post(`${path}/pause`)).headers.get('location')).toBe(path)
  expect(await read(path)).toContain('Resume at the bank')
  await post(`${path}/resumption`)
  await post(`${path}/cancellation`)
  expect(await read(path)).toContain('is cancelled')
  expect(told).toEqual(['mandate.paused', 'mandate.active', 'mandate.cancelled'])
})

test('a declined mandate takes nothing, and a second answer changes nothing', async () => {
  const { path, returnUrl } = await register()
  expect((await post(`${path}/rejection`)).headers.get('location')).toBe(returnUrl)
  expect((await post(`${path}/approval`, { debits: 'paid' })).headers.get('location')).toBe(path)
  expect(told).toEqual(['mandate.rejected', 'payment.failed'])
  expect(await read(path)).toContain('Nothing was taken')
})

test('an unknown outcome is explained, and an unknown or late page approves nothing', async () => {
  const { path } = await register()
  const wrong = await post(`${path}/approval`, { debits: 'always' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Choose how the monthly payments go.')
  expect((await post(`${path}/gift`)).status).toBe(404)
  expect((await server.request(`/sandbox/mandates/${randomUUID()}`)).status).toBe(404)
  now = new Date(NOW.getTime() + 2 * HOUR_MS)
  expect((await post(`${path}/approval`, { debits: 'paid' })).headers.get('location')).toBe(path)
  expect(told).not.toContain('mandate.active')
})
