import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetStoryteller } from '#app/features/stories/forget-storyteller.server.ts'
import { hideStory } from '#app/features/stories/moderation/hide-story.server.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, addStudent, member, type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const HINDI = { title: 'स्कूल के पीछे का कुआँ', description: 'अब वहाँ से कोई पानी नहीं भरता था।\n\nफिर हम रस्सी ले आए।' }

let asha: Person
let bela: Person
let id: string
beforeAll(async () => {
  asha = await student('Asha')
  bela = await student('Bela')
})
beforeEach(async () => {
  await db.delete(goodDeedsStories)
  await share()
})

test('an author adds Hindi: page and feed show it to readers of Hindi, and the original to all others', async () => {
  expect(await text(`/hi/stories/${id}`)).toContain('यह अंग्रेज़ी में लिखा है')
  await html(`/stories/${id}`)
  expect((await translate(HINDI)).headers.get('Location')).toBe(`/stories/${id}?done=translation`)
  const hindi = await html(`/hi/stories/${id}`)
  expect(hindi).toContain(`<h1>${HINDI.title}</h1>`)
  expect(hindi).toContain('<p>फिर हम रस्सी ले आए।</p>')
  expect(hindi).toContain(`<a href="/stories/${id}" hrefLang="en">अंग्रेज़ी में भी पढ़ें</a>`)
  expect(hindi).toMatch(/<title>स्कूल के पीछे/)
  expect(hindi).toContain('"inLanguage":"hi"')
  expect(await text('/hi/stories')).toContain(HINDI.title)
  const english = await html(`/stories/${id}`)
  expect(english).toContain(`<a href="/hi/stories/${id}" hrefLang="hi">Also in Hindi</a>`)
  for (const page of [english, await html('/stories')]) expect(page).not.toContain(HINDI.title)
})

test('a story written in Hindi gets English, also from the English page', async () => {
  await db.delete(goodDeedsStories)
  await share(HINDI)
  expect(await text(`/stories/${id}`)).toContain('Written in Hindi')
  expect(await text(`/stories/${id}`, asha)).toContain('In English too')
  await translate({ title: 'The well behind the school', description: 'We brought rope.' })
  expect(await text(`/stories/${id}`)).toMatch(/The well behind the school.*We brought rope\. Also in Hindi/)
  expect(await text(`/hi/stories/${id}`)).toMatch(/स्कूल के पीछे का कुआँ.*अंग्रेज़ी में भी पढ़ें/)
})

test('nobody but the author sees the form or can send it', async () => {
  expect(await text(`/stories/${id}`, bela)).not.toContain('In Hindi too')
  expect((await translate(HINDI, bela)).status).toBe(404)
  expect((await t.post(`/stories/${id}`, { intent: 'translation', ...HINDI })).status).toBe(404)
  expect(await db.$count(contentTranslations)).toBe(0)
})

test('of a hidden story the translation is hidden too, and operators read both versions', async () => {
  await translate(HINDI)
  const olga = member('Olga', 'operator')
  await hideStory(contextIn(t)(olga), { storyId: id, rule: 'private', words: 'A name.', site: t.services.config })
  expect((await t.get(`/hi/stories/${id}`)).status).toBe(404)
  expect(await text('/hi/stories')).not.toContain(HINDI.title)
  const operator = await signUpStaff(t, 'Oda', 'operator')
  const desk = await text(`/operator/stories?edit=${id}`, operator)
  expect(desk).toMatch(/We asked why.*The writer’s Hindi version.*फिर हम रस्सी ले आए।/)
})

test('a withdrawn story takes its translation with it, and so does a deleted account', async () => {
  await translate(HINDI)
  await t.post(`/stories/${id}`, { intent: 'take-back' }, asha.init)
  expect(await db.$count(contentTranslations)).toBe(0)
  await share()
  await translate(HINDI)
  expect(await db.$count(contentTranslations)).toBe(1)
  await forgetStoryteller(contextIn(t)(actorOf(asha)))
  expect(await db.$count(contentTranslations)).toBe(0)
})

async function student(name: string): Promise<Person> {
  const person = await signUp(t, name)
  await addStudent(db, actorOf(person))
  return person
}

async function share(words: object = {}) {
  const story = {
    title: 'The well behind the school',
    description: 'Nobody drew from it any more.\n\nWe asked why, and then we brought rope.',
    causeCategory: 'community',
    consent: 'yes',
    formKey: randomUUID(),
    ...words,
  }
  await t.post('/stories/new', story, asha.init)
  const rows = await db.select().from(goodDeedsStories)
  id = rows.find(({ withdrawnAt }) => withdrawnAt === null)?.id ?? ''
}

const translate = (fields: Record<string, string>, person = asha) =>
  t.post(`/stories/${id}`, { intent: 'translation', ...fields }, person.init)
const html = async (path: string, person?: Person) => (await t.get(path, person?.init)).text()
const text = async (path: string, person?: Person) => textOf(await html(path, person))
