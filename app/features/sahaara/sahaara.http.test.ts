import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '#app/features/events/tables.server.ts'
import { privateNoteSync, privateNotes } from '#app/features/private-notes/tables.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { htmlOf } from '#test/page-text.ts'
import { signInAgain, signUp } from '#test/people.ts'

const app = await testApp()
const { db } = app.database
const DOOR = '/account/notes/door'
const CARD = JSON.stringify({ title: 'Loneliness', rows: [{ label: 'I felt', text: 'far from the river' }] })

beforeEach(async () => {
  for (const table of [privateNotes, privateNoteSync]) await db.delete(table)
})

describe('a visitor', () => {
  it('finds moods, breathing, flows, practices and stories; the response holds nothing private', async () => {
    const response = await app.get('/sahaara')
    const html = await htmlOf(response)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    expect(html).toContain('<title>Diya</title>')
    expect(html).toContain('content="noindex"')
    const words = ['Peaceful', 'Overwhelmed', 'Hopeful', 'Restless', 'Tender', 'Growing', 'Yoga flows', 'Breathwork']
    words.push('Your week of peace', 'Stress-free events', 'Peace stories', 'Tele-MANAS', 'tel:14416', '0 / 60')
    expect(words.filter((word) => !html.includes(word))).toEqual([])
    // The mood form is never submitted, not even on Enter.
    expect(html).toMatch(/<form[^>]*method="dialog"/)
    expect(html).not.toMatch(/<form[^>]*action="\/sahaara"/)
  })

  it('can read the breathing exercise as text without JavaScript', async () => {
    const html = await (await app.get('/sahaara')).text()
    const noscript = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join(' ')
    expect(noscript).toContain('Breathe in through your nose while you count to four.')
    expect(noscript).toContain('We save your week in your browser')
  })

  it('finds the upcoming events of Sahaara with links to join', async () => {
    const startsAt = new Date(app.clock.now.getTime() + DAY_MS)
    const shared = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), place: 'Indore', description: 'x' }
    const event = { ...shared, summary: 'x', entry: 'free', type: 'stress-free', createdAt: app.clock.now } as const
    await db.insert(events).values([
      { ...event, slug: 'quiet-hour', title: 'A quiet hour', circle: 'sahaara' },
      { ...event, slug: 'loud-hour', title: 'A loud hour', circle: 'heartbeat' },
    ])
    const html = await (await app.get('/sahaara')).text()
    for (const words of ['A quiet hour', 'href="/sahaara/events/quiet-hour/join"', '21 November 2026', 'Indore'])
      expect(html).toContain(words)
    expect(html).not.toContain('A loud hour')
    await db.delete(events)
    expect(await (await app.get('/sahaara')).text()).toContain('No upcoming events.')
  })

  it('stores nothing on the server, whatever they post', async () => {
    const posted = await app.post('/sahaara', { id: randomUUID(), entry: 'minutes-15' })
    expect([posted.status, posted.headers.get('Location')]).toEqual([303, '/sahaara?kept=no#week'])
    expect(await (await app.get('/sahaara?kept=no')).text()).toContain('Nothing was saved')
    expect((await send(message(), {})).status).toBe(401)
    const switched = await app.post('/account/notes', { intent: 'switch', keeping: 'on' })
    expect(switched.headers.get('Location')).toBe('/auth?next=%2Faccount%2Fnotes')
    expect(await db.select().from(privateNotes)).toEqual([])
    expect(await db.select().from(privateNoteSync)).toEqual([])
  })
})

