import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { hideStory } from '#app/features/stories/moderation/hide-story.server.ts'
import { goodDeedsStories, storyAppeals, storyLikes, storyReports } from '#app/features/stories/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { seedStories } from '#app/features/stories/demo.ts'
import { testApp } from '#test/app.ts'
import { actorOf, addStudent, member, type Person, signUp } from '#test/people.ts'
import { contextIn } from '#test/context.ts'

const t = await testApp()
const { db } = t.database
const COLLEGE = 'Lady Doak College'
const WORDS = {
  title: 'The well behind the school',
  description: 'Nobody drew from it any more.\n\nWe asked why, and then we brought rope.',
  causeCategory: 'community',
  location: 'Madurai',
  consent: 'yes',
}

let asha: Person
let bela: Person
let lata: Person

beforeAll(async () => {
  asha = await student('Asha')
  bela = await student('Bela')
  lata = await signUp(t, 'Lata')
})

describe('the feed', () => {
  it('is public: samples are marked, counts and themes are shown, and visitors are asked to sign in', async () => {
    await seedStories(db, t.clock.now)
    const html = await read('/stories')
    for (const words of [
      '>Example<',
      '>Examples<',
      'stories shared',
      'community likes',
      'No stories yet',
      'Sign in to share',
    ])
      expect(html).toContain(words)
    expect(html).toContain('href="/stories?theme=kindness"')
    expect(html).toContain('href="/auth?next=%2Fstories%2Fnew"')
    expect(html).not.toContain('Share Your Story')
    expect(html).toContain('stories shared</dt><dd class="num">0<')
    expect(html).not.toContain(`action="/stories/`)
    expect(await read('/stories', lata)).toContain('Complete your student profile')
    expect(await read('/stories', asha)).toContain('>Share Your Story<')
    expect(await location('/stories/new')).toBe('/auth?next=%2Fstories%2Fnew')
    expect(await location('/stories/new', lata)).toBe('/ssr/auth')
    const sample = (await db.select({ id: goodDeedsStories.id }).from(goodDeedsStories).limit(1))[0]?.id
    const page = await read(`/stories/${sample}`, asha)
    expect(page).toContain('noindex')
    for (const act of ['id="report"', '/like"', 'id="share"']) expect(page).not.toContain(act)
  })

  it('shows twenty, and older ones by a link that needs no script', async () => {
    await db.delete(goodDeedsStories)
    const tellers = [await student('Gita'), await student('Kavya')] as const
    for (let i = 1; i <= 21; i++) {
      t.clock.now = new Date(t.clock.now.getTime() + MINUTE_MS)
      await share(tellers[i % 2 === 0 ? 0 : 1], { title: `Deed ${i}.`, causeCategory: i === 3 ? 'kindness' : 'health' })
    }
    const html = await read('/stories')
    expect([html.includes('>Deed 21.<'), html.includes('>Deed 2.<'), html.includes('>Deed 1.<')]).toEqual([
      true,
      true,
      false,
    ])
    const older = decode(/href="(\/stories\?cursor=[^"]+)"/.exec(html)?.[1] ?? '')
    const second = await read(older)
    expect([second.includes('>Deed 1.<'), second.includes('>Deed 2.<')]).toEqual([true, false])
    expect(second).toContain('Back to the newest')
    const more = (await (await t.get(older.replace('/stories?', '/stories/more?'))).json()) as { next: null }
    expect(more).toMatchObject({ cards: [{ title: 'Deed 1.' }], next: null })
    const kind = await read('/stories?theme=kindness')
    expect([kind.includes('>Deed 3.<'), kind.includes('>Deed 4.<')]).toEqual([true, false])
    expect(await read('/stories?theme=livelihood')).toContain('Be the first to share a good deed story!')
    expect(await read('/stories?theme=nonsense')).toContain('>Deed 21.<')
  })
})

