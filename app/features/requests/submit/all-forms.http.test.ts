import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { URGENT_ANSWER_HOURS } from '#app/features/requests/schema.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { seedStartups } from '#app/features/startups/demo.ts'
import { testApp } from '#test/app.ts'
import { sameBrowser } from '#test/same-site/cookies.ts'
import { filled, PLACES, PLAIN, SECRET } from './every-form.test-support.ts'
import { QUEUES, isPrivate, type RequestForm } from '#app/features/requests/form.ts'
import { requestEvents, requests } from '#app/features/requests/tables.server.ts'

const t = await testApp()
const { db } = t.database
await seedStartups(db, t.clock.now)

const countOf = async (kind: string) => {
  const [row] = await db.select({ count: count() }).from(requests).where(eq(requests.kind, kind))
  return row?.count
}

test('every form is on a screen', () => {
  expect(PLAIN.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(PLACES).toSorted())
})

describe.each(PLAIN.map((form) => [form.kind, form] as const))('%s', (kind, form) => {
  const path = PLACES[kind] ?? '/'

  test('sent empty, it is refused with the missing fields, and nothing is stored', async () => {
    const answer = await t.post(path, { form: kind })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    for (const { missing, optional } of Object.values(form.fields)) {
      if (missing && !optional) expect(html).toContain(missing)
    }
    expect(html).toContain('class="error"')
    expect(await countOf(kind)).toBe(0)
  })

  test('sent twice, it is one request with one code, in its queue and due when promised', async () => {
    const before = await db.select({ count: count() }).from(outbox)
    const answer = await t.post(path, filled(form))
    expect(answer.status).toBe(200)
    const code = /[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{2}/.exec(await answer.text())?.[0]
    expect(code).toBeDefined()
    const again = await t.post(path, filled(form), sameBrowser(answer))
    expect(/[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{2}/.exec(await again.text())?.[0]).toBe(code)
    const rows = await db.select().from(requests).where(eq(requests.kind, kind))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.queue).toBe(form.queue)
    const hours = rows[0]?.isUrgent ? Math.min(form.answerHours, URGENT_ANSWER_HOURS) : form.answerHours
    expect(rows[0]?.dueAt.getTime()).toBe(t.clock.now.getTime() + hours * HOUR_MS)
    if (form.contactField) expect(await db.select({ count: count() }).from(outbox)).not.toEqual(before)
  })

  test('a private queue stores no answer in plain text', async () => {
    const [row] = await db.select().from(requests).where(eq(requests.kind, kind))
    const stored = JSON.stringify([row, await db.select().from(requestEvents)])
    expect(stored.includes(SECRET) || stored.includes('asha@example.in')).toBe(!isPrivate(form) && hasText(form))
    expect(QUEUES[form.queue].isPrivate).toBe(isPrivate(form))
  })
})

const hasText = ({ fields }: RequestForm) =>
  Object.values(fields).some(({ as }) => ['line', 'text', 'email', 'contact'].includes(as))

test('a form with control characters is refused, and nothing is written', async () => {
  const before = await db.select({ count: count() }).from(requests)
  const answer = await t.post('/start', { form: 'start-spark', idea: 'A\u0000 lamp\u0007', contact: 'b@example.in' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This form could not be read')
  expect(await db.select({ count: count() }).from(requests)).toEqual(before)
})

test('a form of another screen, or of none, is refused', async () => {
  expect((await t.post('/start', { form: 'campus' })).status).toBe(400)
  expect((await t.post('/start', { form: 'no-such-form' })).status).toBe(400)
  expect((await t.post('/start', {})).status).toBe(400)
})

test('no submitted value is in the log', () => {
  expect(JSON.stringify(t.logged)).not.toContain(SECRET)
  expect(JSON.stringify(t.logged)).not.toContain('asha@example.in')
})
