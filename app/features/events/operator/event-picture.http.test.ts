import { beforeEach, expect, test } from 'vitest'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { media } from '#app/features/media/tables.server.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { events } from '#app/features/events/tables.server.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { copy } from './copy.ts'

const t = await testApp()
const { db } = t.database
const meena = await signUp(t, 'Meena')
const kavita = await signUpStaff(t, 'Kavita', 'operator')

const PATH = '/operator/events'
const FIELDS = {
  slug: 'ride',
  title: 'Ride together',
  circle: 'heartbeat',
  type: 'youth-campaign',
  startsAt: '2026-12-05T07:00',
  endsAt: '2026-12-05T10:00',
  place: 'Bus stand, Dungarpur',
  summary: 'We ride together.',
  description: 'Slowly through the town.',
  entry: 'free',
}

beforeEach(async () => {
  for (const table of [events, media]) await db.delete(table)
})

const upload = async (person: Person) => uploadAs(t, person, { bytes: await phonePhoto() })
const srcOf = ({ sources }: UploadView) => sources.at(-1)?.src ?? ''
const save = (fields: Record<string, string> = {}) =>
  t.post(`${PATH}?edit=ride`, { act: 'save', ...FIELDS, ...fields }, kavita.init)
const pictureOf = (id: string, alt = 'Two bicycles') => ({ pictureId: id, pictureCaption: alt })
const page = async (path: string) => (await t.get(path)).text()
const statusOf = async (src: string, person?: Person) => (await t.get(src, person?.init)).status

test('an operator adds a picture with its words, replaces it and removes it; list and page show it', async () => {
  const [first, second] = [await upload(kavita), await upload(kavita)]
  expect(await statusOf(srcOf(first))).toBe(404)
  expect((await save(pictureOf(first.id))).status).toBe(303)
  for (const path of ['/heartbeat', '/heartbeat/ride']) {
    expect(await page(path)).toContain('alt="Two bicycles"')
    expect(await page(path)).toContain(srcOf(first))
  }
  expect(await statusOf(srcOf(first))).toBe(200)
  const form = await (await t.get(`${PATH}?edit=ride`, kavita.init)).text()
  expect(form).toContain('value="Two bicycles"')

  // Words can change without a new picture; without any the title describes it.
  expect((await save(pictureOf(first.id, ''))).status).toBe(303)
  expect(await page('/heartbeat/ride')).toContain('alt="Picture of Ride together"')

  expect((await save(pictureOf(second.id, 'A girl with a spanner'))).status).toBe(303)
  expect([await statusOf(srcOf(first)), await statusOf(srcOf(second))]).toEqual([404, 200])
  expect((await save()).status).toBe(303)
  expect(await statusOf(srcOf(second))).toBe(404)
  expect(await page('/heartbeat/ride')).not.toContain('<picture')
  expect(await page('/heartbeat/ride')).toContain('kolam')
})

test('somebody else’s upload and a used one are refused; what was typed is kept, and nothing is saved', async () => {
  const own = await upload(kavita)
  expect((await save(pictureOf(own.id))).status).toBe(303)
  const theirs = await upload(meena)
  for (const id of [theirs.id, '00000000-0000-4000-8000-000000000000']) {
    const refused = await save({ ...pictureOf(id), title: 'Another ride' })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain(copy.refused['picture-refused'])
    expect(html).toContain('value="Another ride"')
  }
  const other = await save({ ...pictureOf(own.id), slug: 'second-ride' })
  expect(other.status).toBe(409)
  expect(await db.select().from(events)).toMatchObject([{ title: 'Ride together', pictureId: own.id }])
})

test('a member cannot give an event a picture', async () => {
  const picture = await upload(meena)
  expect((await t.post(PATH, { act: 'save', ...FIELDS, ...pictureOf(picture.id) }, meena.init)).status).toBe(403)
  expect(await db.select().from(events)).toEqual([])
})

test('the picture of an event of Sahaara is on its page, in no cache; it follows the event from wing to wing', async () => {
  const picture = await upload(kavita)
  expect((await save({ ...pictureOf(picture.id), circle: 'sahaara' })).status).toBe(303)
  for (const path of ['/sahaara', '/sahaara/events/ride']) expect(await page(path)).toContain('alt="Two bicycles"')
  const cacheOf = async () => (await t.get(srcOf(picture))).headers.get('Cache-Control')
  expect(await cacheOf()).toBe('private, no-store')
  expect((await save(pictureOf(picture.id))).status).toBe(303)
  expect(await cacheOf()).toContain('public')
  expect((await save({ ...pictureOf(picture.id), circle: 'sahaara' })).status).toBe(303)
  expect(await cacheOf()).toBe('private, no-store')
})

test('the picture belongs to the event, so that it stays when the operator leaves', async () => {
  const [used, unused] = [await upload(kavita), await upload(kavita)]
  expect((await save(pictureOf(used.id))).status).toBe(303)
  const [event] = await db.select().from(events)
  const owners = new Map((await db.select().from(media)).map(({ id, ownerId }) => [id, ownerId]))
  expect([owners.get(used.id), owners.get(unused.id)]).toEqual([event?.id, kavita.userId])
})
