import { beforeEach, expect, test } from 'vitest'
import { media } from '#app/features/media/tables.server.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { deck } from '#app/features/media/pdf.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { DOCUMENT_RULES } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { copy } from './copy.ts'
import { startupInterests, startups } from './tables.server.ts'

const t = await testApp()
const { db } = t.database
const kamla = await signUp(t, 'Kamla')
const meena = await signUp(t, 'Meena')
const kavita = await signUpStaff(t, 'Kavita', 'operator')

const SUBMISSION = {
  form: 'startup-submission',
  founder: 'Kamla',
  email: 'kamla@example.in',
  startup: 'Neer Kits',
  industry: 'Water',
  stage: 'early',
  amount: '6,00,000',
  description: 'Water tests for villages.',
}

beforeEach(async () => {
  for (const table of [startupInterests, startups, requests, media]) await db.delete(table)
})

const uploadDeck = async (person: Person) => uploadAs(t, person, { bytes: await deck(), url: DOCUMENT_RULES.url })
const uploadPicture = async (person: Person) => uploadAs(t, person, { bytes: await phonePhoto() })
const srcOf = ({ sources }: UploadView) => sources.at(-1)?.src ?? ''

async function submit(person: Person, startup = SUBMISSION.startup) {
  const [picture, pdf] = [await uploadPicture(person), await uploadDeck(person)]
  const files = { pictureId: picture.id, pictureCaption: 'The test kit', deckId: pdf.id }
  expect((await t.post('/seeds', { ...SUBMISSION, startup, ...files }, person.init)).status).toBe(200)
  const row = (await db.select().from(startups)).find(({ title }) => title === startup)
  if (!row) throw new Error('there is no draft')
  return { slug: row.slug, picture: srcOf(picture), deck: srcOf(pdf) }
}

const act = (name: string, slug: string, fields = {}) =>
  t.post(`/operator/startups${slug && `?edit=${slug}`}`, { act: name, known: slug, ...fields }, kavita.init)
const statuses = async (paths: string[], person?: Person) =>
  Promise.all(paths.map(async (path) => (await t.get(path, person?.init)).status))

test('a founder adds a picture and a pitch deck; only the founder and operators open them until they are listed', async () => {
  const { slug, picture, deck: pdf } = await submit(kamla)
  for (const stranger of [undefined, meena]) expect(await statuses([picture, pdf], stranger)).toEqual([404, 404])
  for (const reader of [kamla, kavita]) expect(await statuses([picture, pdf], reader)).toEqual([200, 200])
  const desk = await (await t.get(`/operator/startups?edit=${slug}`, kavita.init)).text()
  expect(desk).toContain(pdf)
  expect(desk).toContain('value="The test kit"')
  expect(await (await t.get('/seeds')).text()).not.toContain('pitch deck (PDF')

  expect((await act('list', slug)).status).toBe(303)
  expect(await (await t.get('/seeds')).text()).toContain('alt="The test kit"')
  const page = await (await t.get(`/seeds/${slug}`)).text()
  expect(page).toContain('alt="The test kit"')
  expect(page).toMatch(/Read the pitch deck \(PDF, \d+ KB\)/)
  expect(page).toContain(`href="${pdf}"`)
  const answer = await t.get(pdf)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  expect((await act('retire', slug)).status).toBe(303)
  expect(await statuses([picture, pdf])).toEqual([404, 404])
})

test('a founder cannot take somebody else’s file, nor a picture as a deck; nothing is stored and everything stays', async () => {
  const [theirs, picture] = [await uploadDeck(meena), await uploadPicture(kamla)]
  for (const id of [theirs.id, picture.id]) {
    const refused = await t.post('/seeds', { ...SUBMISSION, deckId: id }, kamla.init)
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain(copy.files.refused)
    expect(html).toContain('value="Neer Kits"')
  }
  // The session has ended while the form was open.
  expect((await t.post('/seeds', { ...SUBMISSION, deckId: theirs.id })).status).toBe(409)
  expect([await db.$count(startups), await db.$count(requests)]).toEqual([0, 0])
  expect((await db.select().from(media)).map(({ attachedAt }) => attachedAt)).toEqual([null, null])
  // Without files a visitor can submit a startup as before.
  expect((await t.post('/seeds', SUBMISSION)).status).toBe(200)
  expect(await db.select().from(startups)).toMatchObject([{ founderUserId: null, pictureId: null, deckId: null }])
})

test('a visitor is asked to sign in for files, a member is not', async () => {
  const words = copy.files.signIn.before
  expect(await (await t.get('/seeds?ask=startup-submission')).text()).toContain(words)
  expect(await (await t.get('/seeds?ask=startup-submission', kamla.init)).text()).not.toContain(words)
})

const FIELDS = {
  title: 'Neer Kits',
  stage: 'early',
  category: 'Water',
  description: 'Water tests.',
  founderName: 'Kamla',
  target: '600000',
  raised: '0',
  investors: '0',
}

test('an operator adds, replaces and removes files; a refused file keeps what was typed', async () => {
  const first = await uploadDeck(kavita)
  expect((await act('save', '', { ...FIELDS, deckId: first.id })).status).toBe(303)
  await act('list', 'neer-kits')
  expect(await statuses([srcOf(first)])).toEqual([200])

  const theirs = await uploadDeck(meena)
  const refused = await act('save', 'neer-kits', { ...FIELDS, category: 'Rivers', deckId: theirs.id })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain(copy.files.refused)
  expect(html).toContain('value="Rivers"')
  expect(await db.select().from(startups)).toMatchObject([{ category: 'Water', deckId: first.id }])

  const second = await uploadDeck(kavita)
  expect((await act('save', 'neer-kits', { ...FIELDS, deckId: second.id })).status).toBe(303)
  expect(await statuses([srcOf(first), srcOf(second)])).toEqual([404, 200])
  expect((await act('save', 'neer-kits', FIELDS)).status).toBe(303)
  expect(await statuses([srcOf(second)])).toEqual([404])
  await sweepMedia({ ...t.services.media, now: t.clock.now })
  expect((await db.select().from(media)).map(({ id }) => id)).toEqual([theirs.id])
})

test('the founder’s download has the startup; an erased account takes it and its files away', async () => {
  const lata = await signUp(t, 'Lata')
  const own = await submit(lata, 'Lata’s looms')
  const known = await submit(lata, 'Lata’s dyes')
  for (const { slug } of [own, known]) await act('list', slug)
  const interest = { form: 'startup-interest', amount: '50000', name: 'R', email: 'r@example.in', understood: 'yes' }
  expect((await t.post(`/seeds/${known.slug}`, interest)).status).toBe(200)
  const before = await submit(kamla)

  const file = await (await t.get('/account/export', lata.init)).text()
  expect(file).toContain('Lata’s looms')
  expect(file).toContain(own.deck)
  expect(file).not.toContain('Neer Kits')

  expect((await t.post('/account', { word: 'ERASE' }, lata.init)).status).toBe(303)
  expect(await statuses([own.picture, own.deck, known.picture, known.deck])).toEqual([404, 404, 404, 404])
  expect(await statuses([`/seeds/${own.slug}`, `/seeds/${known.slug}`])).toEqual([404, 404])
  const rows = await db.select().from(startups).orderBy(startups.title)
  expect(rows).toMatchObject([
    { title: 'Lata’s dyes', founderName: '', founderEmail: null, founderUserId: null, description: '', deckId: null },
    { slug: before.slug, founderUserId: kamla.userId },
  ])
})
