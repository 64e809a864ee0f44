import { expect, it } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { textOf } from '#test/page-text.ts'
import { listGivingRules, readGivingRules } from './giving-rule-queries.server.ts'
import { insertFirstGivingRules } from './insert-first-giving-rules.server.ts'

const { db, asha, kavita, get, post } = await openConsole()
await insertFirstGivingRules(db)
const PATH = '/operator/giving-rules'
const NEW = `${PATH}?edit=new_`
const row = (fields: Record<string, string> = {}) => ({
  act: 'save',
  known: '',
  rule: 'documented-share-bp',
  value: '80.5 %',
  fromDay: '2027-01-01',
  source: 'A decision of the board',
  ...fields,
})
const share = async (at: Date) => (await readGivingRules(db, at))['documented-share-bp']

it('the rules of giving are for operators only', async () => {
  expect((await get(PATH, asha)).status).toBe(403)
  expect((await post(PATH, row(), asha)).status).toBe(403)
})

it('a new rule holds from its first day in India on, and can be changed until then', async () => {
  expect(textOf((await get(PATH, kavita)).html)).toContain('Bills cover 70% of a payout')
  expect((await post(NEW, row(), kavita)).status).toBe(303)
  const first = new Date('2027-01-01T00:00:00+05:30')
  expect([await share(new Date(first.getTime() - 1)), await share(first)]).toEqual([7_000, 8_050])
  const known = 'documented-share-bp_2027-01-01'
  expect((await post(PATH, row({ known, value: '75' }), kavita)).status).toBe(303)
  expect(await share(first)).toBe(7_500)
  expect(textOf((await get('/operator/audit', kavita)).html)).toContain('documented-share-bp 7500, from 2027-01-01')
})

it.each([
  [{ rule: '' }, 'Choose a rule.', 400],
  [{ value: 'x' }, 'Enter a whole number of days up to 3,660, or a percentage', 400],
  [{ value: '100.01' }, 'Enter a percentage from 0 to 100.', 400],
  [{ rule: 'document-days', value: '30.5' }, 'Enter a whole number of days from 1 to 3,660.', 400],
  [{ rule: 'document-days', value: '0' }, 'Enter a whole number of days from 1 to 3,660.', 400],
  [{ source: '' }, 'Enter the source.', 400],
  [{ fromDay: '2026-11-20' }, 'The first day must be after today', 409],
])('says what is wrong with %o, keeps what was typed and adds nothing', async (fields, sentence, status) => {
  const before = await listGivingRules(db)
  const answer = await post(NEW, row({ fromDay: '2027-03-01', ...fields }), kavita)
  expect([answer.status, textOf(answer.html).includes(sentence)]).toEqual([status, true])
  if (!('source' in fields)) expect(answer.html).toContain('A decision of the board')
  expect(await listGivingRules(db)).toEqual(before)
})

it('a row that has begun stays as it is', async () => {
  const begun = { known: 'documented-share-bp_2026-11-01', fromDay: '2026-11-01' }
  const answer = await post(PATH, row({ ...begun, value: '10' }), kavita)
  expect([answer.status, textOf(answer.html).includes('This row has begun')]).toEqual([409, true])
  expect(await share(new Date('2026-12-01'))).toBe(7_000)
})

it('a row cannot become another row, and one that is not there cannot be changed', async () => {
  const other = await post(PATH, row({ known: 'bill-days_2027-05-01', fromDay: '2027-05-01' }), kavita)
  expect([other.status, textOf(other.html).includes('A row keeps its subject')]).toEqual([409, true])
  const gone = row({ known: 'documented-share-bp_2027-06-01', fromDay: '2027-06-01' })
  expect((await post(PATH, gone, kavita)).status).toBe(404)
})
