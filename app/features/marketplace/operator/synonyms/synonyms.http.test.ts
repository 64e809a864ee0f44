import { expect, it } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { insertFirstSynonyms } from '#app/features/marketplace/synonyms/insert-first-synonyms.server.ts'
import { listSynonyms } from '#app/features/marketplace/synonyms/synonym-queries.server.ts'
import { cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { textOf } from '#test/page-text.ts'

const { t, db, asha, kavita, get, post } = await openConsole()
const PATH = '/operator/synonyms'
const NEW = `${PATH}?edit=new_`
await insertFirstSynonyms(db, t.clock.now)

const find = async (q: string) => cardTitles(await (await t.get(`/empowerher?q=${encodeURIComponent(q)}`)).text())
const groupOf = async (word: string) => (await listSynonyms(db)).find(({ words }) => words.includes(word))

it('is for operators only', async () => {
  expect((await get(PATH, asha)).status).toBe(403)
  expect((await post(PATH, { act: 'save', known: '', words: 'toran, bandhan' }, asha)).status).toBe(403)
  expect((await t.get(PATH, { redirect: 'manual' })).headers.get('Location')).toContain('/auth')
})

it('lists every group by its first word, with the others', async () => {
  const { status, html } = await get(PATH, kavita)
  expect(status).toBe(200)
  expect(textOf(html)).toContain('pickle achar, achaar, अचार, loncha, uragai')
  const { html: open } = await get(`${PATH}?edit=${(await groupOf('achar'))?.id}`, kavita)
  expect(open).toContain('pickle\nachar\nachaar\nअचार')
})

it('a new group works at once, can be changed, and works no longer when it is removed', async () => {
  expect(await find('farikla')).toEqual([])
  const right = await post(NEW, { act: 'save', known: '', words: 'farikla, Dhaka' }, kavita)
  expect(right.to).toMatch(/\/operator\/synonyms\?edit=[0-9a-f-]+&did=save/)
  expect((await find('farikla')).length).toBeGreaterThan(0)
  const known = (await groupOf('farikla'))?.id ?? ''
  expect((await post(PATH, { act: 'save', known, words: 'farikla, faraway' }, kavita)).status).toBe(303)
  expect(await find('farikla')).toEqual([])
  expect((await post(PATH, { act: 'remove', known }, kavita)).to).toBe(`${PATH}?did=remove`)
  expect((await post(PATH, { act: 'remove', known }, kavita)).status).toBe(404)
  expect((await post(PATH, { act: 'remove', known: 'x' }, kavita)).status).toBe(404)
  expect(textOf((await get('/operator/audit', kavita)).html)).toContain('farikla, faraway')
})

it.each([
  ['', 'Please enter at least two words.', 400],
  ['alone', 'Please enter at least two words.', 400],
  ['twice, Twice', 'Please enter at least two words.', 400],
  [`short, ${'x'.repeat(41)}`, 'is too long. A word has at most 40 characters.', 400],
  ['short, one two three four five', '“one two three four five” is too long. A phrase has at most 4 words.', 400],
  [Array.from({ length: 25 }, (_, i) => `w${i}`).join(), 'A group has at most 24 words. Please make two groups.', 400],
  ['preserve, अचार', '“अचार” is already in the group “pickle”, or sounds like a word in it.', 409],
  ['2026, calendar', '“2026” cannot be searched for.', 409],
])('says what is wrong with “%s”, at the field, and keeps it', async (words, sentence, status) => {
  const count = (await listSynonyms(db)).length
  const answer = await post(NEW, { act: 'save', known: '', words }, kavita)
  expect([answer.status, textOf(answer.html).includes(sentence)]).toEqual([status, true])
  expect(answer.html).toMatch(/<textarea[^>]*aria-invalid="true"/)
  expect(textOf(answer.html)).toContain(words)
  expect(await listSynonyms(db)).toHaveLength(count)
})
