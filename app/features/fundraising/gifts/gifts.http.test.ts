import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { readCsv } from '#app/platform/file-formats/csv.ts'
import { MINUTE_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpByPhone } from '#test/people.ts'

const PHONE = '+919876543210'
const SLUG = 'sunita-story'
let t: TestApp
let start: Date
beforeAll(async () => {
  t = await testApp()
  start = t.clock.now
  await seedFundraising(t.database.db, start)
})
beforeEach(() => {
  t.clock.now = start
})

/** Gives on the form and chooses an outcome on the payment page. Returns the receipt's path. */
async function give(by: Person | null, { outcome = 'success', slug = SLUG, ...fields }: Record<string, string> = {}) {
  t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
  const form = { ...FORM, key: randomUUID(), ...fields }
  const started = await t.post(`/campaign/${slug}/support`, form, by?.init)
  const payUrl = new URL(started.headers.get('Location') ?? '', 'http://localhost:3000')
  const chosen = await t.post(`${payUrl.pathname}/outcome`, { method: 'upi', outcome })
  return new URL(chosen.headers.get('Location') ?? '').pathname
}
const FORM = {
  amount: '500',
  tip: '20',
  name: 'Asha Kulkarni',
  contact: 'asha@example.org',
  place: 'Pune',
  message: '',
  citizen: 'yes',
  intent: 'pay',
}

const htmlOf = async (person: Person, path = '/account/gifts') => {
  const response = await t.get(path, person.init)
  expect(response.status).toBe(200)
  return response.text()
}
const giftsOf = async (person: Person) => textOf(await htmlOf(person))
const keep = (path: string, init?: RequestInit) => t.post(path, { intent: 'keep' }, init)
const publicPage = async () => {
  const html = await (await t.get(`/campaign/${SLUG}/supporters`)).text()
  return textOf(html)
}
const tokenOf = (path: string) => path.slice('/receipt/'.length)

describe('the gifts of a member', () => {
  test('are listed with state, receipt and the way to give again', async () => {
    const asha = await signUp(t, 'Asha')
    expect(await giftsOf(asha)).toContain('You have not given to a campaign yet.')
    const path = await give(asha, { amount: '750.50', anonymous: 'yes' })
    const html = await htmlOf(asha)
    const words = textOf(html)
    expect(words).toContain('April 2026 to March 2027')
    expect(words).toMatch(/Paid 20 November 2026 .* ₹770.50 with a tip of ₹20 Receipt DY-26-\d{5} Shown as “A friend”/)
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain(`href="/campaign/${SLUG}/support?amount=750.50"`)
  })

  test('leave out payments that failed or timed out, and show one that waits for the bank', async () => {
    const asha = await signUp(t, 'Asha')
    await give(asha, { outcome: 'failure' })
    expect(await giftsOf(asha)).toContain('You have not given to a campaign yet.')
    await give(asha, { outcome: 'delayed' })
    expect(await giftsOf(asha)).toContain('Waiting for your bank')
    await t.services.sandbox?.deliverDue(t.clock.now)
    t.clock.now = new Date(t.clock.now.getTime() + 10 * MINUTE_MS)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(await giftsOf(asha)).toContain('Paid')
  })

  test('that came back say why, also while the money is on its way', async () => {
    const asha = await signUp(t, 'Asha')
    const path = await give(asha)
    await t.post(path, { reason: 'I chose the wrong campaign' })
    const words = await giftsOf(asha)
    expect(words).toContain('On its way back')
    expect(words).toContain('Reason: I chose the wrong campaign')
  })

  test('to a closed campaign cannot be given again', async () => {
    const asha = await signUp(t, 'Asha')
    const slug = 'anjali-campaign'
    const [other] = await t.database.db.select({ slug: campaigns.slug }).from(campaigns).orderBy(campaigns.slug)
    const closing = other?.slug === SLUG ? slug : (other?.slug ?? slug)
    await give(asha, { slug: closing })
    expect(await htmlOf(asha)).toContain(`/campaign/${closing}/support?amount=500`)
    await closeCampaign(contextIn(t)(DEMO_OPERATOR), { slug: closing, reason: 'The goal is reached.' })
    expect(await htmlOf(asha)).not.toContain(`/campaign/${closing}/support`)
  })

  test('come in pages of twenty, and nobody sees those of another', async () => {
    const [asha, bina] = [await signUp(t, 'Asha'), await signUp(t, 'Bina')]
    const path = await give(asha)
    const [gift] = await t.database.db
      .select()
      .from(contributions)
      .where(eq(contributions.publicToken, tokenOf(path)))
    expect(gift?.userId).toBe(asha.userId)
    for (let i = 0; i < 20; i++) await give(asha, { amount: String(100 + i) })
    expect(await giftsOf(asha)).toContain('Older gifts')
    expect(await giftsOf(asha)).not.toContain('Newer gifts')
    const second = await htmlOf(asha, '/account/gifts?page=2')
    expect(second).toContain(path)
    expect(textOf(second)).toContain('Newer gifts')
    expect(await giftsOf(bina)).toContain('You have not given to a campaign yet.')
  })
})

