import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import {
  campaignSubmissions,
  campaignSubmissionStates,
} from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { one } from '#app/platform/db/one.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { phonePhoto, picture, webm } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { campaignPictureConsents, campaignPictures } from './tables.server.ts'

const SLUG = 'rukmini-grocery'
const PATH = `/account/campaigns/${SLUG}/pictures`
const NAME = 'Kanakavalli Thirumalai'

let t: TestApp
let owner: Person
let stranger: Person
let operator: Person
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  stranger = await signUp(t, 'Meera')
  operator = await signUpStaff(t, 'Kavita', 'operator')
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
})
beforeEach(async () => void (await t.database.db.delete(campaignPictures)))

const post = (form: Record<string, string>, person = owner) => t.post(PATH, form, person.init)
const campaignHtml = async () => (await t.get(`/campaign/${SLUG}`)).text()
const statusOf = async (src: string) => (await t.get(src)).status
const refusal = async (answer: Response) => [answer.status, await answer.text()] as const
const fileOf = ({ sources }: UploadView) =>
  sources.find(({ type }) => type === 'image/webp')?.src ?? sources[0]?.src ?? ''

/** Uploads a picture and adds it to the story. */
async function add(alt: string, bytes?: Buffer): Promise<{ id: string; upload: UploadView; src: string }> {
  const upload = await uploadAs(t, owner, { bytes: bytes ?? (await phonePhoto(800, 600)) })
  expect((await post({ act: 'add', mediaId: upload.id, mediaCaption: alt })).status).toBe(303)
  const [row] = await t.database.db.select().from(campaignPictures).where(eq(campaignPictures.mediaId, upload.id))
  return { id: row?.id ?? '', upload, src: fileOf(upload) }
}
const declare = (id: string, people: string) => post({ act: 'people', picture: id, people })
const consent = (id: string, more: Record<string, string> = {}) =>
  post({
    act: 'consent',
    picture: id,
    key: randomUUID(),
    name: NAME,
    relation: 'my neighbour',
    way: 'spoken',
    guardian: '',
    givenOn: '2026-11-01',
    ...more,
  })
/** The submission of the campaign, as operators have published it. */
async function published(): Promise<string> {
  const { db } = t.database
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, SLUG))
  const words = { title: 'A grocery', story: 'x', personalWhy: 'x', organiserName: 'Rukmini', costs: [] }
  const facts = { cause: 'education' as const, goalMinor: 50_000_00, statesAdult: true, formKey: randomUUID() }
  const of = { slug: SLUG, campaignId: campaign?.id ?? null, ownerUserId: owner.userId, createdAt: t.clock.now }
  const { id } = one(
    await db
      .insert(campaignSubmissions)
      .values({ ...words, ...facts, ...of })
      .returning(),
  )
  const state = { submissionId: id, state: 'published' as const, byUserId: operator.userId, at: t.clock.now }
  await db.insert(campaignSubmissionStates).values(state)
  return id
}
const consentsOf = () => t.database.db.select().from(campaignPictureConsents)

