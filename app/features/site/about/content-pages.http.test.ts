import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { saveHelpline } from '#app/features/helplines/commands/save-helpline.server.ts'
import { listHelplines } from '#app/features/helplines/queries.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { decideTestimony } from '#app/features/testimonies/commands/decide-testimony.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { contextIn } from '#test/context.ts'
import { htmlOf } from '#test/page-text.ts'

const app = await testApp({ GRIEVANCE_OFFICER: 'Meera Rao, 12 Lake Road, Pune' })
const { db } = app.database
const OPERATOR = member('Op', 'operator')
const CONTACT = {
  form: 'contact',
  name: 'Asha',
  email: 'Asha@Example.in',
  type: 'suggestion',
  subject: '',
  message: 'A bell.',
}
const STORY = { form: 'testimony', name: 'Kavita Zutshi', location: 'Srinagar', story: 'I learnt to weld.' }

beforeAll(async () => {
  await seedDemoData(db, app.clock.now, app.services.sealer)
  await insertFirstHelplines(db, app.clock.now)
})
beforeEach(async () => {
  for (const table of [requests, outbox]) await db.delete(table)
})

describe('the wings index', () => {
  it('has sixteen wings in four groups, each with its kolam, its text and its link', async () => {
    const html = await read('/wings')
    expect([...html.matchAll(/<h2 id="(\w+)-title">(\w+)</g)].map(([, , title]) => title)).toEqual([
      'Core',
      'Impact',
      'Community',
      'Growth',
    ])
    const doors = [...html.matchAll(/href="([^"]+)"[^>]*>Explore ([^<]+)</g)].map(([, path, title]) => [title, path])
    expect(doors).toEqual(WING_GROUPS.flatMap(({ wings }) => wings.map(({ title, path }) => [title, path])))
    expect(doors).toHaveLength(16)
    expect(html.match(/class="kolam"/g)).toHaveLength(16)
  })

  it('ends with two links for people who are not sure', async () => {
    const html = await read('/wings')
    expect(html).toContain('Where Will Your Heart Lead You?')
    expect(html).toMatch(/href="\/\?torch=moods#torch"[^>]*>Start Your Journey</)
    expect(html).toMatch(/href="\/manifesto"[^>]*>Learn More</)
  })
})

describe('the manifesto', () => {
  it('has its seven sections and the sixteen wings in its own four groups', async () => {
    const html = await read('/manifesto')
    const sections = ['torch', 'belief', 'wings', 'co-create', 'roots', 'new-wing', 'invitation']
    expect([...html.matchAll(/<section [^>]*id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(sections)
    expect(html).toContain('>Torch and Diya<')
    const groups = html.slice(html.indexOf('id="wings"'), html.indexOf('id="co-create"'))
    const told = [...groups.matchAll(/<h3[^>]*>([^<]+)<|href="([^"]+)"/g)].map(([, title, path]) => title ?? path)
    const expected = [
      ['Foundation of Care', '/empowerher', '/sahaara', '/doc', '/legal-companion'],
      ['Ripples of Change', '/start', '/ssr', '/solve', '/sow'],
      ['Circles of Support', '/sellers', '/stories', '/fearless-girls', '/heartbeat'],
      ['Seeds of Tomorrow', '/seeds', '/refer', '/campus', '/come-back'],
      ['/wings'],
    ]
    expect(told).toEqual(expected.flat())
  })

  it('marks links that open in a new tab, and opens them with rel="noopener"', async () => {
    const html = await read('/manifesto')
    const outward = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>[\s\S]*?<\/a>/g)].map(([link]) => link)
    expect(outward.length).toBeGreaterThanOrEqual(2)
    expect(outward.filter((link) => !/rel="noopener"/.test(link) || !link.includes('(opens in a new tab)'))).toEqual([])
    for (const path of ['/wings', '/home', '/feedback', '/partnership-hub', '/start'])
      expect(html).toContain(`href="${path}"`)
    expect(html).toMatch(/href="mailto:[^"]+@/)
  })
})

