import { beforeEach, describe, expect, it } from 'vitest'
import { listApplicants } from '#app/features/circles/queries.server.ts'
import { chapters, circleInterests, circleMembers } from '#app/features/circles/tables.server.ts'
import { seedCircles } from '#app/features/circles/demo.ts'
import { testApp } from '#test/app.ts'
import { member, signUp } from '#test/people.ts'
import { htmlOf } from '#test/page-text.ts'

const app = await testApp({ AUTH_MAILER_AUTOCONFIRM: 'true' })
const { db } = app.database
const OPERATOR = member('Op', 'operator')
const ASHA = { kind: 'join', name: 'Asha', contact: '98765 43210', region: 'Maharashtra', consent: 'yes' }
const GALLERY = [
  'The first loud no',
  'Learning to fall and get up',
  'Practice before school',
  'Lights on the way home',
  'Six friends who call each other',
  'Climbing with a rope',
  'Teaching a younger sister',
  'A new squad of five',
]

beforeEach(async () => {
  for (const table of [chapters, circleInterests, circleMembers]) await db.delete(table)
})

describe('the Fearless Girls page', () => {
  it('has the intro, four tags, four features, eight captioned pictures and two links to join', async () => {
    const html = await read('/fearless-girls')
    for (const tag of ['Self-Defense', 'Safety Tech', 'Physical Courage', 'Squad Building'])
      expect(html).toContain(`>${tag}<`)
    expect(html.match(/class="gallery-mark"/g)).toHaveLength(4)
    const captions = [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption]) => caption)
    expect(captions).toEqual(GALLERY)
    expect(html.match(/<figure [^>]*tabindex="0"/gi)).toHaveLength(8)
    expect(html).toMatch(/href="\/fearless-girls#join"[^>]*>Join Fearless Girls</)
    expect(html).toMatch(/href="\/fearless-girls#chapters"[^>]*>Find Local Chapter</)
    expect(html).toContain('id="join"')
    expect(html).toContain('id="chapters"')
  })
})

describe('the chapter finder', () => {
  it('lists the chapters of one state', async () => {
    await seedCircles(db, app.clock.now)
    const html = await read('/fearless-girls?region=Kerala')
    expect(html).toContain('Fort Kochi fearless')
    expect(html).toContain('1 chapter<')
    expect(html).not.toContain('Gomti riverside squad')
  })

  it('shows town and weekday of each chapter, and to nobody the hour or the place', async () => {
    await seedCircles(db, app.clock.now)
    const html = await read('/fearless-girls')
    expect(html).toContain('Kochi, Kerala')
    expect(html).toContain('Tuesdays')
    for (const path of ['/fearless-girls', '/fearless-girls.data', '/api/v1/openapi.json', '/sitemap.xml'])
      expect(await read(path)).not.toMatch(/7:00 am|5:00 pm|school yard|ferry ghat|beach ground/)
  })

  it.each(['all', 'Atlantis'])('lists all chapters for "%s"', async (region) => {
    await seedCircles(db, app.clock.now)
    expect(await read(`/fearless-girls?region=${region}`)).toContain('8 chapters')
  })

  it('says where there is no chapter and offers to start one', async () => {
    await seedCircles(db, app.clock.now)
    const html = await read('/fearless-girls?region=Goa')
    expect(html).toContain('No chapter in Goa yet. You can start one.')
    const start = /href="([^"]*)"[^>]*>Start a chapter here</.exec(html)?.[1]?.replaceAll('&amp;', '&')
    expect(start).toBe('/fearless-girls?region=Goa&kind=chapter#join')
    const form = await read(start?.replace('#join', '') ?? '')
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="chapter"|<input[^>]*value="chapter"[^>]*checked=""/)
  })
})

describe('the join form without JavaScript', () => {
  it("stores a visitor's interest and thanks them", async () => {
    const response = await app.post('/fearless-girls', ASHA)
    expect(response.status).toBe(303)
    const next = response.headers.get('Location') ?? ''
    expect(next).toBe('/fearless-girls?region=Maharashtra&sent=join#join')
    expect(await read(next.replace('#join', ''))).toContain('Thank you. We have your name')
    expect((await listApplicants(db, { actor: OPERATOR })).rows).toEqual([
      expect.objectContaining({ kind: 'join', name: 'Asha', contact: '+919876543210', askedAt: app.clock.now }),
    ])
  })

  it('stores one row when it is posted twice', async () => {
    await app.post('/fearless-girls', ASHA)
    expect((await app.post('/fearless-girls', ASHA)).status).toBe(303)
    expect(await db.select().from(circleInterests)).toHaveLength(1)
  })

  it.each([
    ['name', { name: ' ' }, 'Please tell us your name.'],
    ['contact', { contact: '12' }, 'Enter a phone number or an e-mail address'],
    ['region', { region: 'none' }, 'Please choose your state.'],
    ['consent', { consent: '' }, 'Please agree that we store your name and contact.'],
  ])('reports at %s what is missing, keeps the typed values and stores nothing', async (field, change, message) => {
    const typed = { ...ASHA, ...change }
    const response = await app.post('/fearless-girls', typed)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain(message)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toMatch(
      new RegExp(`<\\w+[^>]*name="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${field}"`),
    )
    expect(html).toContain(`value="${typed.name.trim() || typed.contact}"`)
    expect(await db.select().from(circleInterests)).toEqual([])
  })

  it('refuses a form on another site', async () => {
    const response = await app.post('/fearless-girls', ASHA, { headers: { Origin: 'https://elsewhere.example' } })
    expect(response.status).toBe(403)
    expect(await db.select().from(circleInterests)).toEqual([])
  })

  it('logs neither name nor contact', async () => {
    app.logged.length = 0
    await app.post('/fearless-girls', ASHA)
    expect(app.logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(app.logged)).not.toMatch(/Asha|98765/)
  })
})

describe('a member', () => {
  it('finds their name filled in and joins at once; the page is not cached', async () => {
    const { Cookie } = (await signUp(app, 'Kavita', { email: 'kavita@example.in' })).init.headers
    const before = await app.get('/fearless-girls', { headers: { Cookie } })
    expect(before.headers.get('X-Cache-Tags')).toBeNull()
    expect(await before.text()).toContain('value="kavita@example.in"')
    const fields = { ...ASHA, name: 'kavita', contact: 'kavita@example.in' }
    const response = await app.post('/fearless-girls', fields, { headers: { Cookie } })
    expect(response.headers.get('Location')).toBe('/fearless-girls?region=Maharashtra&sent=member#join')
    const after = await app.get('/fearless-girls?sent=member', { headers: { Cookie } })
    const html = await after.text()
    expect(html).toContain('You have joined')
    expect(html).toContain('You have been a member of Fearless Girls since 20 November 2026.')
    expect(await db.select().from(circleInterests)).toEqual([])
    expect(await db.select().from(circleMembers)).toHaveLength(1)
  })
})

async function read(path: string): Promise<string> {
  const response = await app.get(path)
  expect(response.status).toBe(200)
  return htmlOf(response)
}
