import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { awardBadge } from '#app/features/duty-of-care/commands/award-badge.server.ts'
import { saveService } from '#app/features/duty-of-care/commands/save-service.server.ts'
import { withdrawBadge } from '#app/features/duty-of-care/commands/withdraw-badge.server.ts'
import { listAllServices } from '#app/features/duty-of-care/queries.server.ts'
import type { AwardInput, ServiceInput } from '#app/features/duty-of-care/schema.ts'
import { careBadges, careServices } from '#app/features/duty-of-care/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { seedCare } from '#app/features/duty-of-care/demo.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { sameBrowser } from '#test/same-site/cookies.ts'
import { contextIn } from '#test/context.ts'
import { hrefOf, cardOf, ritualReducer, ritualFromSearch, type RitualChange, START, stepOf } from './ritual/ritual.ts'

const t = await testApp()
const { db } = t.database
await seedCare(db, t.clock.now)

const BOOKING = {
  form: 'doc-booking',
  service: 'Nurse Home Visit, ₹900/visit',
  day: '2026-11-22',
  time: 'morning',
  place: 'Nashik Road',
  forWhom: 'elder',
  name: 'Asha',
  contact: 'asha@example.in',
  notes: 'Second floor, no lift',
  consent: 'yes',
}
const SERVICE: ServiceInput = {
  slug: 'physiotherapy',
  name: 'Physiotherapy',
  description: 'At home.',
  priceMinor: 700_00,
  unit: 'visit',
  isRegulated: true,
  isShown: true,
  sort: 5,
}
const AWARD: AwardInput = {
  badge: 'bridge-builder',
  firstName: 'Noor',
  place: 'Kozhikode',
  reason: 'She sat in the office until the pension came.',
  requestId: randomUUID(),
  hasConsent: true,
}
const as = contextIn(t)
const page = async (search = '') => (await t.get(`/doc${search}`)).text()
const countRequests = async () => (await db.select().from(requests)).length

test('the page is not cached or indexed, and its title is only the brand', async () => {
  const response = await t.get('/doc')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toMatch(/name="robots" content="noindex"/)
  expect(html).toMatch(/<title>Diya<\/title>/)
  expect(html).toContain('tel:14567')
  for (const price of ['₹800/day', '₹600/day', '₹1,200/visit', '₹900/visit', '₹400/session', '₹500/session']) {
    expect(html).toContain(price)
  }
})

test('a visitor books a nurse: one encrypted request, due in a day, and nothing of it in the mail', async () => {
  const answer = await t.post('/doc', BOOKING)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Thank you for your interest!')
  await t.post('/doc', BOOKING, sameBrowser(answer))
  const [row, ...more] = await db.select().from(requests)
  expect(more).toEqual([])
  expect(row).toMatchObject({ queue: 'care', answers: null, isUrgent: false })
  expect(row?.answersSealed).not.toContain('lift')
  expect(Number(row?.dueAt) - Number(row?.createdAt)).toBe(24 * HOUR_MS)
  const mails = await listMails(db)
  expect(mails.map(({ to }) => to)).toEqual(['asha@example.in'])
  expect(mails[0]?.text).not.toMatch(/Nurse|lift|Nashik/)
})

test.each([
  [{ service: 'Nurse Home Visit, ₹9/visit' }, 'This service or its price has just changed'],
  [{ day: '2026-11-19' }, 'Please choose a day within the next'],
  [{ day: '2027-11-19' }, 'Please choose a day within the next'],
  [{ consent: '' }, 'We need your consent for this.'],
])('nobody can book %j, and the typed values are kept', async (wrong, message) => {
  const before = await countRequests()
  const answer = await t.post('/doc', { ...BOOKING, ...wrong })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain(message)
  expect(html).toContain('Second floor, no lift')
  expect(await countRequests()).toBe(before)
})

