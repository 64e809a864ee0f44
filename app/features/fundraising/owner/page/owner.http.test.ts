import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { later } from '#test/clock.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'

const SLUG = 'rukmini-grocery'
const PATH = `/account/campaigns/${SLUG}`

let t: TestApp
let owner: Person
let stranger: Person
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  stranger = await signUp(t, 'Meera')
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
})

const read = async (path: string, person = owner) => textOf(await (await t.get(path, person.init)).text())
const post = (form: Record<string, string>) => t.post(`${PATH}/updates`, form, owner.init)
const act = (form: Record<string, string>, person = owner) => t.post(`${PATH}/end`, form, person.init)

describe('a campaign in the account of its owner', () => {
  test('is found from the list, and shows figures and next steps', async () => {
    const list = await (await t.get('/account/campaigns', owner.init)).text()
    expect(list).toContain(`href="${PATH}"`)
    const page = await read(PATH)
    expect(page).toMatch(/Open ₹[\d,]+ of ₹[\d,]+/)
    expect(page).toContain('Next steps')
  })

  test('does not exist for anybody else', async () => {
    for (const path of [PATH, `${PATH}/end`]) {
      expect((await t.get(path, stranger.init)).status).toBe(404)
      expect((await t.get(path)).status).toBe(302)
    }
    expect((await act({ act: 'resume' }, stranger)).status).toBe(404)
    expect(await read('/account/campaigns', stranger)).toContain('You have no campaigns yet')
  })
})

describe('the owner without JavaScript', () => {
  const until = () => dayOfIndia(later(3 * DAY_MS, t.clock.now))

  test('reads at each field what is missing, and keeps what was typed', async () => {
    const refused = await act({ act: 'pause', until: '', reason: 'We rest.' })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Choose the last day of the pause.')
    expect(html).toContain('We rest.</textarea>')
    const far = await act({ act: 'pause', until: '2030-01-01', reason: 'We rest.' })
    expect([far.status, await far.text()]).toEqual([409, expect.stringContaining('The pause can last up to 60 days.')])
  })

  test('pauses: page and form refuse gifts and say why; then resumes', async () => {
    const paused = await act({ act: 'pause', until: until(), reason: 'We rest.' })
    expect(paused.headers.get('Location')).toBe(`${PATH}/end?did=paused`)
    for (const path of [`/campaign/${SLUG}`, `/campaign/${SLUG}/support`]) {
      const page = textOf(await (await t.get(path)).text())
      expect(page).toContain('This campaign is paused We rest. It takes no gifts until')
    }
    expect(await read(PATH)).toContain('Paused')
    expect((await act({ act: 'resume' })).headers.get('Location')).toBe(`${PATH}/end?did=resumed`)
    expect(textOf(await (await t.get(`/campaign/${SLUG}`)).text())).not.toContain('paused')
  })

  test('posts an update with a picture, which the page shows to everybody', async () => {
    const picture = await uploadAs(t, owner, { bytes: await phonePhoto(800, 600) })
    const [src = ''] = picture.sources.map((source) => source.src)
    expect((await t.get(src)).status).toBe(404)
    const empty = await post({
      act: 'post',
      key: randomUUID(),
      message: '',
      mediaId: picture.id,
      mediaCaption: 'The till',
    })
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Write what is new.')])
    const form = {
      act: 'post',
      key: randomUUID(),
      message: 'The shelves are up.',
      mediaId: picture.id,
      mediaCaption: 'The till',
    }
    for (const _ of [1, 2]) expect((await post(form)).headers.get('Location')).toBe(`${PATH}/updates?did=posted`)
    const html = await (await t.get(`/campaign/${SLUG}`)).text()
    expect(html.match(/The shelves are up\./g)?.length).toBeGreaterThan(0)
    expect(html).toContain('alt="The till"')
    expect((await t.get(src)).status).toBe(200)
    const another = await uploadAs(t, stranger, { bytes: await phonePhoto(800, 600) })
    const stolen = await post({ ...form, key: randomUUID(), mediaId: another.id })
    expect([stolen.status, await stolen.text()]).toEqual([409, expect.stringContaining('A picture cannot be used')])
  })

  test('closes it for good only after a tick', async () => {
    const unsure = await act({ act: 'close', reason: 'The shop is open.' })
    expect(await unsure.text()).toContain('Tick the box to confirm.')
    const closed = await act({ act: 'close', reason: 'The shop is open.', confirm: 'yes' })
    expect(closed.headers.get('Location')).toBe(`${PATH}/end?did=closed`)
    expect(await read(`${PATH}/end`)).toContain('This campaign is closed. If you want to reopen it')
    const again = await act({ act: 'close', reason: 'Once more.', confirm: 'yes' })
    expect(again.status).toBe(409)
    expect(await read(PATH)).toContain('Closed The shop is open.')
    const reopening = { act: 'reopened', id: randomUUID(), slug: SLUG }
    expect((await t.post('/operator/campaigns', reopening, owner.init)).status).toBe(403)
    expect(await read(PATH)).toContain('Closed')
    const operator = await signUp(t, 'Leela', { roles: ['operator'], secondStep: 'shown' })
    const reopened = await t.post('/operator/campaigns', reopening, operator.init)
    expect(reopened.headers.get('Location')).toContain('/operator/campaigns?')
    expect((await t.post('/operator/campaigns', reopening, operator.init)).status).toBe(409)
    expect(await read(PATH)).toMatch(/Open ₹/)
  })
})
