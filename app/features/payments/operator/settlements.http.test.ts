import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { insertPayment, lineOf, PROVIDER } from '#app/features/payments/settlement-import/import.test-support.ts'
import { importSettlement } from '#app/features/payments/settlement-import/import-settlement.server.ts'
import { settlementMismatches, settlements } from '#app/features/payments/settlement-import/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const PATH = '/operator/settlements'
let [kavita, asha] = [{} as Person, {} as Person]
const REF = 'setl_DGlQ1Rj8os78Ec'
const STRANGE = 'pay_from_a_stranger'

beforeAll(async () => {
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  asha = await signUp(t, 'Asha')
})

const get = async (path: string) => textOf(await (await t.get(path, kavita.init)).text())
const explain = (mismatchId: string, explanation: string, by = kavita) =>
  t.post(PATH, { act: 'explain', mismatchId, explanation }, by.init)

test('without settlements the screen says so, and the overview counts no difference', async () => {
  expect(await get(PATH)).toContain('No settlement has been imported yet.')
  expect(await get('/operator')).toContain('0 settlement differences')
})

test('an operator sees a settlement with its sums, lines and differences, and explains one once', async () => {
  const payment = await insertPayment(db)
  const line = lineOf(payment, REF)
  const strange = { ...line, entityRef: STRANGE, paymentId: null, providerRef: STRANGE }
  const now = t.clock.now
  await db.transaction((tx) => importSettlement(tx, { provider: PROVIDER, lines: [line, strange], now }))
  const [settlement] = await db.select().from(settlements)
  const [mismatch] = await db.select().from(settlementMismatches)
  if (!settlement || !mismatch) throw new Error('nothing was imported')

  expect(await get('/operator')).toContain('1 settlement difference, due in 3 days')
  const list = await get(PATH)
  for (const words of ['23 November 2026', '₹976.40, 2 lines', '1 difference', 'booked']) expect(list).toContain(words)
  const opened = await get(`${PATH}?edit=${settlement.id}`)
  for (const words of [REF, 'UTR1', '₹1,000', '₹20', '₹3.60', '₹976.40', STRANGE, 'We do not know this payment']) {
    expect(opened).toContain(words)
  }

  const foundAt = new Date(now.getTime() - 5 * DAY_MS)
  await db.update(settlementMismatches).set({ foundAt }).where(eq(settlementMismatches.id, mismatch.id))
  expect(await get('/operator')).toContain('1 settlement difference, 2 days late')

  const missing = await explain(mismatch.id, '')
  expect(missing.status).toBe(400)
  expect(await missing.text()).toContain('Please write the explanation.')
  const saved = await explain(mismatch.id, 'A test payment made by hand on the dashboard.')
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${PATH}?edit=${settlement.id}&did=explain`])
  const after = await get(`${PATH}?edit=${settlement.id}`)
  expect(after).toContain('A test payment made by hand on the dashboard.')
  expect(after).toContain('Explained by Kavita')
  expect(await get('/operator')).toContain('0 settlement differences')

  const again = await explain(mismatch.id, 'Something else')
  expect(again.status).toBe(409)
  const html = await again.text()
  expect(html).toContain('Somebody has explained this already')
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectKind, 'settlement'))
  expect(acts).toMatchObject([{ verb: 'noted', subjectId: settlement.id, detail: 'unknown-payment' }])
})

test('what is in no settlement has its own entry', async () => {
  const payment = await insertPayment(db)
  const about = { provider: PROVIDER, key: payment.id, paymentId: payment.id, currency: 'INR', bookedMinor: 500_00 }
  await db.insert(settlementMismatches).values({ ...about, reason: 'not-settled', foundAt: t.clock.now })
  expect(await get(PATH)).toContain('Not settled 1 payment or refund')
  const opened = await get(`${PATH}?edit=not-settled`)
  expect(opened).toContain('Paid more than 7 days ago, but not settled')
  expect(opened).toContain('Our books: ₹500')
  const [mismatch] = await db.select().from(settlementMismatches).where(eq(settlementMismatches.key, payment.id))
  const saved = await explain(mismatch?.id ?? '', 'The provider confirmed: settled tomorrow.')
  expect(saved.headers.get('Location')).toBe(`${PATH}?edit=not-settled&did=explain`)
})

test('a member explains nothing, and an unknown difference is not found', async () => {
  const [mismatch] = await db.select().from(settlementMismatches)
  expect((await explain(mismatch?.id ?? '', 'Mine', asha)).status).toBe(403)
  expect((await explain(randomUUID(), 'Nothing')).status).toBe(409)
  expect((await explain('no-uuid', 'Nothing')).status).toBe(404)
})
