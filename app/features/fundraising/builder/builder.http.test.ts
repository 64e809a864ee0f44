import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DRAFT_TITLE_CHARS_MAX, EMPTY_DRAFT } from '#app/features/fundraising/builder/form.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import {
  campaignSubmissions,
  campaignSubmissionStates,
} from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { testApp } from '#test/app.ts'
import { signUp, signUpStaff } from '#test/people.ts'

const app = await testApp()
const { db } = app.database
const asha = await signUp(app, 'Asha')
const other = await signUp(app, 'Other')
const operator = await signUpStaff(app, 'Op', 'operator')

const TITLE = 'A reading room for Ward 7'
const SLUG = 'a-reading-room-for-ward-7'
const DRAFT = {
  cause: 'education',
  title: TITLE,
  story: 'Forty children read at the bus depot.',
  personalWhy: 'I learned to read on those steps.',
  goal: '48,000',
  place: 'Kolhapur',
  costs: 'Shelves: 18,000',
  surplus: 'same-cause',
  shortfall: 'returned',
}
const key = () => randomUUID()
const read = async (path: string, init?: RequestInit) => (await app.get(path, init)).text()
const press = (intent: string, fields: object, init?: RequestInit) =>
  app.post('/ssr/build', { ...EMPTY_DRAFT, mends: '', revision: '0', intent, ...fields }, init)
const launch = async (init: RequestInit = asha.init): Promise<string> => {
  const sent = await press('launch', { ...DRAFT, adult: 'yes', key: key() }, init)
  return new URL(sent.headers.get('Location') ?? '', 'http://x').searchParams.get('sent') ?? ''
}
const decide = (id: string, fields: Record<string, string>, init: RequestInit = operator.init) =>
  app.post('/operator/campaigns', { id, ...fields }, init)
const count = async () => (await db.select({ id: campaignSubmissions.id }).from(campaignSubmissions)).length

beforeEach(async () => {
  for (const table of [campaignDrafts, campaignSubmissions, campaignClosures, campaigns]) await db.delete(table)
})

describe('the builder without JavaScript', () => {
  it('shows a visitor three steps, six causes, a preview, and only the first step enabled', async () => {
    const html = await read('/ssr/build?step=3')
    expect(html).toContain('Step 1 of 3: Cause')
    for (const words of ['Product drive', 'Community circle', 'Awareness action', 'Education', 'Climate', 'Housing'])
      expect(html).toContain(words)
    expect(html).toMatch(/<button[^>]*value="next"[^>]*>Next Step</)
    expect(html).toMatch(/<button[^>]*value="previous"[^>]*disabled=""[^>]*>Previous</)
    expect(html).toContain('Preview')
    expect(html).not.toContain('Launch Campaign')
  })

  it('leads a member from step to step, and saves each in their account', async () => {
    const step2 = await press('next', { step: '1', cause: 'education' }, asha.init)
    expect([step2.status, step2.headers.get('Location')]).toEqual([303, '/ssr/build?step=2'])
    const html = await read('/ssr/build?step=2', asha.init)
    expect(html).toContain('Step 2 of 3: Story')
    expect(html).toMatch(/name="cause" value="education"/)
    const step3 = await press('next', { ...DRAFT, goal: '', step: '2', revision: '1' }, asha.init)
    expect(step3.headers.get('Location')).toBe('/ssr/build?step=3')
    expect(await read('/ssr/build?step=3', asha.init)).toContain('Launch Campaign')
    const back = await press('previous', { ...DRAFT, goal: 'x', step: '3', revision: '2' }, asha.init)
    expect(back.headers.get('Location')).toBe('/ssr/build?step=2')
    expect(await read('/ssr/build', other.init)).not.toContain(TITLE)
  })

  it('shows an error at each required field of a step, and loses nothing', async () => {
    const answer = await press('next', { step: '1' }, asha.init)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Choose a cause.')])
    const cut = await press('next', { ...DRAFT, step: '2', personalWhy: '  ' }, asha.init)
    const html = await cut.text()
    expect(cut.status).toBe(400)
    expect(html).toContain('Say why this matters to you.')
    expect(html).toContain(TITLE)
    expect(await db.select().from(campaignDrafts)).toEqual([])
  })

  it('reports a change on another device instead of overwriting it, and saves on the next submit', async () => {
    await press('next', { ...DRAFT, step: '2' }, asha.init)
    const late = await press('next', { ...DRAFT, title: 'From the phone', step: '2' }, asha.init)
    const html = await late.text()
    expect([late.status, html.includes('You changed this draft on another device.')]).toEqual([409, true])
    expect(html).toMatch(/name="revision" value="1"/)
    const again = await press('next', { ...DRAFT, title: 'From the phone', step: '2', revision: '1' }, asha.init)
    expect(again.status).toBe(303)
  })

  it('starts over', async () => {
    await press('next', { ...DRAFT, step: '2' }, asha.init)
    expect((await press('start-over', {}, asha.init)).headers.get('Location')).toBe('/ssr/build')
    expect(await db.select().from(campaignDrafts)).toEqual([])
  })
})