describe('a picture of the story', () => {
  test('is hidden until its owner says that nobody can be recognised', async () => {
    const { id, src } = await add('The shelves')
    expect(await campaignHtml()).not.toContain('The shelves')
    expect(await statusOf(src)).toBe(404)
    expect((await declare(id, '0')).headers.get('Location')).toBe(`${PATH}?did=people`)
    expect(await campaignHtml()).toContain('alt="The shelves"')
    expect(await statusOf(src)).toBe(200)
  })

  test('with people waits until each of them has agreed, and tells no name to anybody else', async () => {
    const { id, src } = await add('Two women at the till')
    await declare(id, '2')
    const key = randomUUID()
    // The same form, posted twice, is one person.
    for (const _ of [1, 2]) expect((await consent(id, { key })).status).toBe(303)
    expect(await statusOf(src)).toBe(404)
    expect(textOf(await (await t.get(PATH, owner.init)).text())).toContain('Hidden: 1 of 2 agreed')
    await consent(id, { name: 'A child', way: 'guardian', guardian: 'Her mother' })
    expect(await statusOf(src)).toBe(200)
    expect(await campaignHtml()).not.toContain('Kanakavalli')
    expect(JSON.stringify(await consentsOf())).not.toContain('Kanakavalli')
    expect(textOf(await (await t.get(PATH, owner.init)).text())).toContain(
      'A child, my neighbour. Her mother agreed on',
    )
  })

  test('is gone from the cached page, the cover, shared pictures and its own address when somebody withdraws', async () => {
    const { id, src } = await add('Her at the till')
    await declare(id, '1')
    await consent(id)
    await post({ act: 'cover', picture: id })
    const largest = (await t.database.db.select().from(campaigns).where(eq(campaigns.slug, SLUG)))[0]?.imageUrl ?? ''
    expect(await campaignHtml()).toContain(`src="${largest}" alt="Her at the till"`)
    const list = () => t.get('/campaign')
    expect(await (await list()).text()).toContain(largest)
    const seen = await t.get(largest)
    const drawn = [
      `/campaign/${SLUG}/picture/square.jpg`,
      `/campaign/${SLUG}/poster.pdf`,
      `/share/campaign/${SLUG}.jpg`,
    ]
    for (const answer of [seen, ...(await Promise.all(drawn.map((path) => t.get(path))))])
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    const [row] = await consentsOf()
    const withdrawn = await post({ act: 'withdraw', picture: id, consent: row?.id ?? '' })
    expect(withdrawn.headers.get('Location')).toBe(`${PATH}?did=withdraw`)
    expect(await campaignHtml()).not.toContain('Her at the till')
    expect(await campaignHtml()).not.toContain(largest)
    expect(await (await list()).text()).not.toContain(largest)
    for (const each of [src, largest]) expect(await statusOf(each)).toBe(404)
    const unchanged = { headers: { 'If-None-Match': seen.headers.get('ETag') ?? '' } }
    expect((await t.get(largest, unchanged)).status).toBe(404)
    // Another person's consent does not show it again.
    await consent(id, { name: 'Sita' })
    expect(await statusOf(src)).toBe(404)
  })

  test('is gone in the same way when an operator records that somebody asked us', async () => {
    const { id, src } = await add('Her at the till')
    await declare(id, '1')
    await consent(id)
    expect(await statusOf(src)).toBe(200)
    const submission = await published()
    const path = `/operator/campaigns?edit=${submission}`
    const [row] = await consentsOf()
    const form = { act: 'withdrawn', id: submission, slug: SLUG, picture: id, consent: row?.id ?? '' }
    expect((await t.post('/operator/campaigns', form, stranger.init)).status).toBe(403)
    expect(await statusOf(src)).toBe(200)
    expect(textOf(await (await t.get(path, operator.init)).text())).toContain(`${NAME}, my neighbour. Picture: Her at`)
    const withdrawn = await t.post('/operator/campaigns', form, operator.init)
    expect(withdrawn.headers.get('Location')).toBe(`${path}&did=withdrawn`)
    expect(await statusOf(src)).toBe(404)
    expect(await campaignHtml()).not.toContain('Her at the till')
    expect(textOf(await (await t.get(path, operator.init)).text())).not.toContain(NAME)
    const acts = await t.database.db.select().from(auditLog).where(eq(auditLog.subjectId, SLUG))
    expect(acts).toMatchObject([{ verb: 'removed', byUserId: operator.userId, detail: 'consent' }])
    expect((await t.post('/operator/campaigns', { ...form, consent: 'x' }, operator.init)).status).toBe(409)
  })

  test('asks for each thing at its field, and keeps what was typed', async () => {
    const [none, words] = await refusal(await post({ act: 'add' }))
    expect([none, words]).toEqual([400, expect.stringContaining('Choose a picture.')])
    const upload = await uploadAs(t, owner, { bytes: await phonePhoto(800, 600) })
    const [blank, noAlt] = await refusal(await post({ act: 'add', mediaId: upload.id, mediaCaption: ' ' }))
    expect([blank, noAlt]).toEqual([400, expect.stringContaining('Describe each picture or film.')])
    const { id } = await add('The shelves')
    for (const people of ['', '21', 'two']) expect((await declare(id, people)).status).toBe(400)
    await declare(id, '1')
    const [status, html] = await refusal(await consent(id, { way: 'guardian', givenOn: '2026-11-01' }))
    expect([status, html]).toEqual([409, expect.stringContaining('Enter the name of the parent or guardian.')])
    expect(html).toContain(`value="${NAME}"`)
    const future = await refusal(await consent(id, { givenOn: '2030-01-01' }))
    expect(future).toEqual([409, expect.stringContaining('Choose today or an earlier day.')])
    expect(await consentsOf()).toEqual([])
  })

  test('of somebody else cannot be changed or used', async () => {
    const { id } = await add('The shelves')
    expect((await t.get(PATH, stranger.init)).status).toBe(404)
    expect((await post({ act: 'people', picture: id, people: '0' }, stranger)).status).toBe(404)
    expect((await declare(randomUUID(), '0')).status).toBe(404)
    const hers = await uploadAs(t, stranger, { bytes: await phonePhoto(800, 600) })
    const stolen = await refusal(await post({ act: 'add', mediaId: hers.id, mediaCaption: 'Hers' }))
    expect(stolen).toEqual([409, expect.stringContaining('A picture cannot be used.')])
  })

  test('and films are up to ten together', async () => {
    const film = await add('A walk through the shop', await webm())
    await declare(film.id, '0')
    expect(await campaignHtml()).toMatch(/<video [^>]*aria-label="A walk through the shop"/)
    expect((await t.get(`${PATH}/${film.id}/faces`, owner.init)).status).toBe(404)
    const bytes = await picture(9, 7).png().toBuffer()
    for (let i = 0; i < 9; i += 1) await add(`Picture ${i}`, bytes)
    const upload = await uploadAs(t, owner, { bytes })
    const [status, html] = await refusal(await post({ act: 'add', mediaId: upload.id, mediaCaption: 'One more' }))
    expect([status, html]).toEqual([409, expect.stringContaining('A campaign can have up to 10 pictures and films.')])
    expect((await post({ act: 'remove', picture: film.id })).status).toBe(303)
    expect(await campaignHtml()).not.toContain('A walk through the shop')
    expect(await statusOf(film.src)).toBe(404)
    expect((await post({ act: 'add', mediaId: upload.id, mediaCaption: 'One more' })).status).toBe(303)
  })
})

