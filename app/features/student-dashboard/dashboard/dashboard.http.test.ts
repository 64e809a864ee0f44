import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { guardianConsents, personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import { blockAuthor } from '#app/features/stories/story/block-author.server.ts'
import { hideStory } from '#app/features/stories/moderation/hide-story.server.ts'
import { likeStory } from '#app/features/stories/likes/like-story.server.ts'
import { shareStory } from '#app/features/stories/share/share-story.server.ts'
import { storyAppeals } from '#app/features/stories/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { actorOf, type Person, signUp, signUpStaff, signUpStudent, STUDENT_FORM } from '#test/people.ts'
import { contextIn } from '#test/context.ts'

const t = await testApp()
const { db } = t.database
const MINOR = { ...STUDENT_FORM, ageBand: 'under-18', guardianEmail: 'mother@example.in' }
const VISITOR: Pick<Person, 'init'> = { init: { headers: { Cookie: '' } } }

beforeEach(async () => {
  for (const table of [studentProfiles, personBlocks, outbox]) await db.delete(table)
})

const get = async (path: string, { init }: Pick<Person, 'init'>) => {
  const response = await t.get(path, { ...init, redirect: 'manual' })
  const text = (await response.text()).replaceAll('&#x27;', "'")
  const html = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text
  const head = text.slice(0, text.indexOf('</head>'))
  return { status: response.status, to: response.headers.get('Location'), headers: response.headers, html, head }
}
const post = async (path: string, fields: Record<string, string>, { init }: Pick<Person, 'init'>) => {
  const response = await t.post(path, fields, init)
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}
const as = (who: Person, ...roles: 'operator'[]) => contextIn(t)(actorOf(who, ...roles))
async function addStory(who: Person, title: string): Promise<string> {
  const story = { title, description: 'We cleaned it.', causeCategory: 'environment', consent: true } as const
  const rest = { location: null, impactMetrics: [], media: [], isAnonymous: false, formKey: randomUUID() }
  const outcome = await shareStory(as(who), { ...story, ...rest })
  return outcome.ok ? outcome.id : ''
}
/** The path of the link in the latest mail to the guardian. */
async function linkTo(address: string): Promise<string> {
  const mails = await listMails(db, { to: address })
  return /\/guardian-consent\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

describe('a student profile', () => {
  it('is asked for after the sign-in, and gives access to the dashboard', async () => {
    const meera = await signUp(t, 'Meera')
    expect(await get('/ssr/dashboard', VISITOR)).toMatchObject({ status: 303, to: '/ssr/auth' })
    expect(await get('/ssr/dashboard', meera)).toMatchObject({ status: 303, to: '/ssr/auth' })
    expect(await get('/hi/ssr/dashboard', meera)).toMatchObject({ status: 303, to: '/hi/ssr/auth' })
    const { html, headers } = await get('/ssr/auth', meera)
    for (const words of ['Complete Your Student Profile', 'Year 5', 'value="Meera"']) expect(html).toContain(words)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(await post('/ssr/auth', STUDENT_FORM, meera)).toMatchObject({
      status: 303,
      to: '/ssr/dashboard?did=profile',
    })
    expect(await post('/ssr/auth', { ...STUDENT_FORM, displayName: 'Twice' }, meera)).toMatchObject({
      to: '/ssr/dashboard',
    })
    expect((await db.select().from(studentProfiles)).map(({ displayName }) => displayName)).toEqual(['Meera Joshi'])
    expect(await get('/ssr/auth', meera)).toMatchObject({ status: 302, to: '/ssr/dashboard' })
    const board = await get('/ssr/dashboard?did=profile', meera)
    for (const words of ['Namaste, Meera', 'Rank 1', 'Profile created! Welcome to the SSR community!'])
      expect(board.html).toContain(words)
    expect(board.html).not.toContain('parent or guardian')
    expect(await db.$count(outbox)).toBe(0)
  })

  it('with mistakes is shown again with everything that was typed, and nothing is stored', async () => {
    const meera = await signUp(t, 'Meera')
    const wrong = { ...MINOR, collegeName: ' ', yearOfStudy: '6', guardianEmail: '', bio: 'I count <birds>.' }
    const { status, html } = await post('/ssr/auth', wrong, meera)
    expect(status).toBe(400)
    const messages = [
      'Please enter your college.',
      'from 1 to 5',
      'Please enter the mobile number or e-mail of a parent',
    ]
    for (const words of [...messages, 'value="Meera Joshi"', 'I count &lt;birds&gt;.']) expect(html).toContain(words)
    const own = await post('/ssr/auth', { ...MINOR, guardianEmail: meera.email }, meera)
    expect([own.status, own.html.includes('This is your own. Please')]).toEqual([409, true])
    expect((await post('/ssr/auth', STUDENT_FORM, VISITOR)).to).toBe('/ssr/auth')
    const elsewhere = { headers: { ...meera.init.headers, Origin: 'https://evil.example' } }
    expect((await post('/ssr/auth', STUDENT_FORM, { init: elsewhere })).status).toBe(403)
    expect([await db.$count(studentProfiles), await db.$count(outbox)]).toEqual([0, 0])
  })

  it('is changed by its owner only; a student cannot raise their own age band', async () => {
    const [meera, asha] = [await signUpStudent(t, 'Meera', MINOR), await signUpStudent(t, 'Asha')]
    expect((await get('/account/student', VISITOR)).to).toBe('/ssr/auth')
    expect((await get('/account/student', meera)).html).toContain('Have you turned 18?')
    const change = { ...STUDENT_FORM, displayName: 'Mira', yearOfStudy: '3' }
    expect((await post('/account/student', change, meera)).status).toBe(409)
    const { ageBand: _, ...kept } = change
    expect((await post('/account/student', kept, meera)).to).toBe('/ssr/dashboard?did=saved')
    expect((await get('/account', meera)).html).toContain('Mira, Fergusson College')
    expect((await get('/account', asha)).html).not.toContain('Mira')
    const id = /profile-code num">([^<]+)</.exec((await get('/account/student', meera)).html)?.[1] ?? ''
    const olga = await signUpStaff(t, 'Olga', 'operator')
    expect((await post('/operator/students', { act: 'confirm', id }, olga)).status).toBe(400)
    expect((await get('/ssr/dashboard', meera)).html).toContain('We sent the message')
    expect((await post('/operator/students', { act: 'confirm', id, seen: 'yes' }, meera)).status).toBe(403)
    expect((await post('/operator/students', { act: 'confirm', id, seen: 'yes' }, olga)).to).toBe(
      '/operator/students?did=confirmed',
    )
    expect((await get('/ssr/dashboard', meera)).html).not.toContain('parent or guardian')
  })
})

describe('the dashboard', () => {
  it('counts the student’s stories and all their likes, as the list below does, and shows the feed', async () => {
    const [meera, asha] = [await signUpStudent(t, 'Meera'), await signUpStudent(t, 'Asha')]
    const stories = [await addStory(meera, 'The lake'), await addStory(meera, 'The pond')]
    for (const storyId of stories) for (const who of [meera, asha]) await likeStory(as(who), { storyId })
    const { html } = await get('/ssr/dashboard', meera)
    const figures = [...html.matchAll(/<dt>([^<]+)<\/dt><dd class="num">([^<]+)</g)].map(([, label, value]) => [
      label,
      value,
    ])
    expect(figures).toEqual([
      ['Stories', '2'],
      ['Likes', '4'],
      ['Impact Points', '28'],
      ['Rank', '1'],
    ])
    for (const words of ['22 more points to rank 2.', 'Your stories', '2 likes', 'The lake', 'href="/ssr"'])
      expect(html).toContain(words)
    for (const words of ['Share a Good Deed', 'Find Volunteers', 'Browse Causes', 'Share Story', 'Sign Out'])
      expect(html).toContain(words)
    const hers = await get('/ssr/dashboard', asha)
    expect(hers.html).toContain('The lake')
    expect(hers.html).not.toContain('Your stories')
  })

  it('shows an empty state before the first story', async () => {
    const { html } = await get('/ssr/dashboard', await signUpStudent(t, 'Meera'))
    for (const words of ['No stories yet', 'Be the first to share a good deed story!']) expect(html).toContain(words)
  })

  it('tells the student why a story is hidden, and accepts one appeal', async () => {
    const [meera, asha] = [await signUpStudent(t, 'Meera'), await signUpStudent(t, 'Asha')]
    const storyId = await addStory(meera, 'The lake')
    const olga = as(await signUp(t, 'Olga'), 'operator')
    await hideStory(olga, { storyId, rule: 'private', words: 'It names the street.', site: t.services.config })
    const { html } = await get('/ssr/dashboard', meera)
    for (const words of ['It names the street.', 'Appeal']) expect(html).toContain(words)
    expect((await get('/ssr/dashboard', asha)).html).not.toContain('The lake')
    const wish = { act: 'appeal', storyId, words: 'The street is mine.' }
    expect((await post('/ssr/dashboard', { ...wish, words: ' ' }, meera)).status).toBe(400)
    expect((await post('/ssr/dashboard', wish, asha)).status).toBe(404)
    expect((await post('/ssr/dashboard', wish, meera)).status).toBe(303)
    const again = await post('/ssr/dashboard', { ...wish, words: 'And again.' }, meera)
    expect([again.status, again.html.includes('You have already appealed.')]).toEqual([409, true])
    expect((await db.select().from(storyAppeals)).map(({ words }) => words)).toEqual(['The street is mine.'])
    expect((await get('/ssr/dashboard', meera)).html).toContain('Another person answers by')
  })
})

describe('a guardian', () => {
  it('sees who asks and for what; opening the link decides nothing, and consent needs the tick', async () => {
    const meera = await signUpStudent(t, 'Meera', MINOR)
    await addStory(meera, 'The lake')
    expect((await get('/ssr/dashboard', meera)).html).toContain('We sent the message just now.')
    const link = await linkTo('mother@example.in')
    const { html, head, headers } = await get(link, VISITOR)
    for (const words of ['Meera Joshi (Fergusson College)', 'Never shown to others']) expect(html).toContain(words)
    for (const words of ['<title>Diya</title>', 'noindex', 'same-origin']) expect(head).toContain(words)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const untouched = () => db.select({ answer: guardianConsents.answer }).from(guardianConsents)
    expect(await untouched()).toEqual([{ answer: null }])
    const bare = await post(link, { answer: 'allowed' }, VISITOR)
    expect([bare.status, bare.html.includes('Please confirm that you are the student’s parent')]).toEqual([400, true])
    const own = await post(link, { answer: 'allowed', isGuardian: 'yes' }, meera)
    expect([own.status, own.html.includes('You are signed in as the student.')]).toEqual([409, true])
    expect(await untouched()).toEqual([{ answer: null }])
  })

  it('agrees, and withdraws with the same link; the story is published and hidden again', async () => {
    const [meera, asha] = [await signUpStudent(t, 'Meera', MINOR), await signUpStudent(t, 'Asha')]
    await addStory(meera, 'The lake')
    const link = await linkTo('mother@example.in')
    const isShown = async () => (await get('/ssr/dashboard', asha)).html.includes('The lake')
    expect(await isShown()).toBe(false)
    expect(await post(link, { answer: 'allowed', isGuardian: 'yes' }, VISITOR)).toMatchObject({ status: 303, to: link })
    expect(await isShown()).toBe(true)
    expect((await get(link, VISITOR)).html).toContain('You gave your consent')
    expect((await get('/ssr/dashboard', meera)).html).toContain('They gave consent.')
    expect(await post(link, { act: 'withdraw' }, VISITOR)).toMatchObject({ status: 303, to: link })
    expect(await isShown()).toBe(false)
    expect((await get(link, VISITOR)).html).toContain('You withdrew your consent')
    expect((await get('/ssr/dashboard', meera)).html).toContain('You can ask again from 20 December 2026.')
    const asked = { act: 'guardian', guardianEmail: 'aunt@example.in' }
    expect((await post('/ssr/dashboard', asked, meera)).status).toBe(409)
    expect(await linkTo('aunt@example.in')).toBe('')
  })

  it('declines and is not asked again; old, replaced and unknown links show an explanation', async () => {
    const meera = await signUpStudent(t, 'Meera', MINOR)
    const first = await linkTo('mother@example.in')
    const again = { act: 'guardian', guardianEmail: 'father@example.in' }
    t.clock.now = new Date(t.clock.now.getTime() + MINUTE_MS)
    expect((await post('/ssr/dashboard', again, meera)).to).toBe('/ssr/dashboard?did=asked#guardian')
    expect((await get(first, VISITOR)).html).toContain('There is a newer message')
    expect((await post(first, { answer: 'allowed', isGuardian: 'yes' }, VISITOR)).status).toBe(409)
    const second = await linkTo('father@example.in')
    expect((await post(second, { act: 'withdraw' }, VISITOR)).status).toBe(409)
    expect((await post(second, { answer: 'declined' }, VISITOR)).status).toBe(303)
    expect((await get(second, VISITOR)).html).toContain('You refused')
    expect((await get('/ssr/dashboard', meera)).html).toContain('They refused.')
    const nowhere = await get('/guardian-consent/nothing', VISITOR)
    expect([nowhere.status, nowhere.html.includes('This link does not work')]).toEqual([404, true])
    const posted = await post('/guardian-consent/nothing', { answer: 'declined' }, VISITOR)
    expect([posted.status, posted.html.includes('This link does not work')]).toEqual([404, true])
  })
})

it('a student can unblock a user whom they blocked; nobody else can', async () => {
  const [meera, asha] = [await signUpStudent(t, 'Meera'), await signUpStudent(t, 'Asha')]
  const storyId = await addStory(asha, 'The lake')
  await blockAuthor(as(meera), { storyId })
  expect((await get('/ssr/dashboard', meera)).html).not.toContain('The lake')
  expect((await get('/account/blocked', VISITOR)).to).toBe('/auth?next=%2Faccount%2Fblocked')
  const { html } = await get('/account/blocked', meera)
  const person = /<button[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect([html.includes('Unblock Asha'), person.length]).toEqual([true, 36])
  await post('/account/blocked', { person }, asha)
  expect(await db.$count(personBlocks)).toBe(1)
  expect((await post('/account/blocked', { person }, meera)).to).toBe('/account/blocked?did=person')
  expect((await get('/ssr/dashboard', meera)).html).toContain('The lake')
})
