import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { careBadges } from '#app/features/duty-of-care/tables.server.ts'
import { chapters } from '#app/features/circles/tables.server.ts'
import { demoHours } from '#app/features/partnership/tables.server.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import { figureBaselines } from '#app/features/impact/tables.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp } from '#test/people.ts'
import { routePaths } from '#test/route-paths.ts'
import { formIn, openConsole } from './console.test-support.ts'

const { t, db, asha, unready, halfway, kavita, leela, get, post } = await openConsole()
const NOBODY: Pick<Person, 'init'> = { init: { headers: { Cookie: '' } } }
const PATHS = routePaths()
  // The bank file is not a page; market.http.test.ts tests its access.
  .filter((path) => /^\/operator(\/|$)/.test(path) && !path.endsWith('.csv'))
  .map((path) => path.replace(/:\w+/g, randomUUID()))

const READ_ONLY = new Set(['/operator', '/operator/requests', '/operator/text-messages', '/operator/audit'])

describe('every path of the console', () => {
  it.each(PATHS)('%s opens only for operators with a second factor', async (path) => {
    const isOneRequest = /requests\/./.test(path)
    const visitor = await get(path, NOBODY)
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`])
    const [member, withoutStep] = [await get(path, asha), await get(path, unready)]
    expect([member.status, withoutStep.status]).toEqual([403, 403])
    expect(member.html).toContain('This area is for our team')
    expect(withoutStep.html).toContain('Set up two-step sign-in first')
    for (const refused of [member, withoutStep]) expect(refused.html).not.toContain('rail-nav')
    for (const person of [kavita, leela]) {
      const { status, html, headers } = await get(path, person)
      expect([path, status]).toEqual([path, isOneRequest ? 404 : 200])
      expect(html).toContain('noindex')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it.each(PATHS)('%s refuses posts of anybody else', async (path) => {
    const before = await db.$count(auditLog)
    const act = { act: 'save', key: 'lives', baseline: '9', sourceNote: 'A long enough note', queue: 'solve' }
    expect((await post(path, act, NOBODY)).status).toBe(302)
    for (const person of [asha, unready, halfway]) {
      expect((await post(path, act, person)).status).toBe(READ_ONLY.has(path) ? 405 : 403)
    }
    expect(await db.$count(auditLog)).toBe(before)
  })

  it('asks an operator without the second factor for it, and does nothing meanwhile', async () => {
    const careless = await signUp(t, 'Careless', { roles: ['operator'], secondStep: 'not-shown' })
    const opened = await get('/operator/desks', careless)
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/auth?next=%2Foperator%2Fdesks'])
    expect((await get('/auth?next=/operator/desks', careless)).html).toContain('name="code"')
    const before = await db.$count(auditLog)
    const figure = { act: 'save', key: 'lives', baseline: '9', sourceNote: 'A long enough note' }
    expect((await post('/operator/figures', figure, careless)).status).toBe(302)
    expect(await db.$count(auditLog)).toBe(before)
  })
})

describe('the inbox', () => {
  it('shows requests of open queues, and none of private ones', async () => {
    const { html } = await get('/operator/requests', kavita)
    for (const words of ['Partnership conversation, Anjali', '3 h late', 'Forty women']) expect(html).toContain(words)
    for (const words of ['A legal question', 'Shanta', 'Noor', 'bank card']) expect(html).not.toContain(words)
    const admin = await get('/operator', leela)
    expect(admin.html).toContain('These private desks have no members')
    expect(admin.html).not.toMatch(/Shanta|Noor/)
  })

  it('keeps its filters in the URL', async () => {
    const { html } = await get('/operator/requests?desk=partnership&state=late', kavita)
    expect(html).toContain('Anjali')
    expect(html).not.toContain('Padma')
    expect((await get('/operator/requests?desk=solve&state=nonsense&page=-1', kavita)).html).toContain(
      'No open requests.',
    )
  })

  it('opens a private request for members of its queue, and records that in the audit log', async () => {
    const id = await idOf('legal-intake')
    const path = `/operator/requests/${id}`
    expect((await get(path, leela)).status).toBe(404)
    expect(await post('/operator/desks', { act: 'join', queue: 'legal', userId: leela.userId }, leela)).toMatchObject({
      status: 303,
    })
    const list = await get('/operator/requests', leela)
    expect(list.html).toContain('A legal question')
    expect(list.html).not.toContain('Shanta')
    const { html } = await get(path, leela)
    for (const words of ['Shanta', 'The hearing about the house', 'mailto:shanta@post.example'])
      expect(html).toContain(words)
    expect((await get(path, kavita)).status).toBe(404)
    expect((await get('/operator/audit', kavita)).html).toMatch(/Leela[^]*read[^]*Legal aid: A legal question/)
  })
})

describe('one request', () => {
  it('is answered, and the page says that the sender is notified', async () => {
    const path = `/operator/requests/${await idOf('start-idea')}`
    const { status, to } = await post(`${path}?state=open`, { act: 'reply', message: 'We like it, Savitri.' }, kavita)
    expect([status, to]).toEqual([303, `${path}?state=open&did=reply-mailed`])
    expect((await get(to ?? '', kavita)).html).toContain('The sender is notified of your answer.')
    const mails = await listMails(db, { to: 'savitri@post.example' })
    expect(mails.map(({ text }) => text).join()).toContain('We like it, Savitri.')
  })

  it('redirects to its own path, also after a fetch by the router', async () => {
    const path = `/operator/requests/${await idOf('contact')}`
    const answer = await t.post(`${path}.data?desk=front`, { act: 'take' }, kavita.init)
    const body = await answer.text()
    expect([body.includes(`${path}?desk=front&did=take`), body.includes('.data')]).toEqual([true, false])
    const visitor = await (await t.get('/operator/figures.data?edit=lives', { redirect: 'manual' })).text()
    expect(visitor).toContain(encodeURIComponent('/operator/figures?edit=lives'))
  })

  it('reports a missing field, keeps the typed values, and does nothing', async () => {
    const path = `/operator/requests/${await idOf('contact')}`
    // Reading it is recorded once.
    await get(path, kavita)
    const before = await db.$count(auditLog)
    const { status, html } = await post(path, { act: 'close', reason: '   ' }, kavita)
    expect(status).toBe(400)
    expect(html).toContain('Please enter a reason. The sender reads it.')
    expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Close/)
    expect((await post(path, { act: 'nonsense' }, kavita)).status).toBe(400)
    expect(await db.$count(auditLog)).toBe(before)
  })

  it('is closed once; a second operator sees that it was closed', async () => {
    const path = `/operator/requests/${await idOf('partnership')}`
    expect((await post(path, { act: 'close', reason: 'We have met.' }, kavita)).status).toBe(303)
    const late = await post(path, { act: 'reply', message: 'Hello' }, leela)
    expect(late.status).toBe(409)
    expect(late.html).toContain('This request is closed.')
    expect((await post(path, { act: 'reopen' }, leela)).status).toBe(303)
  })
})

describe('the desks', () => {
  it('are staffed by administrators only', async () => {
    const seat = { act: 'join', queue: 'safety', userId: kavita.userId }
    expect((await post('/operator/desks', seat, kavita)).status).toBe(403)
    expect(await db.select().from(queueMembers).where(eq(queueMembers.queue, 'safety'))).toEqual([])
    expect((await get('/operator/desks', kavita)).html).toContain('Only administrators can change this.')
    expect((await post('/operator/desks', seat, leela)).to).toBe('/operator/desks?did=join')
    const stranger = { ...seat, userId: asha.userId }
    expect((await post('/operator/desks', stranger, leela)).status).toBe(400)
    expect(await db.select().from(queueMembers).where(eq(queueMembers.queue, 'safety'))).toMatchObject([
      { name: 'Kavita', email: kavita.email },
    ])
  })

  it('let an administrator invite an operator, who joins no queue before accepting, and withdraw the invitation', async () => {
    const unknown = await post('/operator/desks', { act: 'appoint', email: 'nobody@example.com' }, leela)
    expect([unknown.status, unknown.html.includes('There is no account')]).toEqual([409, true])
    expect((await post('/operator/desks', { act: 'appoint', email: halfway.email }, kavita)).status).toBe(403)
    expect((await post('/operator/desks', { act: 'appoint', email: halfway.email }, leela)).status).toBe(303)
    const staff = await t.services.staff.list()
    const of = (person: Person) => staff.find(({ userId }) => userId === person.userId)
    expect(of(halfway)).toMatchObject({ name: 'Halfway', roles: [], invited: ['operator'], hasSecondStep: false })
    expect(of(kavita)).toMatchObject({ roles: ['operator'], invited: [], hasSecondStep: true })
    expect(of(asha)).toBeUndefined()
    const { html } = await get('/operator/desks', leela)
    expect(html).toContain('Invited, not accepted yet')
    expect(html).toContain('Withdraw the invitation')
    expect(html).not.toMatch(/<option[^>]*>Halfway/)
    const join = { act: 'join', queue: 'care', userId: halfway.userId }
    expect((await post('/operator/desks', join, leela)).status).toBe(400)
    expect((await post('/operator/desks', { act: 'appoint', email: kavita.email }, leela)).html).toContain(
      'This person is already an operator.',
    )
    expect((await post('/operator/desks', { act: 'dismiss', userId: halfway.userId }, leela)).status).toBe(303)
    expect((await t.services.staff.list()).map(({ name }) => name)).not.toContain('Halfway')
    expect(await db.select().from(queueMembers).where(eq(queueMembers.userId, halfway.userId))).toEqual([])
  })
})

describe('what operators edit', () => {
  it('a figure: its baseline with a source, in rupees if it is money', async () => {
    const short = await post(
      '/operator/figures?edit=lives',
      { act: 'save', key: 'lives', baseline: '9,000', sourceNote: 'heard' },
      kavita,
    )
    expect([short.status, short.html.includes('which document, and which date')]).toEqual([400, true])
    expect(short.html).toContain('value="9,000"')
    const fields = {
      act: 'save',
      key: 'impact-generated',
      baseline: '5,00,000',
      sourceNote: 'Annual report 2025, page 4',
    }
    expect((await post('/operator/figures', fields, kavita)).status).toBe(303)
    const [row] = await db.select().from(figureBaselines).where(eq(figureBaselines.key, 'impact-generated'))
    expect(row).toMatchObject({ baseline: 5_00_000_00, setBy: kavita.userId })
    expect((await get('/operator/figures?edit=impact-generated', kavita)).html).toContain('₹5,00,000')
  })

  it('a helpline: verified today, and hidden', async () => {
    const { number, what, hours, source } = (await db.select().from(helplines).limit(1))[0] ?? {}
    const known = String(number)
    expect((await post('/operator/helplines', { act: 'verify', known }, kavita)).status).toBe(303)
    const fields = { act: 'save', known, what, hours, source, sort: '10', verifiedOn: '2026-11-20' }
    expect((await post('/operator/helplines', fields as Record<string, string>, kavita)).status).toBe(303)
    const [row] = await db.select().from(helplines).where(eq(helplines.number, known))
    expect(row).toMatchObject({ verifiedOn: '2026-11-20', isShown: false })
  })

  it('a region: added once, renamed, and removed while no seller is in it', async () => {
    const fields = { act: 'save', known: '', name: 'Nilgiris', country: 'India' }
    const added = await post('/operator/regions', fields, kavita)
    expect(added.status).toBe(303)
    expect((await post('/operator/regions', fields, kavita)).status).toBe(409)
    const [region] = await db.select().from(regions).where(eq(regions.name, 'Nilgiris'))
    const known = String(region?.id)
    expect((await post('/operator/regions', { ...fields, known, name: 'The Nilgiris' }, kavita)).status).toBe(303)
    expect((await get(`/operator/regions?edit=${known}`, kavita)).html).toContain('value="The Nilgiris"')
    expect((await post('/operator/regions', { act: 'remove', known }, kavita)).status).toBe(303)
    expect(await db.select().from(regions).where(eq(regions.id, known))).toEqual([])
    const [seller] = await db.select().from(sellerProfiles).limit(1)
    const inUse = { act: 'remove', known: String(seller?.regionId) }
    expect((await post('/operator/regions', inUse, kavita)).status).toBe(409)
  })

  it('a seller managed by operators: created, checked, shown as checked to visitors, and the check revoked', async () => {
    const PATH = '/operator/sellers'
    const [region] = await db.select().from(regions).limit(1)
    const place = { region: String(region?.id), state: 'Gujarat', deliversTo: 'own-state' }
    const fields = { act: 'save', known: '', displayName: 'Looms of Kutch', bio: 'Shawls.', ...place }
    expect((await post(PATH, { ...fields, bio: '' }, kavita)).status).toBe(400)
    expect((await post(PATH, { ...fields, gstin: '24ABC' }, kavita)).html).toContain('A GST number has 15 characters')
    expect((await post(PATH, { ...fields, state: 'abroad' }, kavita)).html).toContain(
      'the State that the seller sends from',
    )
    expect((await post(PATH, { ...fields, isVerified: 'yes' }, kavita)).status).toBe(303)
    expect((await post(PATH, fields, kavita)).status).toBe(409)
    const known = 'looms-of-kutch'
    const change = { ...fields, known, gstin: '24 abcde1234f1z6', legalName: 'Hansa Rabari', address: 'Camp Road' }
    expect((await post(PATH, change, kavita)).status).toBe(303)
    const [shop] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, known))
    expect(shop).toMatchObject({ gstin: '24ABCDE1234F1Z6', legalName: 'Hansa Rabari', isVerified: false, userId: null })
    const verified = async () => (await get('/sellers?q=Looms&verified=1', NOBODY)).html
    expect(await verified()).not.toContain('Looms of Kutch')
    const check = { act: 'check', known, kind: 'identity', note: 'Voter ID seen', until: '2028-03-12' }
    expect((await post(PATH, { ...check, until: '2030-03-12' }, kavita)).html).toContain('within the next 24 months')
    expect((await post(PATH, { ...check, note: '' }, kavita)).status).toBe(400)
    expect((await post(PATH, { ...check, known: 'nobody' }, kavita)).status).toBe(404)
    expect((await post(PATH, check, kavita)).status).toBe(303)
    expect(await verified()).toContain('Identity checked by our market desk, valid until 12 March 2028')
    const page = await get(`${PATH}?edit=${known}`, kavita)
    const checkId = /name="checkId" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const revoke = { act: 'revoke', known, checkId }
    expect((await post(PATH, { ...revoke, reason: ' ' }, kavita)).status).toBe(400)
    expect((await post(PATH, { ...revoke, reason: 'Not hers' }, kavita)).status).toBe(303)
    expect(await verified()).not.toContain('Looms of Kutch')
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, known)).orderBy(auditLog.id)
    expect(acts.map(({ verb }) => verb)).toEqual(['added', 'changed', 'checked', 'removed'])
  })

  it('a tier on /seeds: added, changed and deleted', async () => {
    const added = { act: 'save', known: '', amount: '75,000', impact: 'A second loom' }
    expect((await post('/operator/tiers', { ...added, amount: '10' }, kavita)).status).toBe(400)
    expect((await post('/operator/tiers', added, kavita)).status).toBe(303)
    expect((await get('/seeds', NOBODY)).html).toMatch(/₹75,000<.*A second loom/s)
    const known = '7500000'
    expect((await post('/operator/tiers', { act: 'save', known, impact: 'Two looms' }, kavita)).status).toBe(303)
    expect((await get('/seeds', NOBODY)).html).toContain('Two looms')
    expect((await post('/operator/tiers', { act: 'remove', known }, kavita)).status).toBe(303)
    expect((await get('/seeds', NOBODY)).html).not.toContain('Two looms')
  })

  it('a chapter: created once, changed, closed', async () => {
    const fields = {
      act: 'save',
      known: '',
      name: 'Lamp circle',
      place: 'Wardha',
      region: 'Maharashtra',
      meets: 'Sundays',
    }
    expect((await post('/operator/chapters', fields, kavita)).to).toContain('edit=wardha-lamp-circle')
    const again = await post('/operator/chapters', fields, kavita)
    expect([again.status, again.html.includes('already')]).toEqual([409, true])
    const changed = { ...fields, known: 'wardha-lamp-circle', meets: 'Mondays' }
    expect((await post('/operator/chapters', changed, kavita)).status).toBe(303)
    const rows = () => db.select().from(chapters).where(eq(chapters.slug, 'wardha-lamp-circle'))
    expect(await rows()).toMatchObject([{ meets: 'Mondays' }])
    expect((await post('/operator/chapters', { act: 'close', known: changed.known }, kavita)).status).toBe(303)
    expect(await rows()).toEqual([])
  })

  it('a testimony: declined with a reason, then approved', async () => {
    const told = {
      form: 'testimony',
      name: 'Asha',
      age: '30',
      location: 'Pune',
      story: 'I opened a shop.',
      email: 'a@example.com',
      consentWithName: 'yes',
    }
    expect((await t.post('/share-your-story', told)).status).toBe(200)
    const [story] = await db.select().from(testimonies).where(eq(testimonies.isSample, false))
    const id = String(story?.id)
    expect((await get('/operator/testimonies', kavita)).html).toContain('I opened a shop.')
    const bare = await post('/operator/testimonies', { id, act: 'declined', reason: '' }, kavita)
    expect(bare.status).toBe(400)
    const declined = { id, act: 'declined', reason: 'Please leave out the street.' }
    expect((await post('/operator/testimonies', declined, kavita)).to).toContain('did=declined-mailed')
    expect((await post('/operator/testimonies', { id, act: 'approved' }, kavita)).to).toContain('did=approved-mailed')
    expect((await post('/operator/testimonies', { id, act: 'approved' }, kavita)).status).toBe(409)
  })

  it('the weekly slots of demos, and a day off', async () => {
    const week = { act: 'hours', day2: '10:00, 10:15', minutes: '30' }
    const overlapping = await post('/operator/demos', week, kavita)
    expect([overlapping.status, overlapping.html.includes('Two of these times overlap.')]).toEqual([409, true])
    expect((await post('/operator/demos', { ...week, day2: '10:00, 16:00 (45)' }, kavita)).status).toBe(303)
    expect(await db.select().from(demoHours)).toEqual([
      { weekday: 2, startMinute: 600, minutes: 30 },
      { weekday: 2, startMinute: 960, minutes: 45 },
    ])
    expect((await post('/operator/demos', { act: 'off', day: '2026-12-25' }, kavita)).status).toBe(303)
    expect((await get('/operator/demos', kavita)).html).toContain('25 December 2026')
    expect((await post('/operator/demos', { act: 'open', day: '2026-12-25' }, kavita)).status).toBe(303)
  })

  it('a badge: only with consent; withdrawing it erases the name', async () => {
    const badge = {
      act: 'award',
      badge: 'circle-keeper',
      firstName: 'Sarla',
      place: 'Wardha',
      reason: 'Kept the circle.',
    }
    expect((await post('/operator/services', badge, kavita)).status).toBe(400)
    expect((await post('/operator/services', { ...badge, hasConsent: 'yes' }, kavita)).status).toBe(303)
    const [row] = (await db.select().from(careBadges)).filter(({ firstName }) => firstName === 'Sarla')
    expect((await post('/operator/services', { act: 'withdraw', id: String(row?.id) }, kavita)).status).toBe(303)
    expect(JSON.stringify(await db.select().from(careBadges))).not.toContain('Sarla')
  })

  it.each([
    ['courses', { act: 'save', slug: 'x', title: '' }],
    ['events', { act: 'save', slug: 'x', title: '' }],
    ['documents', { act: 'save', slug: 'x', title: '' }],
    ['startups', { act: 'save', title: '' }],
    ['services', { act: 'save', name: '' }],
  ])('%s: reports missing fields, and stores nothing', async (area, fields) => {
    const before = await db.$count(auditLog)
    const { status, html } = await post(`/operator/${area}?edit=new_`, fields, kavita)
    expect([area, status]).toEqual([area, 400])
    expect(html).toContain('aria-invalid="true"')
    expect(await db.$count(auditLog)).toBe(before)
  })

  it.each(['courses', 'events', 'documents', 'startups', 'services'])(
    '%s: a form that is saved without changes stays the same',
    async (area) => {
      const list = await get(`/operator/${area}`, kavita)
      const id = new RegExp(`/operator/${area}\\?edit=([a-z0-9-]+)"`).exec(list.html)?.[1] ?? 'none'
      const { html } = await get(`/operator/${area}?edit=${id}`, kavita)
      const { status, to } = await post(`/operator/${area}?edit=${id}`, formIn(html, 'save'), kavita)
      expect([area, status, to?.includes('did=save')]).toEqual([area, 303, true])
      expect(formIn((await get(`/operator/${area}?edit=${id}`, kavita)).html, 'save')).toEqual(formIn(html, 'save'))
    },
  )
})

it('every action above is in the audit log, by staff only', async () => {
  const acts = await db.select().from(auditLog)
  const by = new Set(acts.map(({ byName }) => byName))
  expect([...by].toSorted()).toEqual(['Demo data', 'Kavita', 'Leela'])
  const { html } = await get(`/operator/audit?kind=helpline&by=${kavita.userId}`, kavita)
  const table = /<tbody>([^]*?)<\/tbody>/.exec(html)?.[1] ?? ''
  expect([table.includes('checked'), table.includes('Demo data')]).toEqual([true, false])
})

async function idOf(kind: string): Promise<string> {
  const [row] = await db.select({ id: requests.id }).from(requests).where(eq(requests.kind, kind))
  return String(row?.id)
}
