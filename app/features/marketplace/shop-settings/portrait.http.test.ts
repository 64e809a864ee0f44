import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { deck } from '#app/features/media/pdf.test-support.ts'
import { media } from '#app/features/media/tables.server.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { DOCUMENT_RULES } from '#app/features/media/upload-limits.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp, signUpSeller, signUpStaff } from '#test/people.ts'
import { copy } from './copy.ts'

const t = await testApp()
const { db } = t.database
const shop = await openShop(db)
await shop.add({ slug: 'lime-pickle' })
const savitri = await signUpSeller(t, 'savitri')
const meena = await signUp(t, 'Meena')
const PAGES = ['/sellers', '/sellers/savitri', '/product/lime-pickle']
const ALT = 'alt="Picture of Savitri"'

const own = async () => {
  const [row] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, 'savitri'))
  if (!row) throw new Error('there is a shop')
  return row
}
const uploadPhoto = async (person: Person) => uploadAs(t, person, { bytes: await phonePhoto(800, 600) })
const text = async (path: string) => (await t.get(path)).text()

async function save(fields: Record<string, string>, { init }: Person = savitri) {
  const { bio, regionId } = await own()
  return t.post('/account/shop/settings', { bio, region: regionId, ...fields }, init)
}

beforeEach(async () => {
  await save({ portraitOff: 'yes' })
  await db.delete(media)
})

test('a seller adds a portrait; visitors see it in the list, in the shop, on products and in the API', async () => {
  for (const page of PAGES) expect(await text(page)).not.toContain(ALT)
  const photo = await uploadPhoto(savitri)
  const src = photo.sources.find(({ type }) => type === 'image/webp')?.src ?? ''
  expect((await t.get(src)).status).toBe(404)
  expect((await save({ portraitId: photo.id })).headers.get('Location')).toContain('did=saved')
  for (const page of PAGES) {
    const html = await text(page)
    expect(html).toContain(ALT)
    expect(html).toContain(src)
  }
  expect(await text('/api/v1/sellers')).toContain(`"profile_image_url":"${src}"`)
  const shown = Buffer.from(await (await t.get(src)).arrayBuffer())
  for (const secret of ['Lotus', 'Exif']) expect(shown.includes(secret)).toBe(false)
  // Saving something else keeps it.
  await save({ bio: 'Pickles and papad.' })
  expect(await text('/sellers/savitri')).toContain(ALT)
  const settings = await (await t.get('/account/shop/settings', savitri.init)).text()
  expect(settings).toContain(copy.fields.portrait.remove)
  expect(settings).toContain(ALT)
})

test('a new portrait replaces the old one, and the box removes it, also without JavaScript', async () => {
  const [first, second] = [await uploadPhoto(savitri), await uploadPhoto(savitri)]
  await save({ portraitId: first.id })
  await save({ portraitId: second.id })
  expect(await own()).toMatchObject({ profileImageId: second.id })
  const statusOf = async ({ sources }: typeof first) => (await t.get(sources[0]?.src ?? '')).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await save({ portraitOff: 'yes' })
  expect(await own()).toMatchObject({ profileImageId: null, profileImageUrl: null })
  expect(await statusOf(second)).toBe(404)
  for (const page of PAGES) expect(await text(page)).not.toContain(ALT)
  await sweepMedia({ ...t.services.media, now: t.clock.now })
  expect(await db.$count(media)).toBe(0)
})

test('somebody else’s picture, a PDF or a used picture is refused; the story stays typed and the portrait stays', async () => {
  const mine = await uploadPhoto(savitri)
  await save({ portraitId: mine.id })
  const theirs = await uploadPhoto(meena)
  const pdf = await uploadAs(t, savitri, { bytes: await deck(), url: DOCUMENT_RULES.url })
  for (const { id } of [theirs, pdf, mine]) {
    const refused = await save({ portraitId: id, bio: 'Papad of moong.' })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain(copy.refused['no-picture'])
    expect(html).toContain('Papad of moong.')
  }
  expect(await own()).toMatchObject({ profileImageId: mine.id })
  expect((await own()).bio).not.toContain('moong')
})

test('nobody but the seller sets it', async () => {
  const photo = await uploadPhoto(meena)
  for (const person of [meena, { ...meena, init: { headers: { Cookie: '' } } }])
    expect((await save({ portraitId: photo.id }, person)).headers.get('Location')).not.toContain('did=saved')
  expect(await own()).toMatchObject({ profileImageId: null })
})

test('an operator removes a portrait', async () => {
  const kavita = await signUpStaff(t, 'Kavita', 'operator')
  const photo = await uploadPhoto(savitri)
  await save({ portraitId: photo.id })
  expect(await (await t.get('/operator/sellers?edit=savitri', kavita.init)).text()).toContain(ALT)
  const remove = { act: 'remove-portrait', known: 'savitri' }
  expect((await t.post('/operator/sellers', remove, meena.init)).status).toBe(403)
  expect((await t.post('/operator/sellers', remove, kavita.init)).status).toBe(303)
  expect(await own()).toMatchObject({ profileImageId: null, profileImageUrl: null })
  expect(await text('/sellers/savitri')).not.toContain(ALT)
  // Once removed, there is nothing to remove.
  expect((await t.post('/operator/sellers', remove, kavita.init)).status).toBe(404)
})

test('the download has the shop with its picture; an erased account closes the shop and deletes the picture', async () => {
  const photo = await uploadPhoto(savitri)
  await save({ portraitId: photo.id })
  const { profileImageUrl } = await own()
  const file = await (await t.get('/account/export', savitri.init)).text()
  expect(file).toContain(`"pictureUrl": "${profileImageUrl}"`)
  expect((await t.post('/account', { word: 'ERASE' }, savitri.init)).status).toBe(303)
  expect(await own()).toMatchObject({ profileImageId: null, profileImageUrl: null, userId: null })
  expect((await t.get(profileImageUrl ?? '')).status).toBe(404)
  await sweepMedia({ ...t.services.media, now: t.clock.now })
  expect(await db.$count(media)).toBe(0)
})
