import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { documentWords } from '#app/features/documents/document-words.server.ts'
import { documents, documentVersions } from '#app/features/documents/tables.server.ts'
import { textsOf, withTexts } from '#app/features/documents/block-texts.ts'
import { HINDI_DOCUMENTS } from '#app/features/documents/demo/hindi-documents.ts'
import { HINDI_LESSONS } from '#app/features/learning/demo/hindi-lessons.ts'
import { courseWords } from '#app/features/learning/courses/course-words.server.ts'
import { seedLearning } from '#app/features/learning/demo/demo.ts'
import { courseModules, courses } from '#app/features/learning/tables.server.ts'
import { seedDocuments } from '#app/features/documents/demo/demo.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u
/** Two words, of which one is no name. */
const ENGLISH = /[a-z]{2,} [a-z]{2,}/
/** Quotation marks of a keyboard, and digits that no amount of ours has. */
const STRAIGHT = /["\u0966-\u096f]/
/** The same in both languages. */
const NAMES = new Set(['NPTEL', 'Python', 'UPI'])
const t = await testApp()
const { db } = t.database
const html = async (path: string) => (await t.get(path)).text()
const read = async (path: string) => textOf(await html(path))

beforeAll(async () => {
  await seedLearning(db, t.clock.now)
  await seedDocuments(db, t.clock.now)
})

test('every text of our own courses has its Hindi; other providers’ courses and names keep theirs', async () => {
  const all = await db.select().from(courses)
  const modules = await db.select({ title: courseModules.title }).from(courseModules)
  const own = all.filter(({ type }) => type === 'path')
  const stored = [
    ...all.flatMap(({ description, duration, languages, costNote }) => [description, duration, languages, costNote]),
    ...all.flatMap(({ figuresNote, tags }) => [figuresNote, ...tags]),
    ...own.flatMap(({ title, badge, instructor }) => [title, badge, instructor]),
    ...modules.map(({ title }) => title),
  ].filter((text) => text !== null && !NAMES.has(text))
  expect([own.length, modules.length, stored.length]).toEqual([3, 16, 107])
  const english = stored.filter((text) => text && !inLanguage('hi', () => DEVANAGARI.test(courseWords(text))))
  expect(english).toEqual([])
  for (const text of stored) if (text) expect(inLanguage('en', () => courseWords(text))).toBe(text)
  expect(inLanguage('hi', () => courseWords('Elements of AI'))).toBe('Elements of AI')
})

test('every one of our own documents has its title and summary in Hindi', async () => {
  const all = await db.select().from(documentVersions)
  expect(all.length).toBe(16)
  for (const { title, summary } of all) {
    const hindi = inLanguage('hi', () => documentWords({ title, summary }))
    expect([hindi.title, hindi.summary].map((text) => DEVANAGARI.test(text))).toEqual([true, true])
    expect(inLanguage('en', () => documentWords({ title, summary }))).toEqual({ title, summary })
  }
})

test('every lesson and every block of our documents is there in Hindi, part by part', () => {
  const paragraphs = (text: string) => text.split('\n\n').length
  expect(HINDI_LESSONS.length).toBe(32)
  for (const [english, hindi] of HINDI_LESSONS) {
    expect([DEVANAGARI.test(hindi), paragraphs(hindi)], english).toEqual([true, paragraphs(english)])
    expect(hindi).not.toMatch(STRAIGHT)
  }
  for (const { slug, english, hindi } of HINDI_DOCUMENTS) {
    const shapeOf = (body: typeof english) => body.map((block) => withTexts(block, () => ''))
    expect(shapeOf(hindi), slug).toEqual(shapeOf(english))
    const [from, to] = [textsOf(english), textsOf(hindi)]
    const untranslated = to.filter((text, place) => ENGLISH.test(from[place] ?? '') && !DEVANAGARI.test(text))
    expect(untranslated, slug).toEqual([])
    expect(to.join('\n'), slug).not.toMatch(STRAIGHT)
  }
})

test('Meera reads titles, lessons and badges in Hindi', async () => {
  const sow = await read('/hi/sow')
  expect(sow).toMatch(/अपनी गली से अपने मिशन तक.*एक महिला को फ़ोन चलाना सिखाएँ.*आपकी पहली बिक्री/)
  expect(sow).toContain('डिजिटल दोस्त')
  expect(sow).toContain('कैंटीन ने नई क़ीमत पर चालीस जार मँगवाए')
  expect(sow).not.toMatch(/Your first sale|Digital Friend|About an hour/)
  expect(await read('/hi/school')).toContain('स्कूल का गणित काफ़ी है।')
  const course = await read('/hi/school/first-sale')
  expect(course).toMatch(/अपनी क़ीमत तय करें.*रजिस्ट्रेशन और कागज़/)
  expect(course).not.toMatch(/Set your price|Free\. You can read/)
  const module = await html('/hi/school/first-sale/the-price')
  expect(module).toContain('<title>अपनी क़ीमत तय करें · आपकी पहली बिक्री')
  const [main = ''] = /<div class="prose module-text">.*?<\/section>/s.exec(module) ?? []
  expect(main.match(/<p>[^<]*[\u0900-\u097f]/g)?.length).toBeGreaterThan(5)
  expect(main).not.toMatch(/<p>[A-Z]|lang="en"/)
  const english = await read('/school/first-sale')
  expect(english).toContain('Set your price')
  expect(english.split('Set your price').join('')).not.toContain('क़ीमत')
})

test('lists, pages and files of documents are in the language of the page', async () => {
  expect(await read('/hi/ngo-templates')).toContain('दान देने वालों के लिए धन्यवाद पत्र')
  expect(await read('/hi/ssr-toolkit')).toMatch(/सेवा के घंटों का रजिस्टर/)
  expect(await read('/hi/fearless-girls')).toContain('सुरक्षा सर्कल किट')
  expect(await read('/hi/partnership-hub')).toContain('मेंटर के साथ चालीस शामें')
  const page = await html('/hi/documents/campaign-plan')
  expect(page).toMatch(/<title>कैंपेन की योजना · /)
  expect(page).toContain('<h1>कैंपेन की योजना</h1>')
  expect(page).not.toContain('Two pages to plan a campaign')
  expect(/<article class="card sheet-view">.*?<\/article>/s.exec(page)?.[0]).not.toContain('lang="en"')
  for (const path of ['impact-log.csv', 'campaign-plan.pdf', 'campaign-plan.docx', 'case-studies.pdf']) {
    const [hindi, english] = [await t.get(`/hi/documents/${path}`), await t.get(`/documents/${path}`)]
    const name = path.replace('.', '-hi.')
    expect([hindi.status, hindi.headers.get('Content-Disposition')]).toEqual([200, `attachment; filename="${name}"`])
    expect(english.headers.get('Content-Disposition')).toBe(`attachment; filename="${path}"`)
    expect(await hindi.text()).not.toBe(await english.text())
  }
  expect(await (await t.get('/hi/documents/impact-log.csv')).text()).toMatch(DEVANAGARI)
  expect(await (await t.get('/documents/impact-log.csv')).text()).not.toMatch(DEVANAGARI)
})

test('a title that an operator has changed is shown as it is, and marked as English', async () => {
  await db.update(courses).set({ title: 'Sell your first ten' }).where(eq(courses.slug, 'first-sale'))
  const [plan] = await db.select().from(documents).where(eq(documents.slug, 'campaign-plan'))
  const changed = { documentId: plan?.id ?? '', version: 2, title: 'Plan on a page', summary: 'One page is enough.' }
  const [first] = await db.select().from(documentVersions).where(eq(documentVersions.documentId, changed.documentId))
  if (!first) throw new Error('no version')
  await db.insert(documentVersions).values({ ...first, ...changed })
  await db.update(documents).set({ version: 2 }).where(eq(documents.slug, 'campaign-plan'))
  await publish(db, [pagesChanged(['courses', 'documents'])])
  expect(await html('/hi/school/first-sale')).toContain('<h1 lang="en">Sell your first ten</h1>')
  expect(await html('/hi/documents/campaign-plan')).toContain('<h1 lang="en">Plan on a page</h1>')
  const { headers } = await t.get('/hi/documents/campaign-plan.pdf')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="campaign-plan.pdf"')
})
