import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignChanges } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { forgetCampaigner } from '#app/features/fundraising/review/forget-campaigner.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

// One with gifts, and one without.
const SLUG = 'rukmini-grocery'
const NEW = 'a-new-campaign'
const HINDI = {
  title: 'रुक्मिणी की किराने की दुकान के लिए फ़्रिज',
  description: 'चालीस परिवारों के लिए ठंडा दूध और दही।',
  'heading Her shop': 'उसकी दुकान',
  'part Her shop': 'यह दुकान उसके घर के आगे वाले कमरे में है।\n\nअब उसे एक फ़्रिज चाहिए।',
  'cost Wiring and a food licence': 'वायरिंग और फ़ूड लाइसेंस',
}

let t: TestApp
let owner: Person
let stranger: Person
let original: typeof campaigns.$inferSelect
beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await seedFundraising(db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  stranger = await signUp(t, 'Meera')
  await db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, SLUG))
  if (!row) throw new Error('no campaign')
  original = row
  const { id: _id, ...copied } = row
  await db.insert(campaigns).values({ ...copied, slug: NEW, organiserNote: 'Lives next door' })
})
beforeEach(async () => {
  await t.database.db.delete(contentTranslations)
  await t.database.db.delete(campaignChanges)
})

const page = (slug: string) => `/account/campaigns/${slug}/story`
const post = (form: Record<string, string>, slug = NEW, person = owner) =>
  t.post(page(slug), { act: 'translation', ...form }, person.init)
const html = async (path: string, person?: Person) => (await t.get(path, person?.init)).text()
const text = async (path: string, person?: Person) => textOf(await html(path, person))
const saved = () => t.database.db.select().from(contentTranslations)

test('an organiser adds Hindi: each reader gets their version, with a link to the other', async () => {
  expect(await text(`/hi/campaign/${NEW}`)).toContain('यह अंग्रेज़ी में लिखा है')
  await html(`/campaign/${NEW}`)
  expect(await html(page(NEW), owner)).toContain('name="organiserNote"')
  expect(await html(page(SLUG), owner)).not.toContain('name="organiserNote"')
  expect((await post({ ...HINDI, organiserNote: 'पड़ोस में रहती हैं' })).headers.get('Location')).toBe(
    `${page(NEW)}?did=story`,
  )
  const hindi = await html(`/hi/campaign/${NEW}`)
  expect(hindi).toContain(`<h1>${HINDI.title}</h1>`)
  expect(hindi).toContain('<h2>उसकी दुकान</h2>')
  expect(hindi).toContain('<p>अब उसे एक फ़्रिज चाहिए।</p>')
  expect(hindi).toMatch(/<meta name="description" content="चालीस परिवारों/)
  expect(hindi).toContain(`<a href="/campaign/${NEW}" hrefLang="en">अंग्रेज़ी में भी पढ़ें</a>`)
  // A text that was left out is read as it was written.
  expect(hindi).toContain('<blockquote lang="en">I have the customers.')
  expect(hindi).toContain('पड़ोस में रहती हैं')
  expect(hindi).not.toContain('Lives next door')
  expect(hindi).toContain('<span>वायरिंग और फ़ूड लाइसेंस</span>')
  expect(hindi).toContain('<span lang="en">First stock of drinks and curd</span>')
  const english = await html(`/campaign/${NEW}`)
  expect(english).toContain(`<a href="/hi/campaign/${NEW}" hrefLang="hi">Also in Hindi</a>`)
  expect(english).not.toContain('किराने')
  for (const path of [`/hi/campaign/${NEW}/support`, `/hi/campaign/${NEW}/report`]) {
    expect(await text(path)).toContain(HINDI.title)
  }
})

test('lists show the title in the reader’s language without another statement, and a search finds both', async () => {
  await post(HINDI)
  for (const q of ['किराने', 'Rukmini']) {
    const found = await text(`/hi/campaign?q=${encodeURIComponent(q)}`)
    expect(found).toContain(HINDI.title)
  }
  expect(await text(`/campaign?q=${encodeURIComponent('किराने')}`)).toContain(original.title)
  const statements = async (path: string) => (await statementsOf(t.database, () => html(path))).length
  const [english, hindi] = [await statements('/campaign?q=shop'), await statements('/hi/campaign?q=shop')]
  expect(hindi).toBe(english)
})

test('nobody else can write it', async () => {
  expect((await post(HINDI, NEW, stranger)).status).toBe(404)
  expect(await saved()).toEqual([])
})

test('before the first gift it changes without a reason; supporters can read what stood there before', async () => {
  await post(HINDI)
  await post({ ...HINDI, title: 'नया शीर्षक' })
  expect(await t.database.db.$count(campaignChanges)).toBe(0)
  expect((await post(HINDI, SLUG)).status).toBe(303)
  const shorter = { ...HINDI, description: 'चालीस परिवारों के लिए।' }
  const refused = await post(shorter, SLUG)
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Write why you change it.')])
  expect(await text(`/hi/campaign/${SLUG}`)).not.toContain('What was changed')
  expect((await post({ ...shorter, reason: 'Too long.' }, SLUG)).status).toBe(303)
  const versions = await text(`/campaign/${SLUG}/versions`)
  expect(versions).toContain('The story in the other language was changed. Reason: Too long.')
  expect(versions).toContain(HINDI.description)
  // Deleting it is a change too.
  const emptied = Object.fromEntries(Object.keys(HINDI).map((name) => [name, '']))
  expect((await post(emptied, SLUG)).status).toBe(400)
  expect((await post({ ...emptied, reason: 'Not right.' }, SLUG)).status).toBe(303)
  expect([await saved(), await t.database.db.$count(campaignChanges)]).toEqual([[expect.anything()], 2])
})

test('a name that is hidden may not be told in the other script either', async () => {
  const whom = await t.post(
    page(NEW),
    { act: 'beneficiary', relation: 'friend', legalName: 'Sunita Gaikwad', pseudonym: 'Lata', ...(await keyOf()) },
    owner.init,
  )
  expect(whom.headers.get('Location')).toContain('did=beneficiary')
  const refused = await post({ ...HINDI, description: 'यह सुनीता गायकवाड के लिए है।' })
  expect(refused.status).toBe(409)
  expect(await saved()).toEqual([])
  expect((await post(HINDI)).status).toBe(303)
})

test('it is erased with its organiser', async () => {
  await post(HINDI)
  expect(await saved()).toHaveLength(1)
  await forgetCampaigner(contextIn(t)(actorOf(owner)))
  expect(await saved()).toEqual([])
  expect(await text(`/hi/campaign/${NEW}`)).not.toContain('फ़्रिज चाहिए')
})

async function keyOf(): Promise<{ key: string }> {
  const form = (await html(page(NEW), owner)).split('<form').find((each) => each.includes('value="beneficiary"')) ?? ''
  return { key: /name="key" value="([^"]*)"/.exec(form)?.[1] ?? '' }
}
