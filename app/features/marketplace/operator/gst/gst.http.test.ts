import { expect, it } from 'vitest'
import { formIn, openConsole } from '#app/features/console/console.test-support.ts'
import {
  listAllGstRates,
  listAllGstRules,
  listGstRates,
  readGstNeeds,
} from '#app/features/marketplace/gst/gst-queries.server.ts'
import { rateIdOf, ruleIdOf } from '#app/features/marketplace/gst/save-gst.server.ts'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { textOf } from '#test/page-text.ts'

const { t, db, asha, kavita, get, post } = await openConsole()
await insertFirstGst(db)
const RATES = '/operator/gst-rates'
const RULES = '/operator/gst-rules'
const NEW_RATE = `${RATES}?edit=new_`
const NEW_RULE = `${RULES}?edit=new_`
const rate = (fields: Record<string, string>) => ({ act: 'save', known: '', untilDay: '', source: 'A test', ...fields })
const STRICT = { act: 'save', known: '', rule: 'inter-state gst-number', source: 'Notification 34/2023' }

it('rates and rules are for operators only', async () => {
  for (const path of [RATES, RULES]) {
    expect((await get(path, asha)).status).toBe(403)
    expect((await post(path, { act: 'save', known: '' }, asha)).status).toBe(403)
  }
})

it('a new rate can be chosen from its first day on, until it ends', async () => {
  expect(await listGstRates(db, t.clock.now)).not.toContain(750)
  const added = await post(NEW_RATE, rate({ percent: '७.५ %', fromDay: '2020-01-01' }), kavita)
  expect(added.to).toBe(`${RATES}?edit=750_2020-01-01&did=save`)
  expect(await listGstRates(db, t.clock.now)).toContain(750)
  const ended = rate({ known: '750_2020-01-01', untilDay: '2021-03-31' })
  expect((await post(RATES, ended, kavita)).status).toBe(303)
  expect(await listGstRates(db, t.clock.now)).not.toContain(750)
  expect(textOf((await get(RATES, kavita)).html)).toContain('7.5% From 1 January 2020 to 31 March 2021')
  expect(textOf((await get('/operator/audit', kavita)).html)).toContain('7.5%, from 2020-01-01 until 2021-03-31')
})

it.each([
  [{ percent: '', fromDay: '2026-01-01' }, 'Enter the rate.', 400],
  [{ percent: 'five', fromDay: '2026-01-01' }, 'Enter a rate from 0 to 100, with at most two decimals.', 400],
  [{ percent: '100.01', fromDay: '2026-01-01' }, 'Enter a rate from 0 to 100, with at most two decimals.', 400],
  [{ percent: '18', fromDay: '2017-07-01' }, 'This rate is in the list with the same first day.', 409],
  [{ percent: '9', fromDay: '2026-01-02', untilDay: '2026-01-01' }, 'The last day is before the first one.', 409],
])('says what is wrong with the rate %o, and keeps it', async (fields, sentence, status) => {
  const answer = await post(NEW_RATE, rate(fields), kavita)
  expect([answer.status, textOf(answer.html).includes(sentence)]).toEqual([status, true])
  expect(answer.html).toContain(`value="${fields.percent}"`)
})

it('every first rate and rule can be saved as it is', async () => {
  for (const [path, rows] of [
    [RATES, (await listAllGstRates(db)).map(rateIdOf)],
    [RULES, (await listAllGstRules(db)).map(ruleIdOf)],
  ] as const) {
    for (const known of rows) {
      const { html } = await get(`${path}?edit=${known}`, kavita)
      expect((await post(path, formIn(html, 'save'), kavita)).to).toBe(`${path}?edit=${known}&did=save`)
    }
  }
})

it('a rate that is not there cannot be changed', async () => {
  for (const known of ['750_1999-01-01', 'x', '750_2020-01-01x']) {
    expect((await post(RATES, rate({ known }), kavita)).status).toBe(404)
  }
})

it('a rule for enrolled sellers becomes strict on its first day, not before', async () => {
  const later = new Date(t.clock.now.getTime() + 2 * DAY_MS)
  const fromDay = later.toISOString().slice(0, 10)
  expect((await post(NEW_RULE, { ...STRICT, fromDay }, kavita)).status).toBe(303)
  expect(textOf((await get(RULES, kavita)).html)).toContain('not yet in force')
  expect((await readGstNeeds(db, t.clock.now))['inter-state']).toBe('gst-or-enrolment-number')
  expect((await readGstNeeds(db, later))['inter-state']).toBe('gst-number')
  const again = await post(NEW_RULE, { ...STRICT, fromDay }, kavita)
  expect([again.status, textOf(again.html).includes('with the same first day')]).toEqual([409, true])
  const known = `inter-state_${fromDay}`
  const moved = await post(RULES, { ...STRICT, known, fromDay: '2017-07-02' }, kavita)
  expect([moved.status, textOf(moved.html).includes('Add a new row instead.')]).toEqual([409, true])
  const corrected = { ...STRICT, known, fromDay, rule: 'inter-state nothing' }
  expect((await post(RULES, corrected, kavita)).status).toBe(303)
  expect((await readGstNeeds(db, later))['inter-state']).toBe('nothing')
})

it('a rule about nothing known is refused', async () => {
  for (const rule of ['', 'inter-state hsn-and-rate', 'x']) {
    const answer = await post(NEW_RULE, { ...STRICT, rule, fromDay: '2026-01-01' }, kavita)
    expect([answer.status, textOf(answer.html).includes('Choose a rule.')]).toEqual([400, true])
  }
})