describe('the Contact form', () => {
  it('without JavaScript is stored, confirmed by mail, and shows the address and the answer time', async () => {
    const html = await (await app.post('/contact', CONTACT)).text()
    expect(html).toContain('Message Sent')
    expect(html).toContain('24-48 hours')
    expect(html).toContain('asha@example.in')
    expect(await db.select().from(requests)).toMatchObject([{ kind: 'contact', queue: 'front', isUrgent: false }])
    expect((await listMails(db)).map(({ to }) => to)).toEqual(['asha@example.in'])
  })

  it.each([
    ['/contact', { email: '' }],
    ['/feedback', { message: '  ' }],
  ])('on %s reports missing fields, keeps the typed values and stores nothing', async (path, change) => {
    const response = await app.post(path, { ...CONTACT, ...change })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('Required Fields Missing')
    expect(html).toContain('Please provide your email and message.')
    expect(html).toContain('value="Asha"')
    expect(await db.select().from(requests)).toEqual([])
    expect(await listMails(db)).toEqual([])
  })

  it('is the same on /feedback, with the type preselected, and in the manifesto’s dialog', async () => {
    expect(await read('/feedback')).toMatch(/<option value="feedback" selected="">General Feedback</)
    expect(await read('/manifesto?ask=contact')).toMatch(/id="contact">[^>]*>Contact<\/a><dialog[^>]* open=""/)
    expect(await read('/manifesto')).not.toContain('<dialog')
    const sent = await app.post('/manifesto?ask=contact', { ...CONTACT, type: 'support' })
    expect(await sent.text()).toContain('Message Sent')
    expect(await db.select().from(requests)).toMatchObject([{ kind: 'contact', isUrgent: true }])
  })
})