describe('covering faces', () => {
  const cover = async (id: string, cells: readonly string[]) => {
    const body = new URLSearchParams(cells.map((cell) => ['cell', cell]))
    const headers = {
      ...owner.init.headers,
      Origin: t.services.config.siteUrl,
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    return t.request(`${PATH}/${id}/faces`, { method: 'POST', headers, body: body.toString() })
  }

  test('draws into a new picture, deletes the old one from the store, and asks again who can be recognised', async () => {
    const { id, upload, src } = await add('Her at the till')
    await declare(id, '1')
    await consent(id)
    expect(await statusOf(src)).toBe(200)
    const page = await (await t.get(`${PATH}/${id}/faces`, owner.init)).text()
    // The photo is upright: 600 × 800, so 8 columns and 11 rows.
    expect(page.match(/type="checkbox"/g)).toHaveLength(88)
    expect(page).toContain('aria-label="Row 11, column 8"')
    expect((await cover(id, [])).status).toBe(400)
    expect((await cover(id, ['88', 'x'])).status).toBe(400)
    const [row] = await consentsOf()
    await post({ act: 'withdraw', picture: id, consent: row?.id ?? '' })
    expect((await cover(id, ['9', '10'])).headers.get('Location')).toBe(`${PATH}?did=faces`)
    expect(await consentsOf()).toEqual([])
    expect((await t.get(src, owner.init)).status).toBe(404)
    await sweepMedia({ ...t.services.media, now: t.clock.now })
    for (const { src: file } of upload.sources)
      expect(await t.services.media.files.exists(file.replace('/media/', ''))).toBe(false)
    expect(await campaignHtml()).not.toContain('Her at the till')
    await declare(id, '0')
    expect(await campaignHtml()).toContain('alt="Her at the till"')
    expect((await t.get(`${PATH}/${id}/faces`, stranger.init)).status).toBe(404)
  })

  test('leaves one colour below each square, at every size, for any squares and shapes', async () => {
    for (const [width, height, cells] of [
      [800, 600, [0, 7, 40]],
      [401, 1203, [3, 4, 127]],
      [1500, 500, [16, 17, 31]],
    ] as const) {
      const { id } = await add('A picture', await picture(width, height).jpeg().toBuffer())
      expect((await cover(id, cells.map(String))).status).toBe(303)
      await declare(id, '0')
      const html = await campaignHtml()
      const rows = Math.min(16, Math.max(4, Math.round((8 * height) / width)))
      const files = [...html.matchAll(/\/media\/student-media\/stories\/[\w-]+\.(?:webp|avif)/g)].map(([src]) => src)
      expect(files.length).toBeGreaterThan(1)
      for (const src of new Set(files)) {
        const bytes = Buffer.from(await (await t.get(src)).arrayBuffer())
        for (const cell of cells)
          expect(await spreadIn(bytes, cell, rows), `${src} ${cell}`).toBeLessThanOrEqual(SPREAD_MAX)
        // Its premise: a square that is not covered has the picture's gradient.
        expect(await spreadIn(bytes, cells[0] + 9, rows)).toBeGreaterThan(SPREAD_MAX)
      }
      await post({ act: 'remove', picture: id })
    }
  })
})

/** Of the coding of a flat area beside a picture, in steps of 255. */
const SPREAD_MAX = 12

/** The largest difference of a colour inside a square, without the edge that the coding mixes with what is beside it. */
async function spreadIn(bytes: Buffer, cell: number, rows: number): Promise<number> {
  const { width, height } = await sharp(bytes).metadata()
  const [w, h] = [width / 8, height / rows]
  const edge = 8
  const area = {
    left: Math.ceil((cell % 8) * w) + edge,
    top: Math.ceil(Math.floor(cell / 8) * h) + edge,
    width: Math.floor(w) - 2 * edge,
    height: Math.floor(h) - 2 * edge,
  }
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats()
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min))
}
