import { expect, it } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { textOf } from '#test/page-text.ts'
import { listPaymentCosts, readPromisedCost } from './cost-queries.server.ts'
import { insertFirstPaymentCosts } from './insert-first-payment-costs.server.ts'

const { t, db, asha, kavita, get, post } = await openConsole()
await insertFirstPaymentCosts(db)
const PATH = '/operator/payment-costs'
const NEW = `${PATH}?edit=new_`
const row = (fields: Record<string, string> = {}) => ({
  act: 'save',
  known: '',
  instrument: 'card',
  percent: '2.5 %',
  fixed: '1.50',
  tax: '१८',
  fromDay: '2026-01-01',
  untilDay: '',
  source: 'A contract',
  reason: 'A test',
  ...fields,
})

it('payment costs are for operators only', async () => {
  expect((await get(PATH, asha)).status).toBe(403)
  expect((await post(PATH, row(), asha)).status).toBe(403)
})

it('a new cost is promised from its first day on, until an operator ends it with a reason', async () => {
  const promised = async () => (await readPromisedCost(db, { amountMinor: 100_00, now: t.clock.now })).costMinor
  expect(await promised()).toBe(2_36)
  expect((await post(NEW, row(), kavita)).status).toBe(303)
  expect(await promised()).toBe(4_72)
  const explained = textOf((await get('/how-it-works', asha)).html)
  expect(explained).toContain('If you give ₹500, the campaign gets ₹483.48. ₹16.52 are payment costs. We keep nothing.')
  const card = (await listPaymentCosts(db)).find(({ instrument }) => instrument === 'card')
  const end = { act: 'save', known: card?.id ?? '', untilDay: '2026-02-28', reason: 'The contract is over' }
  expect((await post(PATH, { ...end, reason: '' }, kavita)).html).toContain('Enter a reason.')
  expect((await post(PATH, end, kavita)).status).toBe(303)
  expect(await promised()).toBe(2_36)
  expect(textOf((await get(PATH, kavita)).html)).toContain(
    'Cards: 2.5% + ₹1.50 plus 18% GST, 1 January 2026 to 28 February',
  )
  expect(textOf((await get('/operator/audit', kavita)).html)).toContain('The contract is over')
  expect((await post(PATH, end, kavita)).status).toBe(409)
})

it.each([
  [{ instrument: '' }, 'Choose a way to pay.', 400],
  [{ percent: '11' }, 'Enter a number from 0 to 10, with at most two decimals.', 400],
  [{ fixed: '6' }, 'Enter an amount from 0 to 5 rupees.', 400],
  [{ tax: 'x' }, 'Enter a number from 0 to 30, with at most two decimals.', 400],
  [{ source: '' }, 'Enter the source.', 400],
  [{ instrument: 'any' }, 'Another cost for this way to pay holds on these days.', 409],
  [{ instrument: 'upi', untilDay: '2025-12-31' }, 'The last day is before the first one.', 409],
])('says what is wrong with %o, keeps what was typed and adds nothing', async (fields, sentence, status) => {
  const before = await listPaymentCosts(db)
  const answer = await post(NEW, row(fields), kavita)
  expect([answer.status, textOf(answer.html).includes(sentence)]).toEqual([status, true])
  expect(answer.html).toContain('A test')
  expect(await listPaymentCosts(db)).toEqual(before)
})

it('a cost that is not there cannot be ended', async () => {
  for (const known of ['x', '6f1d5c52-3a0e-4a55-9d0b-0c7c1f5f6a99'])
    expect((await post(PATH, row({ known, untilDay: '2026-03-01' }), kavita)).status).toBe(404)
})