describe('a story', () => {
  it('posted twice is one; a mistake keeps all text', async () => {
    const formKey = randomUUID()
    const wrong = await send(asha, { ...WORDS, formKey, title: '', consent: '' }, [
      ['Ropes', ''],
      ['Wells', '1'],
    ])
    expect(wrong.status).toBe(400)
    const html = await wrong.text()
    for (const words of [
      'Please enter a title.',
      'Please agree that we may publish your story.',
      'needs both a name and a value',
      'and then we brought rope.',
      'value="Madurai"',
      'value="Ropes"',
      'value="Wells"',
      `value="${formKey}"`,
    ])
      expect(html).toContain(words)
    expect(await named(WORDS.title)).toEqual([])
    for (let i = 0; i < 2; i++) {
      const sent = await send(asha, { ...WORDS, formKey }, [['Wells', '1']])
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/stories?done=shared'])
    }
    expect(await named(WORDS.title)).toHaveLength(1)
    expect(await read('/stories?done=shared', asha)).toContain('Story shared! Your good deed has been added')
    expect(await read('/stories?done=shared')).not.toContain('Story shared!')
  })

  it('is not shared by a visitor or without a profile, and no text is lost', async () => {
    for (const who of [undefined, lata]) {
      const answer = await send(who, { ...WORDS, title: 'Not mine to tell', formKey: randomUUID() })
      const html = await answer.text()
      expect(answer.status).toBe(409)
      expect(html).toContain('value="Not mine to tell"')
      expect(html).toContain('Error creating story')
    }
    expect(await named('Not mine to tell')).toEqual([])
  })

  it('without a name reveals its author to nobody: no page, tag or data', async () => {
    const { id } = await share(asha, { title: 'Nobody needs to know', isAnonymous: 'yes' })
    const traces = ['Asha', COLLEGE, asha.userId, await profileOf(asha)]
    for (const who of [undefined, bela]) {
      const page = await read(`/stories/${id}`, who)
      expect(traces.filter((trace) => page.includes(trace))).toEqual([])
      const more = (await (await t.get('/stories/more', who?.init)).json()) as { cards: { id: string }[] }
      const card = JSON.stringify(more.cards.find((each) => each.id === id))
      expect(card).toContain('Nobody needs to know')
      expect(traces.filter((trace) => card.includes(trace))).toEqual([])
    }
    const html = await read(`/stories/${id}`)
    expect(html).toContain('Name kept private')
    expect(html).toContain('application/ld+json')
    expect(await read(`/stories/${id}`, asha)).toContain('Withdraw this story')
    expect(await read(`/stories/${id}`, bela)).not.toContain('Withdraw this story')
  })

  it('with a name shows its author, to search engines as well', async () => {
    const { id } = await share(asha, { title: 'A signed one', description: '</script><b>words' })
    const html = await read(`/stories/${id}`)
    expect(html).toContain('<title>A signed one, by Asha · ')
    expect(html).toMatch(/"author":\{"@type":"Person","name":"Asha","affiliation":"Lady Doak College"\}/)
    expect(html).not.toContain('<b>words')
    expect((await t.get(`/stories/${randomUUID()}`)).status).toBe(404)
    expect((await t.get('/stories/nonsense')).status).toBe(404)
    expect(html).toContain(`property="og:image" content="http://localhost:3000/share/story/${id}.jpg"`)
    const picture = await t.get(`/share/story/${id}.jpg`)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect((await t.get(`/share/story/${randomUUID()}.jpg`)).status).toBe(404)
  })

  it('is liked without a script, once, and unliked; visitors are led to sign in', async () => {
    const { id } = await share(asha, { title: 'Likeable' })
    const like = (who: Person | undefined, fields: Record<string, string>) =>
      t.post(`/stories/${id}/like`, fields, who?.init)
    const returnTo = `/stories?theme=community#story-${id}`
    for (let i = 0; i < 2; i++) {
      expect((await like(bela, { like: 'yes', returnTo })).headers.get('Location')).toBe(returnTo)
    }
    expect(await read(`/stories/${id}`, bela)).toContain('aria-pressed="true"')
    expect((await db.select().from(storyLikes).where(eq(storyLikes.storyId, id))).length).toBe(1)
    await like(bela, { like: 'no', returnTo: '//evil.example' }).then((answer) =>
      expect(answer.headers.get('Location')).toBe(`/stories/${id}`),
    )
    expect((await like(undefined, { like: 'yes' })).headers.get('Location')).toBe(`/auth?next=%2Fstories%2F${id}`)
    expect((await like(lata, { like: 'yes' })).headers.get('Location')).toBe('/ssr/auth')
    expect(await db.select().from(storyLikes).where(eq(storyLikes.storyId, id))).toEqual([])
  })

  it('is reported by a visitor; danger shows numbers at once, and a reason is required', async () => {
    const { id } = await share(asha, { title: 'Doubtful' })
    const path = `/stories/${id}`
    const empty = await t.post(path, { intent: 'report', note: 'Look at the second line.' })
    expect([empty.status, (await empty.text()).includes('Look at the second line.')]).toEqual([400, true])
    expect(await db.select().from(storyReports).where(eq(storyReports.storyId, id))).toEqual([])
    const sent = await t.post(path, { intent: 'report', reason: 'danger', note: '' })
    expect(sent.headers.get('Location')).toBe(`${path}?done=danger#report`)
    expect(await read(`${path}?done=reported`)).toContain('Thank you. Our team will check this story.')
    expect((await db.select().from(storyReports).where(eq(storyReports.storyId, id))).length).toBe(1)
    expect((await t.post(path, { intent: 'report', reason: 'spam', note: '' }, asha.init)).status).toBe(409)
    expect((await t.post(path, { intent: 'constructor' })).status).toBe(404)
  })

  it('when hidden is gone for others; its author reads why, appeals once, and can withdraw it', async () => {
    const { id } = await share(asha, { title: 'Too much told' })
    const path = `/stories/${id}`
    const site = { brandName: 'Diya', siteUrl: 'http://localhost:3000' }
    const words = 'The street is named.'
    const ctx = contextIn(t)(member('Desk', 'operator'))
    expect(await hideStory(ctx, { storyId: id, rule: 'private', words, site })).toMatchObject({ ok: true })
    for (const who of [undefined, bela]) expect((await t.get(path, who?.init)).status).toBe(404)
    expect(await read('/stories')).not.toContain('Too much told')
    const mine = await read(path, asha)
    for (const told of ['Only you can see it', 'It has private details', words, 'noindex']) expect(mine).toContain(told)
    expect(mine).not.toContain('application/ld+json')
    expect((await t.post(path, { intent: 'appeal', words: '' }, asha.init)).status).toBe(400)
    expect((await t.post(path, { intent: 'appeal', words: 'Mine!' }, bela.init)).status).toBe(404)
    const sent = await t.post(path, { intent: 'appeal', words: 'I took the street out of my words.' }, asha.init)
    expect(sent.headers.get('Location')).toBe(`${path}?done=appealed`)
    expect((await t.post(path, { intent: 'appeal', words: 'Again' }, asha.init)).status).toBe(409)
    expect((await db.select().from(storyAppeals).where(eq(storyAppeals.storyId, id))).length).toBe(1)
    expect(await read(path, asha)).toContain('You get an answer by')
    expect((await t.post(path, { intent: 'take-back' }, bela.init)).status).toBe(404)
    const back = await t.post(path, { intent: 'take-back' }, asha.init)
    expect(back.headers.get('Location')).toBe('/stories?done=taken-back')
    expect((await t.get(path, asha.init)).status).toBe(404)
    expect(await named('Too much told')).toEqual([])
  })

  it('of a blocked author is gone for the member who blocked, and for nobody else', async () => {
    const { id } = await share(asha, { title: 'Seen by some' })
    const meena = await student('Meena')
    expect((await t.post(`/stories/${id}`, { intent: 'block' })).status).not.toBe(303)
    const sent = await t.post(`/stories/${id}`, { intent: 'block' }, meena.init)
    expect(sent.headers.get('Location')).toBe('/stories?done=blocked-person')
    expect((await t.get(`/stories/${id}`, meena.init)).status).toBe(404)
    expect(await read('/stories?done=blocked-person', meena)).toContain('The author is not notified')
    expect(await read(`/stories/${id}`, bela)).toContain('Block Asha')
  })

  it('by somebody under eighteen waits for the guardian, and the author reads that', async () => {
    const minu = await student('Minu', { ageBand: 'under-18' })
    expect(await read('/stories/new', minu)).toContain('We are waiting for your parent’s or guardian’s consent.')
    const sent = await send(minu, { ...WORDS, title: 'I am sixteen', formKey: randomUUID() })
    const path = sent.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/stories\/[\da-f-]{36}\?done=shared$/)
    const mine = await read(path, minu)
    expect(mine).toContain('We publish it when your parent or guardian has given consent')
    expect((await t.get(path)).status).toBe(404)
    expect(await read('/stories')).not.toContain('I am sixteen')
  })
})