describe('a story', () => {
  it.each([
    [{ ...STORY, story: '' }, 'Story Required', 'Please share your story before submitting.'],
    [STORY, 'Consent Required', 'Please select how you&#x27;d like your story to be shared.'],
  ])('is refused without text and consent', async (fields, title, message) => {
    const response = await app.post('/share-your-story', fields)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain(title)
    expect(html).toContain(message)
    expect(await db.select().from(requests)).toEqual([])
    expect((await db.select().from(testimonies)).filter(({ isSample }) => !isSample)).toEqual([])
  })

  it('sent anonymously never shows its author, needs an approval, and can be withdrawn by its author', async () => {
    const sent = await (await app.post('/share-your-story', { ...STORY, consentAnonymous: 'yes' })).text()
    expect(sent).toContain('Story Shared')
    const code = /<b class="num">([^<]+)</.exec(sent)?.[1] ?? ''
    expect(await read('/success-stories')).not.toContain('I learnt to weld.')
    expect(await read('/success-stories')).toContain('>Example<')

    await approveAll()
    const shown = await app.get('/success-stories')
    expect(shown.headers.get('X-Cache-Tags')).toBe('testimonies')
    const html = await shown.text()
    expect(html).toContain('I learnt to weld.')
    expect(html).toContain('Name kept private')
    expect(html).not.toMatch(/Zutshi|Srinagar/)
    expect(html.indexOf('I learnt to weld.')).toBeLessThan(html.indexOf('>Examples<'))
    expect(await (await app.get('/success-stories.data')).text()).not.toMatch(/Zutshi|Srinagar/)

    const gone = await app.post('/success-stories/withdraw', { code })
    expect(await gone.text()).toContain('Your story is removed')
    expect(await read('/success-stories')).not.toContain('I learnt to weld.')
  })

  it('sent with a name shows the name', async () => {
    await app.post('/manifesto', { ...STORY, consentWithName: 'yes' })
    await approveAll()
    expect(await read('/success-stories')).toContain('<b>Kavita Zutshi</b>')
  })

  it('cannot be withdrawn with an unknown code', async () => {
    const response = await app.post('/success-stories/withdraw', { code: 'ZZZZ-ZZZZ-ZZ' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('We cannot find a story with this code.')
  })
})

describe('the help page', () => {
  it('has the eight helplines first, as call links', async () => {
    const main = (await read('/support')).split('<main')[1]?.split('</main>')[0] ?? ''
    const numbers = [...main.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number)
    expect(numbers).toEqual(['112', '181', '1098', '14416', '15100', '1930', '14567', '14490'])
    expect(main.indexOf('tel:14490')).toBeLessThan(main.indexOf('Leave now'))
    expect(main).toContain('Checked on 22 November 2026')
  })

  it('is not cached or indexed, and has a neutral title', async () => {
    const response = await app.get('/support')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    const html = await response.text()
    expect(html).toContain('<title>Diya</title>')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
  })

  it('shows no helpline that an operator has hidden', async () => {
    const [first] = await listHelplines(db)
    if (!first) throw new Error('no helpline')
    const ctx = contextIn(app)(OPERATOR)
    await saveHelpline(ctx, { ...first, number: '900100', isShown: false })
    expect(await read('/support')).not.toContain('900100')
  })

  it('stores a request for help encrypted, for the safety queue only', async () => {
    const fields = { form: 'need-support', message: 'Please call.', contact: '98765 43210', name: '', safeTime: 'Noon' }
    const html = await (await app.post('/support', fields)).text()
    expect(html).toContain('We have received your message')
    const rows = await db.select().from(requests)
    expect(rows).toMatchObject([{ kind: 'need-support', queue: 'safety', isUrgent: true, answers: null }])
    expect(JSON.stringify(rows)).not.toMatch(/Please call|98765|Noon/)
  })
})

describe('the open book', () => {
  it('shows each figure with its source, and the money to the rupee', async () => {
    const text = await read('/impact')
    for (const figure of ['1,247', '₹4,20,000', '1,240', '>24<', '8,500', '>156<', '>247<'])
      expect(text).toContain(figure)
    expect(text).toContain('As of 20 November 2026, 1:30 pm, India')
    expect(text).toContain('Source: Demo data')
    expect(text).toContain(formatMoney(await allGifts(), 'INR'))
    expect(text).toMatch(/href="\/campaign\/rukmini-grocery"/)
  })

  it('can be downloaded as a file that balances', async () => {
    const response = await app.get('/impact/book.csv')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = (await response.text()).trim().split('\r\n')
    expect(head).toBe('month,kind,account,campaign,currency,debit,credit')
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row.split(',')[column]), 0)
    expect(sum(5) * 100).toBe(await allGifts())
    expect(sum(6)).toBe(sum(5))
  })

  it.each(['/impact', '/impact/book.csv', '/impact.data'])('names no supporter in %s', async (path) => {
    const text = await (await app.get(path)).text()
    const titles = (await db.select({ title: campaigns.title }).from(campaigns)).map(({ title }) => title).join()
    const givers = (await db.select({ name: contributions.nameSnapshot }).from(contributions)).flatMap(
      ({ name }) => name ?? [],
    )
    expect(givers.length).toBeGreaterThan(100)
    expect(givers.filter((name) => !titles.includes(name) && text.includes(name))).toEqual([])
  })
})

describe('the pages of text', () => {
  it.each([
    ['/about', 'About Diya'],
    ['/team', 'The team'],
    ['/how-it-works', 'How it works'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/guidelines', 'Community guidelines'],
    ['/partners', 'Partners'],
  ])('%s has its own title and description, and is cached for everybody', async (path, title) => {
    const response = await app.get(path)
    expect(response.headers.get('X-Cache-Tags')).toBe(path === '/team' ? 'team' : '')
    const html = await response.text()
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/)
  })

  it.each(['/privacy', '/terms', '/guidelines', '/contact'])('%s names the grievance officer', async (path) => {
    expect(await read(path)).toContain('Meera Rao, 12 Lake Road, Pune')
  })
})

/** The sum of the demo's contributions in paise; the ledger holds nothing else. */
async function allGifts(): Promise<number> {
  const gifts = await db.select({ amountMinor: contributions.amountMinor }).from(contributions)
  return gifts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

async function approveAll(): Promise<void> {
  const ctx = contextIn(app)(OPERATOR)
  const site = { brandName: 'Diya', siteUrl: 'http://localhost:3000' }
  const told = (await db.select().from(testimonies)).filter(({ isSample }) => !isSample)
  for (const { id } of told)
    await decideTestimony(ctx, { id, verdict: 'approved', reason: '', hasGuardian: false, versionSeen: '' }, site)
}

async function read(path: string): Promise<string> {
  const response = await app.get(path)
  expect(response.status).toBe(200)
  return htmlOf(response)
}
