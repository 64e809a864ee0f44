import { beforeAll, describe, expect, it } from 'vitest'
import { listFigures } from '#app/features/impact/queries.server.ts'
import { FIGURE_KEYS } from '#app/features/impact/schema.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { SPECIFIED_FIGURES } from '#app/features/impact/demo.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const app = await testApp()

beforeAll(() => seedDemoData(app.database.db, app.clock.now, app.services.sealer))

async function read(path: string): Promise<string> {
  const response = await app.get(path)
  expect(response.status).toBe(200)
  return response.text()
}

/** The first of these texts that does not follow the previous one on the page; null when all are in order. */
function firstOutOfOrder(text: string, words: readonly string[]): string | null {
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    if (at < 0) return word
    from = at + word.length
  }
  return null
}

describe('a visitor on the landing page', () => {
  it('finds every section and its text, in order', async () => {
    expect(
      firstOutOfOrder(textOf(await read('/')), [
        'One lamp lights another.',
        'Let Torch, your guide, help',
        'I need urgent help',
        'Sign In',
        'Join Movement',
        "Let's Begin Together",
        'Start Here',
        'I want to learn',
        'I want to earn',
        'I want to build something',
        'I need urgent help',
        'Read Full Message',
        'Show Less',
        'Find Your Movement',
        'EmpowerHer',
        'Fearless Girls',
        'SSR',
        'Seeds',
        'Solve',
        'School of World',
        'Sahaara',
        'Heartbeat',
        'DOC',
        'Go to EmpowerHer',
        'Live Impact',
        'View All',
        'Built for Partnership',
        'For NGOs',
        'For Colleges',
        'For Corporates',
        'Start Partnership Conversation',
      ]),
    ).toBeNull()
  })

  it('finds the links of the specification', async () => {
    const html = await read('/')
    const links = [
      ['/login', 'Sign In'],
      ['/empowerher', 'Join Movement'],
      ['/school', 'I want to learn'],
      ['/sellers', 'I want to earn'],
      ['/ssr', 'I want to build something'],
      ['/solve', 'I need urgent help'],
      ['/impact', 'View All'],
      ['/ngo-templates', 'For NGOs'],
      ['/ssr-toolkit', 'For Colleges'],
      ['/partnership-hub', 'For Corporates'],
      ['/partnership-conversation', 'Start Partnership Conversation'],
    ]
    const wrong = links.filter(
      ([path, label]) => !linksOf(html).some(([to, text]) => to === path && text?.includes(label ?? '')),
    )
    expect(wrong).toEqual([])
    expect(html).toContain('id="start-here"')
    expect(html).toContain('id="torch"')
  })

  it('sees the featured story and the two figures of the specification', async () => {
    const text = textOf(await read('/'))
    expect(
      firstOutOfOrder(text, [
        '₹24,000',
        'of ₹50,000',
        '156 supporters',
        '₹4.2 lakh',
        'impact generated',
        '1,247',
        'active changemakers',
      ]),
    ).toBeNull()
  })

  it('sees figures of the demo data that match the specification', async () => {
    const figures = await listFigures(app.database.db, FIGURE_KEYS)
    expect(Object.fromEntries(figures.map(({ key, value }) => [key, value]))).toEqual(SPECIFIED_FIGURES)
  })

  it('finds no journey in the server-rendered page', async () => {
    const text = textOf(await read('/'))
    expect(text).not.toContain('Your Journey Matters')
    expect(text).not.toContain('3 of 10')
    expect(text).not.toContain('You finished three courses')
  })

  it('gets a page that is cached for everybody, by its own parameters only', async () => {
    const response = await app.get('/?torch=moods&utm_source=x')
    expect(response.headers.get('X-Cache-Params')).toBe('torch,mood,movement')
    expect(response.headers.get('X-Cache-Tags')).toBe('campaigns,figures')
  })
})