describe('a member', () => {
  it('stores nothing in the account before switching it on', async () => {
    const her = (await signUp(app, 'Asha')).init
    expect((await send(message(), her)).status).toBe(409)
    expect(await (await app.get('/sahaara', her)).text()).toContain('Save in my account')
    expect(await db.select().from(privateNotes)).toEqual([])
  })

  it('switches it on, and the entries are stored once, encrypted, and counted', async () => {
    const kavita = await signUp(app, 'Kavita')
    const her = kavita.init
    const switched = await app.post(
      '/account/notes',
      { intent: 'switch', keeping: 'on', returnTo: '/sahaara#week' },
      her,
    )
    expect(switched.headers.get('Location')).toBe('/sahaara#week')
    const entry = message({ kind: 'sahaara-log', text: '{"kind":"mood","amount":1,"what":"tender"}' })
    for (let i = 0; i < 2; i++) {
      const answer = await send(entry, her)
      expect(await answer.json()).toEqual({ ok: true, kept: [entry.notes[0]?.id], full: false })
    }
    // Without JavaScript, posted twice.
    const form = { id: randomUUID(), entry: 'minutes-15' }
    for (let i = 0; i < 2; i++)
      expect((await app.post('/sahaara', form, her)).headers.get('Location')).toBe('/sahaara#week')
    const rows = await db.select().from(privateNotes)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/tender|mood|minutes/)
    const html = await htmlOf(await app.get('/sahaara', her))
    for (const words of ['15 / 60', '1 / 14', 'Saved in your account', '5%']) expect(html).toContain(words)
    const nextWeek = app.clock.now
    app.clock.now = new Date(nextWeek.getTime() + 7 * DAY_MS)
    expect(await (await app.get('/sahaara', (await signInAgain(app, kavita)).init)).text()).toContain('0 / 60')
    app.clock.now = nextWeek
  })

  it('reads and deletes their notes on one page; another member cannot see, change or delete them', async () => {
    const [her, other] = [(await signUp(app, 'Rehana')).init, (await signUp(app, 'Lata')).init]
    for (const person of [her, other]) await app.post('/account/notes', { intent: 'switch', keeping: 'on' }, person)
    const [card, log] = [message(), message({ kind: 'sahaara-log', text: '{"kind":"breathing","amount":1}' })]
    await send(card, her)
    await send(log, her)
    const page = await app.get('/account/notes', her)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const html = await page.text()
    for (const words of [
      'far from the river',
      'A breathing session',
      'Stop saving in my account',
      '<title>Diya</title>',
    ])
      expect(html).toContain(words)

    const id = card.notes[0]?.id ?? ''
    expect(await (await app.get('/account/notes', other)).text()).not.toContain('river')
    expect(await (await send({ intent: 'forget', id }, other)).json()).toEqual({ ok: true, forgotten: 0 })
    await app.post('/account/notes', { intent: 'forget-all' }, other)
    expect(await (await send(card, other)).json()).toEqual({ ok: true, kept: [], full: true })
    expect(await db.select().from(privateNotes)).toHaveLength(2)

    await app.post('/account/notes', { intent: 'forget', id }, her)
    expect((await db.select().from(privateNotes)).map(({ kind }) => kind)).toEqual(['sahaara-log'])
    await app.post('/account/notes', { intent: 'forget-all' }, her)
    expect(await db.select().from(privateNotes)).toEqual([])
  })

  it('gets the notes in the data export, and erasing the account deletes them', async () => {
    const her = (await signUp(app, 'Usha')).init
    await app.post('/account/notes', { intent: 'switch', keeping: 'on' }, her)
    await send(message(), her)
    const archive = await app.get('/account/export', her)
    const files = await archive.text()
    expect(files).toContain('far from the river')
    expect(files).toContain('"keptInAccountSince"')
    expect((await app.post('/account', { word: 'erase' }, her)).headers.get('Location')).toBe('/account/erased')
    expect(await db.select().from(privateNotes)).toEqual([])
    expect(await db.select().from(privateNoteSync)).toEqual([])
  })

  it('whose session was ended elsewhere can read and store nothing, although the token has not expired', async () => {
    const her = (await signUp(app, 'Sunita')).init
    await app.post('/account/notes', { intent: 'switch', keeping: 'on' }, her)
    await send(message(), her)
    const token = her.headers.Cookie.split('=')[1]
    await app.request('/auth/v1/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
    expect(await (await app.get('/account/notes', her)).text()).not.toContain('river')
    expect((await send(message(), her)).status).toBe(401)
    expect(await db.select().from(privateNotes)).toHaveLength(1)
  })

  it('is protected from posts of other sites and from malformed messages', async () => {
    const her = (await signUp(app, 'Meera')).init
    await app.post('/account/notes', { intent: 'switch', keeping: 'on' }, her)
    const elsewhere = { headers: { ...her.headers, Origin: 'https://elsewhere.example' } }
    expect((await send(message(), elsewhere)).status).toBe(403)
    for (const wrong of [null, {}, { intent: 'keep', notes: [] }, message({ kind: 'diary' }), message({ text: '{' })])
      expect((await send(wrong, her)).status).toBe(400)
    expect(await db.select().from(privateNotes)).toEqual([])
  })
})

function message(change: { kind?: string; text?: string } = {}) {
  const note = { id: randomUUID(), kind: 'solve-card', at: app.clock.now.getTime(), text: CARD, ...change }
  return { intent: 'keep', notes: [note] }
}

interface Signed {
  headers?: Record<string, string>
}

async function send(body: unknown, { headers = {} }: Signed): Promise<Response> {
  const own = { 'Content-Type': 'application/json', Origin: app.services.config.siteUrl, ...headers }
  return app.request(DOOR, { method: 'POST', headers: own, body: JSON.stringify(body) })
}