describe('a gift that was given without signing in', () => {
  test('joins the account with its proven e-mail address, and the public page does not change', async () => {
    const contact = `meera-${randomUUID().slice(0, 8)}@example.org`
    const path = await give(null, { contact: contact.toUpperCase(), anonymous: 'yes', message: 'For the looms' })
    const before = await publicPage()
    const meera = await signUp(t, 'Meera', { email: contact })
    expect(await htmlOf(meera)).toContain(path)
    expect(await publicPage()).toBe(before)
    expect(before).not.toContain('Meera')
  })

  test('does not join while the address is not proven, nor the account of another address', async () => {
    const contact = `nila-${randomUUID().slice(0, 8)}@example.org`
    const path = await give(null, { contact })
    const [nila, other] = [await signUp(t, 'Nila', { email: contact }), await signUp(t, 'Other')]
    // Confirmed by a phone number alone, as an account of another provider may be.
    const unproven = { emailConfirmedAt: null, phone: '919812345678', phoneConfirmedAt: t.clock.now }
    await t.database.db.update(users).set(unproven).where(eq(users.id, nila.userId))
    expect(await htmlOf(nila)).not.toContain(path)
    expect(await htmlOf(other)).not.toContain(path)
  })

  test('is not taken from the account that has it', async () => {
    const contact = `rani-${randomUUID().slice(0, 8)}@example.org`
    const [asha, rani] = [await signUp(t, 'Asha'), await signUp(t, 'Rani', { email: contact })]
    const path = await give(asha, { contact })
    expect(await htmlOf(rani)).not.toContain(path)
    expect(await htmlOf(asha)).toContain(path)
  })

  test('never joins by the phone number alone, which may have a new owner', async () => {
    const holder = await signUpByPhone(t, 'Holder', { phone: PHONE })
    const path = await give(null, { contact: PHONE })
    expect(await htmlOf(holder)).not.toContain(path)
    expect(await giftsOf(holder)).toContain('You have not given to a campaign yet.')
  })

  test('with a phone number joins by its receipt, once', async () => {
    const path = await give(null, { contact: PHONE })
    const [asha, bina] = [await signUp(t, 'Asha'), await signUp(t, 'Bina')]
    expect(textOf(await (await t.get(path)).text())).not.toContain('Keep in my account')
    expect((await keep(path)).status).toBe(409)
    expect(await htmlOf(asha, path)).toContain('Keep in my account')
    expect((await keep(path, asha.init)).headers.get('Location')).toBe(path)
    expect((await keep(path, asha.init)).status).toBe(303)
    expect(await htmlOf(asha)).toContain(path)
    expect(textOf(await htmlOf(asha, path))).toContain('This gift is in your account.')
    const refused = await keep(path, bina.init)
    expect(refused.status).toBe(409)
    expect(textOf(await refused.text())).toContain('cannot move to another one')
    expect(await htmlOf(bina, path)).not.toContain('Keep in my account')
    expect(await htmlOf(bina)).not.toContain(path)
  })

  test('with an e-mail address is not kept by who has only its receipt, which people forward', async () => {
    const path = await give(null)
    const bina = await signUp(t, 'Bina')
    expect(await htmlOf(bina, path)).not.toContain('Keep in my account')
    expect((await keep(path, bina.init)).status).toBe(409)
    expect(await htmlOf(bina)).not.toContain(path)
    expect((await keep('/receipt/aaaaaaaaaaaaaaaaaaaaaa', bina.init)).status).toBe(404)
  })
})

describe('the statement of a financial year', () => {
  test('is a PDF and a CSV with every gift, every return and their sums', async () => {
    const asha = await signUp(t, 'Asha')
    await give(asha, { amount: '1000', tip: '0' })
    const back = await give(asha, { amount: '250' })
    await t.post(back, { reason: '=1+1' })
    await give(asha, { outcome: 'failure' })
    const csv = await t.get('/account/gifts/2026.csv', asha.init)
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="gifts-2026-2027.csv"')
    const bytes = new Uint8Array(await csv.arrayBuffer())
    expect(new TextDecoder().decode(bytes)).toContain(`,'=1+1`)
    const read = readCsv(bytes)
    const rows = read.ok ? read.rows.map(({ cells }) => cells) : []
    expect(rows.map((cells) => [cells[1], cells[4], cells[5], cells[6]])).toEqual([
      ['Entry', 'Gift', 'Tip', 'Total'],
      ['Gift', '1000.00', '0.00', '1000.00'],
      ['Gift', '250.00', '20.00', '270.00'],
      ['Returned', '250.00', '20.00', '270.00'],
      ['', '', '', '1270.00'],
      ['', '', '', '270.00'],
    ])
    const pdf = await t.get('/account/gifts/2026.pdf', asha.init)
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
    expect(pdf.headers.get('Cache-Control')).toContain('no-store')
    expect(Buffer.from(await pdf.arrayBuffer()).subarray(0, 5)).toEqual(Buffer.from('%PDF-'))
  })

  test('is nobody else’s, and of a year without gifts there is none', async () => {
    const asha = await signUp(t, 'Asha')
    for (const path of ['2026', '2025', '20266', 'x', '1999']) {
      expect((await t.get(`/account/gifts/${path}.pdf`, asha.init)).status, path).toBe(404)
      expect((await t.get(`/account/gifts/${path}.csv`, asha.init)).status, path).toBe(404)
    }
    expect((await t.get('/account/gifts/2026.pdf')).headers.get('Location')).toContain('/auth')
  })
})
