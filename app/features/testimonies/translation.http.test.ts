import { beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetTestimonies } from '#app/features/testimonies/commands/forget-testimonies.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const OWN = '/success-stories/withdraw'
const HINDI = { story: 'मैंने एक दुकान खोली।' }

let asha: Person
let bela: Person
let kavita: Person
let id: string
beforeAll(async () => {
  asha = await signUp(t, 'Asha')
  bela = await signUp(t, 'Bela')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
})
beforeEach(async () => {
  for (const table of [testimonies, requests]) await db.delete(table)
  const story = { form: 'testimony', story: 'I opened a shop.', name: 'Asha', consentWithName: 'yes' }
  await t.post('/share-your-story', story, asha.init)
  id = (await db.select().from(testimonies))[0]?.id ?? ''
})

test('a version that was there at approval is published with the story', async () => {
  expect((await translate(HINDI)).headers.get('Location')).toBe(`${OWN}?did=saved`)
  for (const path of ['/success-stories', '/hi/success-stories']) expect(await text(path)).not.toContain('दुकान खोली')
  expect(await text(`/operator/testimonies?edit=${id}`, kavita)).toMatch(/I opened a shop\..*Hindi version.*दुकान खोली/)
  await approve()
  const hindi = await html('/hi/success-stories')
  expect(hindi).toContain('<p>मैंने एक दुकान खोली।</p>')
  expect(hindi).toContain('<a href="/success-stories" hrefLang="en">अंग्रेज़ी में भी पढ़ें</a>')
  expect(await text('/success-stories')).toMatch(/I opened a shop\. Also in Hindi/)
})

test('a version that is written or changed later waits until an operator has read it', async () => {
  await approve()
  expect(await text('/hi/success-stories')).toContain('यह अंग्रेज़ी में लिखा है')
  await translate(HINDI)
  expect(await text('/hi/success-stories')).toMatch(/I opened a shop\. यह अंग्रेज़ी में लिखा है/)
  expect(await text('/operator/testimonies', kavita)).toContain('new version in the other language')
  await approve()
  expect(await text('/hi/success-stories')).toContain('दुकान खोली')
  expect(await text('/operator/testimonies', kavita)).not.toContain('new version in the other language')
  await translate({ story: 'कुछ और।' })
  const page = await text('/hi/success-stories')
  expect(page).toContain('I opened a shop.')
  expect(page).not.toMatch(/कुछ और।|दुकान खोली/)
  // Without a new version there is nothing to decide again.
  await translate({ story: '' })
  expect((await approve()).headers.get('Location') ?? '').not.toContain('did=approved')
})

test('an operator approves only what they have read', async () => {
  await translate(HINDI)
  const seen = await seenNow()
  await translate({ story: 'कुछ और।' })
  const refused = await approve(seen)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Read it below, then decide.')])
  expect(await text('/hi/success-stories')).not.toMatch(/कुछ और।|opened a shop/)
  await approve()
  expect(await text('/hi/success-stories')).toContain('कुछ और।')
})

test('nobody else can write it, and it goes with the story and the account', async () => {
  expect((await translate(HINDI, bela)).status).toBe(404)
  expect((await t.post(OWN, { act: 'translation', id, ...HINDI })).status).toBe(404)
  expect(await db.$count(contentTranslations)).toBe(0)
  await translate(HINDI)
  await t.post(OWN, { id }, asha.init)
  expect(await db.$count(contentTranslations)).toBe(0)
  expect((await translate(HINDI)).status).toBe(404)
})

test('a deleted account takes both versions with it', async () => {
  await translate(HINDI)
  expect(await db.$count(contentTranslations)).toBe(1)
  await forgetTestimonies(contextIn(t)(actorOf(asha)))
  expect(await db.$count(contentTranslations)).toBe(0)
})

const later = () => (t.clock.now = new Date(t.clock.now.getTime() + MINUTE_MS))
const translate = (fields: Record<string, string>, person = asha) => {
  later()
  return t.post(OWN, { act: 'translation', id, ...fields }, person.init)
}
const seenNow = async () =>
  /name="seen" value="([^"]*)"/.exec(await html(`/operator/testimonies?edit=${id}`, kavita))?.[1] ?? ''
const approve = async (given?: string) => {
  const seen = given ?? (await seenNow())
  later()
  return t.post('/operator/testimonies', { act: 'approved', id, seen }, kavita.init)
}
const html = async (path: string, person?: Person) => (await t.get(path, person?.init)).text()
const text = async (path: string, person?: Person) => textOf(await html(path, person))
