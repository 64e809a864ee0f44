import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAttachment } from '#app/features/partnership/demo-calendar.server.ts'
import { demoBookings, demoDaysOff } from '#app/features/partnership/tables.server.ts'
import { documentDownloads } from '#app/features/documents/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { seedDemoHours } from '#app/features/partnership/demo.ts'
import { seedDocuments } from '#app/features/documents/demo/demo.ts'
import { sameBrowser } from '#test/same-site/cookies.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { htmlOf } from '#test/page-text.ts'
import { NOW } from '#test/clock.ts'

const app = await testApp()
const { db } = app.database
const PHONE = { headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile' } }
const MONDAY = '2026-11-23T05:30:00.000Z'
const MEERA = { time: MONDAY, name: 'Meera Joshi', organization: 'Looms', email: 'meera@example.in', way: 'video' }
const PARTNER = {
  form: 'partnership',
  firstName: 'Meera',
  lastName: 'Joshi',
  email: 'meera@example.in',
  organization: 'Looms',
  type: 'ngo',
  role: 'Director',
  goals: 'Forty evenings of mentoring',
  timeline: '3months',
}

beforeAll(async () => {
  await seedDocuments(db, NOW)
  await seedDemoHours(db, NOW)
})

beforeEach(async () => {
  app.clock.now = NOW
  for (const table of [demoBookings, demoDaysOff, requests, outbox, documentDownloads]) await db.delete(table)
})

describe('an NGO', () => {
  it('finds four templates to use and to preview, with the minutes each takes', async () => {
    const html = await read('/ngo-templates')
    expect(html.match(/>Use Template</g)).toHaveLength(4)
    expect(html.match(/>Preview</g)).toHaveLength(4)
    expect([...html.matchAll(/Set up in (\d+) minutes/g)].map(([, minutes]) => minutes)).toEqual([
      '15',
      '20',
      '30',
      '25',
    ])
    expect(html).toMatch(/href="\/"[^>]*>[^A-Z]*<svg[\s\S]{0,200}?Home</)
  })

  it('reads a template before downloading it in an editable format', async () => {
    const html = await read('/documents/volunteer-register')
    expect(html).toContain('Volunteer register')
    expect(html).toContain('Nobody is alone with a child behind a closed door.')
    expect(html).toMatch(/href="\/documents\/volunteer-register\.csv"/)
    const csv = await app.get('/documents/volunteer-register.csv', PHONE)
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="volunteer-register.csv"')
    expect(await csv.text()).toContain('Name,Phone,Can help with')
    const docx = await app.get('/documents/campaign-plan.docx', PHONE)
    expect(
      Buffer.from(await docx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  it('requests a custom template without JavaScript', async () => {
    expect(await read('/ngo-templates?ask=custom-template')).toContain('name="need"')
    const asked = {
      form: 'custom-template',
      need: 'A stock list',
      name: 'Meera',
      organization: 'Looms',
      email: 'm@example.in',
    }
    const response = await app.post('/ngo-templates', asked)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('We have received your request')
    expect(await db.select().from(requests)).toMatchObject([{ kind: 'custom-template', queue: 'partnership' }])
  })
})

describe('a download', () => {
  it('is counted when a person downloads the file, and shown', async () => {
    await app.get('/documents/campaign-plan.docx', PHONE)
    await app.get('/documents/campaign-plan.pdf', PHONE)
    expect(await db.select().from(documentDownloads)).toHaveLength(2)
    expect(await read('/ngo-templates')).toContain('2 downloads')
    expect(await read('/documents/campaign-plan')).toContain('2 downloads')
  })

  it('is counted once in a browser session, by a cookie that only this file gets and that has no id', async () => {
    const first = await app.get('/documents/campaign-plan.pdf', PHONE)
    const cookie = first.headers.get('Set-Cookie') ?? ''
    expect(cookie).toBe('diya-counted=1; Path=/documents/campaign-plan.pdf; HttpOnly; SameSite=Lax')
    const again = { headers: { ...PHONE.headers, Cookie: 'diya-counted=1' } }
    expect((await app.get('/documents/campaign-plan.pdf', again)).status).toBe(200)
    expect(await db.select().from(documentDownloads)).toMatchObject([{ count: 1 }])
  })

  it('is not counted for robots, clients without a name, prefetches and HEAD requests', async () => {
    const bot = { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }
    const ahead = { headers: { ...PHONE.headers, 'Sec-Purpose': 'prefetch' } }
    for (const asking of [bot, {}, ahead, { ...PHONE, method: 'HEAD' }]) {
      expect((await app.request('/documents/campaign-plan.pdf', asking)).status).toBe(200)
    }
    expect(await db.select().from(documentDownloads)).toEqual([])
  })

  it.each([
    '/documents/nothing',
    '/documents/nothing.pdf',
    '/documents/campaign-plan.csv',
    '/documents/case-study-ngo.docx',
  ])('of %s returns 404', async (path) => {
    expect((await app.get(path, PHONE)).status).toBe(404)
    expect(await db.select().from(documentDownloads)).toEqual([])
  })
})

describe('a college', () => {
  it('finds six tools, three steps and a link to the student programme', async () => {
    const html = await read('/ssr-toolkit')
    expect(html.match(/class="card doc"/g)).toHaveLength(6)
    expect(html.match(/<ol>[\s\S]*?<\/ol>/)?.[0].match(/<li>/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/ssr"/)
  })
})

describe('the hub', () => {
  it('shows three kinds of partners, three packages, and case studies marked as composite', async () => {
    const html = await read('/partnership-hub')
    for (const name of ['NGOs', 'Colleges', 'Corporates', 'Community Connect', 'Impact Scale', 'Innovation Lab'])
      expect(html).toContain(`<h3>${name}</h3>`)
    expect(html.match(/class="tag">Composite example</g)).toHaveLength(3)
    expect(html).toContain('Next free time: Mon 23 Nov, 11:00 am')
    expect(html).toMatch(/href="\/partnership-hub\/demo"[^>]*>Schedule Demo</)
    expect(html).toMatch(/href="\/documents\/case-studies\.pdf"[^>]*>[\s\S]{0,120}Download Case Studies</)
    const pdf = await app.get('/documents/case-studies.pdf', PHONE)
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('offers a conversation when no slot is free', async () => {
    const days = Array.from({ length: 14 }, (_, i) => ({
      day: new Date(NOW.getTime() + i * DAY_MS).toISOString().slice(0, 10),
    }))
    await db.insert(demoDaysOff).values(days)
    expect(await read('/partnership-hub')).toContain('No free times in the next two weeks.')
    expect(await read('/partnership-hub/demo')).toContain('No free time at the moment')
  })
})

describe('a demo', () => {
  it('is booked without JavaScript, confirmed on a page that is not cached, and mailed with a calendar file', async () => {
    const response = await app.post('/partnership-hub/demo', MEERA)
    expect(response.status).toBe(303)
    const path = response.headers.get('Location') ?? ''
    const page = await app.get(path)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(await page.text()).toContain('Monday 23 November 2026, 11:00 am (India)')
    const calendar = await (await app.get(`${path}.ics`)).text()
    expect(calendar).toContain('DTSTART:20261123T053000Z')
    const [mail] = await listMails(db)
    const load = demoAttachment({ db, clock: () => NOW, site: { brandName: 'Diya', siteUrl: 'http://localhost:3000' } })
    const attached = await load(mail?.attachments[0] ?? { kind: '', id: '' })
    expect(attached?.content.toString()).toBe(calendar)
  })

  it('goes to one of two concurrent guests; the other keeps the typed values, and nothing of theirs is stored', async () => {
    const asha = { ...MEERA, name: 'Asha Rao', email: 'asha@example.in', wishes: 'The public accounts' }
    const responses = await Promise.all([
      app.post('/partnership-hub/demo', MEERA),
      app.post('/partnership-hub/demo', asha),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const refused = responses.find(({ status }) => status === 409)
    const html = (await refused?.text()) ?? ''
    expect(html).toContain('Somebody has just taken this time.')
    expect(html).toMatch(/value="(asha|meera)@example\.in"/)
    expect(html).not.toContain(`value="${MONDAY}"`)
    expect(await db.select().from(requests)).toHaveLength(1)
    expect(await listMails(db)).toHaveLength(1)
  })

  it('is one booking when the form is posted twice', async () => {
    const first = await app.post('/partnership-hub/demo', MEERA)
    const second = await app.post('/partnership-hub/demo', MEERA, sameBrowser(first))
    // On another phone the time is taken: the code is not given away.
    expect((await app.post('/partnership-hub/demo', MEERA)).status).toBe(409)
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await db.select().from(demoBookings)).toHaveLength(1)
  })

  it('reports missing fields, and a missing phone number for a call', async () => {
    const html = await (await app.post('/partnership-hub/demo', { ...MEERA, time: '', email: 'no' })).text()
    expect(html).toContain('Please choose a time.')
    expect(html).toContain('value="Meera Joshi"')
    const call = await app.post('/partnership-hub/demo', { ...MEERA, way: 'phone' })
    expect(call.status).toBe(400)
    expect(await call.text()).toContain('Please enter the number that we should call.')
    expect(await db.select().from(requests)).toEqual([])
  })

  it('can be cancelled by the guest with its code until it starts, and the slot is free again', async () => {
    const path = (await app.post('/partnership-hub/demo', MEERA)).headers.get('Location') ?? ''
    expect(await read('/partnership-hub/demo')).not.toContain(`value="${MONDAY}"`)
    expect((await app.post('/partnership-hub/demo/K7QM2XTP9D', {})).status).toBe(404)
    expect((await app.get('/partnership-hub/demo/K7QM2XTP9D.ics')).status).toBe(404)
    app.clock.now = new Date(MONDAY)
    expect((await app.post(path, {})).status).toBe(409)
    app.clock.now = NOW
    expect((await app.post(path, {})).status).toBe(303)
    expect(await read(path)).toContain('This demo is cancelled')
    expect(await read('/partnership-hub/demo')).toContain(`value="${MONDAY}"`)
  })
})

describe('the partnership form', () => {
  it('reaches the partnership queue, due within 24 hours', async () => {
    const response = await app.post('/partnership-conversation', PARTNER)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('We have received your message')
    expect(await db.select().from(requests)).toMatchObject([
      { kind: 'partnership', queue: 'partnership', isUrgent: false, dueAt: new Date('2026-11-21T08:00:00Z') },
    ])
    expect(await listMails(db)).toMatchObject([{ to: 'meera@example.in' }])
  })

  it('needs names, address, organization, type, role and goals, and nothing else', async () => {
    const { timeline: _, ...least } = PARTNER
    for (const name of ['firstName', 'lastName', 'email', 'organization', 'type', 'role', 'goals']) {
      expect((await app.post('/partnership-conversation', { ...least, [name]: '' })).status, name).toBe(400)
    }
    expect((await app.post('/partnership-conversation', { ...least, type: 'bank' })).status).toBe(400)
    expect(await db.select().from(requests)).toEqual([])
    expect((await app.post('/partnership-conversation', least)).status).toBe(200)
  })

  it('preselects the package, and promises an answer within 24 hours and a call of 30 minutes', async () => {
    const html = await read('/partnership-conversation?package=impact-scale&type=corporate')
    expect(html).toMatch(/<option value="impact-scale" selected=""/)
    expect(html).toMatch(/<option value="corporate" selected=""/)
    for (const promise of ['Within 24 hours', '30 minutes', 'What happens next', 'Contact information'])
      expect(html).toContain(promise)
  })
})

async function read(path: string): Promise<string> {
  const response = await app.get(path)
  expect(response.status, path).toBe(200)
  return htmlOf(response)
}