async function student(name: string, profile: { ageBand?: 'under-18' } = {}): Promise<Person> {
  const person = await signUp(t, name)
  await addStudent(db, actorOf(person), { collegeName: COLLEGE, ...profile })
  return person
}

async function profileOf({ userId }: Person): Promise<string> {
  const rows = await db
    .select({ id: studentProfiles.id })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
  return rows[0]?.id ?? 'none'
}

const decode = (text: string) => text.replaceAll('&amp;', '&')
const named = (title: string) => db.select().from(goodDeedsStories).where(eq(goodDeedsStories.title, title))

async function read(path: string, who?: Person): Promise<string> {
  return (await t.get(path, who?.init)).text()
}

async function location(path: string, who?: Person): Promise<string | null> {
  return (await t.request(path, { ...who?.init, redirect: 'manual' })).headers.get('Location')
}

function send(who: Person | undefined, fields: Record<string, string>, results: readonly [string, string][] = []) {
  const body = new URLSearchParams(fields)
  for (const [name, value] of results) {
    body.append('metricName', name)
    body.append('metricValue', value)
  }
  return t.request('/stories/new', {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: 'http://localhost:3000', ...who?.init.headers },
    body,
  })
}

async function share(who: Person, change: Record<string, string>): Promise<{ id: string }> {
  const formKey = randomUUID()
  const sent = await send(who, { ...WORDS, formKey, ...change })
  expect(sent.status).toBe(303)
  const [row] = await db
    .select({ id: goodDeedsStories.id })
    .from(goodDeedsStories)
    .where(eq(goodDeedsStories.formKey, formKey))
  return { id: row?.id ?? '' }
}