describe('the draft endpoint', () => {
  const keep = (body: object, init: { headers?: object } = {}) =>
    app.request('/ssr/build/draft', {
      method: 'POST',
      headers: {
        Origin: new URL(app.services.config.siteUrl).origin,
        'Content-Type': 'application/json',
        ...init.headers,
      },
      body: JSON.stringify(body),
    })

  it('saves a member’s draft, refuses visitors and large bodies, and reports a newer version of another device', async () => {
    expect((await keep(DRAFT)).status).toBe(401)
    expect((await keep({ ...DRAFT, title: 'x'.repeat(DRAFT_TITLE_CHARS_MAX + 1) }, asha.init)).status).toBe(400)
    expect((await keep({ ...DRAFT, cause: 'war' }, asha.init)).status).toBe(400)
    expect(await (await keep(DRAFT, asha.init)).json()).toEqual({ ok: true, revision: 1 })
    const late = await keep(DRAFT, asha.init)
    expect([late.status, await late.json()]).toEqual([
      409,
      { ok: false, reason: 'newer', kept: { content: DRAFT, revision: 1, savedAt: app.clock.now.toISOString() } },
    ])
  })
})

describe('Launch Campaign', () => {
  it('asks a visitor to sign in, and returns to the last step', async () => {
    const answer = await press('launch', { ...DRAFT, adult: 'yes', key: key() })
    expect(answer.headers.get('Location')).toBe('/auth?next=%2Fssr%2Fbuild%3Fstep%3D3')
    expect(await count()).toBe(0)
  })

  it('sends one campaign, also when the form is posted twice', async () => {
    const form = { ...DRAFT, adult: 'yes', key: key() }
    const [first, second] = [await press('launch', form, asha.init), await press('launch', form, asha.init)]
    const path = first.headers.get('Location') ?? ''
    expect(second.headers.get('Location')).toBe(path)
    expect(await count()).toBe(1)
    expect(await read(path, asha.init)).toContain('We have received your campaign')
    expect((await app.get(path, other.init)).status).toBe(404)
    expect(await read('/account/campaigns', asha.init)).toMatch(/pending approval[\s\S]*A reading room for Ward 7/)
    expect(await read('/account/campaigns', other.init)).not.toContain(TITLE)
  })

  it.each([
    [{ goal: '499' }, 'The goal can be from ₹500 to ₹10,00,000.'],
    [{ goal: '10,00,001' }, 'The goal can be from ₹500 to ₹10,00,000.'],
    [{ costs: 'Shelves' }, 'has no amount at its end'],
    [{ adult: '' }, 'Tick this if you are 18 or older.'],
  ])('refuses %o with a word at the field', async (wrong, words) => {
    const answer = await press('launch', { ...DRAFT, adult: 'yes', key: key(), step: '3', ...wrong }, asha.init)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)])
    expect(await count()).toBe(0)
  })
})