describe('a member', () => {
  it('gets a page of their own with their own figures instead of the example', async () => {
    const signUp = await app.request('/auth/v1/signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'kavita@example.in', password: 'a-long-enough-passphrase-7' }),
    })
    const { access_token } = (await signUp.json()) as { access_token: string }
    const response = await app.get('/_.data', {
      headers: { Cookie: `${ACCESS_TOKEN_COOKIE}=${access_token}` },
    })
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    const data = await response.text()
    expect(data).toContain('"kavita"')
    expect(data).toContain('"moneyEarned"')
    const page = await app.get('/', { headers: { Cookie: `${ACCESS_TOKEN_COOKIE}=${access_token}` } })
    const html = /<main[\s\S]*<\/main>/.exec(await page.text())?.[0] ?? ''
    expect(textOf(html)).toContain('Welcome back, kavita. Your next step: Start a free course')
    expect(textOf(html)).not.toMatch(/Join Movement/)
  })
})

describe('the onboarding without JavaScript', () => {
  it('asks for the mood', async () => {
    const html = await read('/?torch=moods')
    expect(
      firstOutOfOrder(textOf(html), [
        'How are you feeling today?',
        'Nothing is saved unless you ask',
        'Hopeful',
        'Overwhelmed',
        'Curious',
        'Stuck',
      ]),
    ).toBeNull()
    expect(textOf(html)).not.toContain("Let's Begin Together")
  })

  it.each([
    ['hopeful', '/stories'],
    ['overwhelmed', '/fearless-girls'],
    ['curious', '/ssr'],
    ['stuck', '/seeds'],
  ])('suggests for the mood %s the page %s', async (mood, path) => {
    const start = linksOf(await read('/?torch=moods')).map(([to]) => to)
    expect(start).toContain(`/?mood=${mood}#torch`)
    const html = await read(`/?mood=${mood}`)
    expect(
      firstOutOfOrder(textOf(html), ['I hear you', "Yes, let's go there", 'Actually, let me choose again']),
    ).toBeNull()
    expect(linksOf(html)).toContainEqual([path, "Yes, let's go there"])
    expect(linksOf(html)).toContainEqual(['/?torch=moods#torch', 'Actually, let me choose again'])
  })

  it('shows helplines to an overwhelmed user', async () => {
    const html = await read('/?mood=overwhelmed')
    expect(html.slice(html.indexOf('I hear you'), html.indexOf('Start Here'))).toMatch(/tel:112[\s\S]*tel:181/)
  })

  it.each(['furious', 'Hopeful', '__proto__', '<script>alert(1)</script>'])('ignores the mood %s', async (mood) => {
    const html = await read(`/?mood=${encodeURIComponent(mood)}`)
    expect(textOf(html)).toContain("Let's Begin Together")
    expect(textOf(html)).not.toContain('I hear you')
    expect(html).not.toContain('<script>alert')
  })
})

describe('the nine movements', () => {
  it.each([
    ['empowerher', '/empowerher'],
    ['ssr', '/ssr'],
    ['seeds', '/seeds'],
    ['solve', '/solve'],
    ['sow', '/sow'],
    ['sahaara', '/sahaara'],
    ['heartbeat', '/heartbeat'],
    ['doc', '/doc'],
  ])('open one at a time: %s leads to %s', async (movement, path) => {
    const html = await read(`/?movement=${movement}`)
    const goes = linksOf(html).filter(([, text]) => text?.startsWith('Go to '))
    expect(goes.map(([to]) => to)).toEqual([path])
    expect(html.match(/<a [^>]*aria-current="true"[^>]*>/g)?.map((tag) => /movement=(\w+)/.exec(tag)?.[1])).toEqual([
      movement,
    ])
  })

  it('include the Fearless Girls section', async () => {
    const text = textOf(await read('/?movement=fearless'))
    expect(
      firstOutOfOrder(text, [
        'Self-Defense',
        'Safety Tech',
        'Physical Courage',
        'Squad Building',
        'Join Fearless Girls',
        'Find Local Chapter',
      ]),
    ).toBeNull()
  })

  it('start with EmpowerHer, also for an unknown tab', async () => {
    expect(textOf(await read('/?movement=everything'))).toContain('Go to EmpowerHer')
  })
})

/** Target and text of every link. */
function linksOf(html: string): [to: string, text: string][] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, to = '', inner = '']) => [
    to.replaceAll('&amp;', '&'),
    textOf(inner).trim(),
  ])
}