test('a nurse needs a registration number; other carers do not', async () => {
  const form = {
    form: 'doc-professional',
    name: 'Mary',
    email: 'mary@example.in',
    phone: '98765 43210',
    dignityMeaning: 'To be asked.',
    careStory: 'My grandmother.',
    experience: 'Four years.',
  }
  const refused = await t.post('/doc', { ...form, careTypes: 'nursing' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Only registered nurses can offer nursing.')
  expect((await t.post('/doc', { ...form, careTypes: 'nursing', registration: 'KL-20211' })).status).toBe(200)
  expect((await t.post('/doc', { ...form, careTypes: 'elder-care' })).status).toBe(200)
})

test('a request for support today is urgent', async () => {
  const support = { form: 'doc-support', forWhom: 'me', need: 'Somebody for the night', name: 'Asha' }
  await t.post('/doc', { ...support, when: 'today', contact: '98765 43210' })
  const rows = await db.select().from(requests)
  expect(rows.find(({ kind }) => kind === 'doc-support')?.isUrgent).toBe(true)
})

test('a nomination shows nobody; an award with consent is shown once, until consent is withdrawn', async () => {
  const nomination = { form: 'doc-nomination', badge: 'bridge-builder', nominee: 'Noor', place: 'Kozhikode' }
  const sent = await t.post('/doc', { ...nomination, reason: 'x', reach: 'me', name: 'Asha', contact: 'a@example.in' })
  expect(await sent.text()).toContain('Badge nomination submitted!')
  expect(await page()).not.toContain('Noor')
  const withoutYes = { ...AWARD, hasConsent: false } as unknown as AwardInput
  expect(await awardBadge(as(member('Kavita', 'operator')), withoutYes)).toEqual({ ok: false, reason: 'invalid' })
  const awarded = await awardBadge(as(member('Kavita', 'operator')), AWARD)
  expect(await awardBadge(as(member('Kavita', 'operator')), AWARD)).toEqual({ ok: false, reason: 'awarded-already' })
  expect(await page()).toContain('Noor, Kozhikode')
  const id = awarded.ok ? awarded.id : ''
  expect(await withdrawBadge(as(member('Leela', 'administrator')), { id })).toEqual({ ok: true })
  expect(await page()).not.toContain('Noor')
  expect((await db.select().from(careBadges)).find((row) => row.id === id)).toMatchObject({
    firstName: null,
    place: null,
    reason: null,
  })
})

test.each<Actor>([VISITOR, member()])('only operators edit services and award badges: %j', async (actor) => {
  const before = [await db.select().from(careServices), await db.select().from(careBadges)]
  expect(await saveService(as(actor), SERVICE)).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await awardBadge(as(actor), { ...AWARD, requestId: null })).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await withdrawBadge(as(actor), { id: randomUUID() })).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await listAllServices(db, { actor })).toEqual([])
  expect([await db.select().from(careServices), await db.select().from(careBadges)]).toEqual(before)
})

test('an operator adds a service, and hides it again', async () => {
  const ctx = as(member('Kavita', 'operator'))
  expect(await saveService(ctx, { ...SERVICE, priceMinor: 0 })).toEqual({ ok: false, reason: 'invalid' })
  await saveService(ctx, SERVICE)
  expect(await page()).toContain('₹700/visit')
  await saveService(ctx, { ...SERVICE, isShown: false })
  expect(await page()).not.toContain('₹700/visit')
})

test('without JavaScript the ritual works by links and has no text field', async () => {
  expect(await page('?care=elder&feeling=tired')).toContain('What would you like to do together?')
  const html = await page('?care=elder&feeling=tired&ritual=tea')
  expect(html).toContain('Tea without a screen')
  expect(html).toContain('This browser cannot save a card.')
  expect(html).not.toContain('name="reflection"')
  expect(await page('?care=stranger&feeling=tired')).toContain('Someone with a disability')
})

test('a ritual for an elder has four steps, the others one; reset clears all choices', () => {
  const play = (...changes: RitualChange[]) => changes.reduce(ritualReducer, START)
  const steps: RitualChange[] = [{ care: 'elder' }, { feeling: 'hopeful' }, { ritual: 'sky' }, 'keep']
  expect(steps.map((_, i) => stepOf(play(...steps.slice(0, i))))).toEqual(['start', 'feeling', 'ritual', 'reflection'])
  expect(stepOf(play(...steps))).toBe('card')
  expect(stepOf(play({ care: 'elder' }, 'keep'))).toBe('feeling')
  for (const care of ['mother', 'disability', 'yourself'] as const) {
    expect(stepOf(play({ care }))).toBe('reflection')
    expect(cardOf(play({ care }, { reflection: ' ' }, 'keep')).rows).toHaveLength(1)
  }
  const written = play(...steps.slice(0, 3), { reflection: 'We saw a kite.' })
  expect(hrefOf(written)).not.toContain('kite')
  expect(ritualFromSearch(new URLSearchParams(hrefOf(written).slice(1, -'#ritual'.length)))).toEqual({
    ...written,
    reflection: '',
  })
  expect(ritualReducer(play(...steps), 'reset')).toEqual(START)
})