describe('a campaign in review', () => {
  const LISTS = ['/', '/home', '/home?tab=campaigns', '/campaign', '/campaign?order=newest', '/empowerher', '/impact']
  const PAGES = [`/campaign/${SLUG}`, `/campaign/${SLUG}/support`, `/share/campaign/${SLUG}.jpg`]

  it('is on no page, list, image, sitemap or live channel, for anybody', async () => {
    await launch()
    for (const path of [...LISTS, '/sitemap.xml', '/impact/book.csv'])
      for (const init of [undefined, other.init, asha.init]) expect(await read(path, init)).not.toMatch(/Ward 7|ward-7/)
    for (const path of [...PAGES, `/live/campaigns/${SLUG}`])
      for (const init of [undefined, other.init])
        expect([path, (await app.get(path, init)).status]).toEqual([path, 404])
    // The same drawing for every slug, existing or not.
    expect(await read(`/campaign/${SLUG}/lamps`)).toBe(await read('/campaign/nobody/lamps'))
    const saved = await read('/saved', { headers: { Cookie: `diya-saved=campaign-${SLUG}.c-${SLUG}.${SLUG}` } })
    expect(saved).not.toContain('Ward 7')
    const gift = {
      chip: '500',
      name: 'Ravi',
      contact: 'ravi@example.in',
      key: key(),
      tip: '0',
      citizen: 'yes',
      step: 'pay',
    }
    expect((await app.post(`/campaign/${SLUG}/support`, gift)).status).toBe(404)
  })

  it('redirects its owner from its address to its state', async () => {
    await launch()
    const answer = await app.get(`/campaign/${SLUG}`, asha.init)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/account/campaigns'])
  })

  it('is listed at once when an operator approves it, and can receive gifts', async () => {
    const id = await launch()
    expect(await read('/operator/campaigns', operator.init)).toContain(TITLE)
    expect(await read('/campaign')).not.toContain(TITLE)
    const answer = await decide(id, { act: 'published' })
    expect(answer.headers.get('Location')).toBe(`/operator/campaigns?edit=${id}&did=published-mailed`)
    expect(await read('/campaign')).toContain(TITLE)
    expect(await read('/sitemap.xml')).toContain(`/campaign/${SLUG}`)
    for (const path of PAGES) expect([path, (await app.get(path)).status]).toEqual([path, 200])
    expect(await read('/account/campaigns', asha.init)).toContain(`href="/campaign/${SLUG}"`)
    expect(await read('/account/campaigns', asha.init)).toContain('People can read it and donate.')
    await app.post(`/account/campaigns/${SLUG}/end`, { act: 'close', confirm: 'yes', reason: 'We have it.' }, asha.init)
    const closed = await read('/account/campaigns', asha.init)
    expect(closed).toMatch(/class="tag ">closed</)
    expect(closed).not.toContain('People can read it and donate.')
  })

  it('is returned with a note, can be changed in the builder by its owner only, and is sent again', async () => {
    const id = await launch()
    expect((await decide(id, { act: 'returned', reason: ' ' })).status).toBe(400)
    await decide(id, { act: 'returned', reason: 'Say where the room is.' })
    expect(await read('/account/campaigns', asha.init)).toContain('Say where the room is.')
    const html = await read(`/ssr/build?mend=${id}&step=2`, asha.init)
    expect(html).toContain('Say where the room is.')
    expect(html).toContain(TITLE)
    expect((await app.get(`/ssr/build?mend=${id}`, other.init)).status).toBe(404)
    const again = { ...DRAFT, adult: 'yes', mends: id }
    expect((await press('launch', { ...again, key: key() }, other.init)).status).toBe(404)
    const sent = await press('launch', { ...again, key: key(), title: 'A room in Ward 7' }, asha.init)
    expect(sent.headers.get('Location')).toBe(`/ssr/build?mend=${id}&sent=${id}`)
    expect(await count()).toBe(1)
    expect(await read('/operator/campaigns', operator.init)).toContain('A room in Ward 7')
  })

  it('is decided by operators only, and withdrawn by its owner only', async () => {
    const id = await launch()
    const withdraw = (init?: RequestInit) => app.post('/account/campaigns', { id }, init)
    expect((await decide(id, { act: 'published' }, asha.init)).status).toBe(403)
    expect((await withdraw(other.init)).status).toBe(404)
    expect((await withdraw()).headers.get('Location')).toBe('/auth?next=%2Faccount%2Fcampaigns')
    expect(await db.select({ state: campaignSubmissionStates.state }).from(campaignSubmissionStates)).toEqual([
      { state: 'waiting' },
    ])
    expect((await withdraw(asha.init)).headers.get('Location')).toBe('/account/campaigns?did=done')
    expect((await decide(id, { act: 'published' })).status).toBe(409)
    expect(await db.select({ id: campaigns.id }).from(campaigns)).toEqual([])
  })
})

it('is started from links on the campaign list and in the student programme', async () => {
  for (const path of ['/campaign', '/ssr']) expect(await read(path)).toContain('href="/ssr/build"')
})
