import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { runMonthlyGifts } from '#app/features/fundraising/monthly/debits/run-monthly-gifts.server.ts'
import { mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { forgetSupporter } from '#app/features/fundraising/settlement/forget-supporter.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { DAY_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'

const SLUG = 'sunita-story'
const SUPPORT = `/campaign/${SLUG}/support`
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

const form = (fields: Record<string, string> = {}) => ({
  key: randomUUID(),
  amount: '500',
  tip: '0',
  often: 'monthly',
  name: 'Asha Kulkarni',
  contact: 'asha@example.org',
  place: 'Pune',
  message: '',
  citizen: 'yes',
  ...fields,
})
const AGREED = { intent: 'pay', method: 'upi', agreedOn: '2026-11-20' }

/** Gives every month on the form and approves it on the payment page. Returns the path of the monthly gift. */
async function give(by: Person | null = null, fields: Record<string, string> = {}): Promise<string> {
  t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
  const started = await t.post(SUPPORT, form({ ...AGREED, ...fields }), by?.init)
  expect(started.status).toBe(303)
  const page = new URL(started.headers.get('Location') ?? '')
  const approved = await t.post(`${page.pathname}/approval`, { debits: 'paid' })
  const receipt = await (await t.get(new URL(approved.headers.get('Location') ?? '').pathname)).text()
  return receipt.match(/href="(\/giving\/[\w-]{22})"/)?.[1] ?? 'the receipt leads to the monthly gift'
}

const read = async (path: string, init?: RequestInit) => textOf(await (await t.get(path, init)).text())
const written = () => t.database.db.$count(mandates)
const act = (path: string, fields: Record<string, string>) => t.post(path, fields)

/** The jobs of some days. */
async function pass(days: number) {
  const { webhooks, config, sealer, sandbox } = t.services
  for (let day = 0; day < days; day++) {
    t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
    await runMonthlyGifts({ ...webhooks, site: config, sealer })
    t.clock.now = new Date(t.clock.now.getTime() + 10 * SECOND_MS)
    await sandbox?.deliverDue(t.clock.now)
  }
}

describe('the donation form', () => {
  test('offers once and every month, and once is chosen', async () => {
    const html = await (await t.get(SUPPORT)).text()
    const radios = html.match(/<input[^>]*name="often"[^>]*>/g) ?? []
    expect(radios.map((radio) => [/value="(\w+)"/.exec(radio)?.[1], radio.includes('checked')])).toEqual([
      ['once', true],
      ['monthly', false],
    ])
  })

  test('shows the whole consent before the approval, and stores nothing', async () => {
    const before = await written()
    const words = await read(SUPPORT)
    expect(words).toContain('Every month')
    const review = textOf(await (await t.post(SUPPORT, form())).text())
    for (const part of [
      'on the 20th of each month',
      '20 December 2026',
      '24 hours',
      'do not need to sign in',
      '19 November 2028',
      'UPI AutoPay',
      'Pay ₹500 and approve ₹500 a month',
    ]) {
      expect(review).toContain(part)
    }
    expect(await written()).toBe(before)
  })

  test('that was not read today is shown again before anything is paid', async () => {
    const before = await written()
    for (const agreedOn of ['', '2026-11-19']) {
      const response = await t.post(SUPPORT, form({ ...AGREED, agreedOn }))
      expect(response.status).toBe(409)
      expect(textOf(await response.text())).toContain('Please read them again.')
    }
    expect(await written()).toBe(before)
  })

  test.each([
    [{ amount: '15001' }, 'A monthly gift can be up to ₹15,000.'],
    [{ tip: '20' }, 'A monthly gift takes no tip.'],
    [{ often: 'weekly' }, 'Choose “Once” or “Every month”.'],
  ])('with %j is refused at its field', async (fields, message) => {
    const before = await written()
    const response = await t.post(SUPPORT, form({ ...AGREED, ...fields }))
    expect([400, 409]).toContain(response.status)
    const html = await response.text()
    expect(textOf(html)).toContain(message)
    expect(html).toContain('value="Asha Kulkarni"')
    expect(await written()).toBe(before)
  })

  test('takes up to ₹15,000 a month', async () => {
    expect(await give(null, { amount: '15000' })).toMatch(/^\/giving\//)
  })
})

describe('the page of a monthly gift', () => {
  test('opens without signing in, says the next date and what was agreed, and is not kept anywhere', async () => {
    const path = await give()
    const response = await t.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
    const words = textOf(await response.text())
    for (const part of [
      'Next payment: 20 December 2026',
      '₹500',
      'On the 20th of each month',
      'Paid so far',
      'What you agreed to',
    ]) {
      expect(words).toContain(part)
    }
    expect(words).not.toContain('Asha')
    expect(words).not.toContain('asha@example.org')
  })

  test('skips the next payment, also one that is announced', async () => {
    const path = await give()
    expect((await act(path, { act: 'skip' })).status).toBe(303)
    expect(await read(path)).toContain('Next payment: 20 January 2027')
    await pass(60)
    expect(await read(path)).toContain('Next payment: ₹500 on 20 January 2027')
    await act(path, { act: 'skip' })
    expect(await read(path)).toContain('Next payment: 20 February 2027')
  })

  test('pauses until a day, and resumes', async () => {
    const path = await give()
    await act(path, { act: 'pause', until: '2027-03-01' })
    expect(await read(path)).toContain('Paused until 1 March 2027. Next payment after that: 20 March 2027')
    await act(path, { act: 'resume' })
    expect(await read(path)).toContain('Next payment: 20 December 2026')
  })

  test('changes the amount up to what was approved', async () => {
    const path = await give()
    await act(path, { act: 'change', amount: '200' })
    expect(await read(path)).toContain('Amount ₹200')
    await act(path, { act: 'change', amount: '500' })
    expect(await read(path)).toContain('Amount ₹500')
  })

  test('stops with one press, and says so', async () => {
    const path = await give()
    const response = await act(path, { act: 'stop' })
    expect(response.headers.get('Location')).toBe(`${path}?did=stop`)
    const words = await read(`${path}?did=stop`)
    expect(words).toContain('Your monthly gift is stopped. Nothing more will be taken.')
    expect(words).toContain('You stopped it.')
    expect(words).not.toContain('Skip it')
    const again = await act(path, { act: 'stop' })
    expect(again.status).toBe(409)
    await pass(40)
    expect(await read(path)).not.toContain('20 December 2026: ₹500')
    const mails = await listMails(t.database.db)
    expect(mails.some(({ subject }) => subject.endsWith('has ended'))).toBe(true)
  })

  test.each([
    [{ act: 'pause', until: '' }, 400, 'Choose the day to start again.'],
    [{ act: 'pause', until: '2026-11-20' }, 409, 'Choose a day after today.'],
    [{ act: 'pause', until: '2027-12-01' }, 409, 'The pause can last up to 12 months'],
    [{ act: 'change', amount: '501' }, 409, 'You approved up to ₹500.'],
    [{ act: 'change', amount: '9' }, 409, 'The smallest amount is ₹10.'],
    [{ act: 'change', amount: 'much' }, 400, 'Enter the amount in digits'],
    [{ act: 'resume' }, 409, 'It is not paused.'],
  ])('refuses %j and changes nothing', async (fields, status, message) => {
    const path = await give()
    const before = await read(path)
    const response = await act(path, fields)
    expect(response.status).toBe(status)
    expect(textOf(await response.text())).toContain(message)
    expect(await read(path)).toBe(before)
  })

  test('is not found with a guessed address, and does nothing unknown or from another site', async () => {
    const path = await give()
    expect((await t.get('/giving/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
    expect((await t.post('/giving/AAAAAAAAAAAAAAAAAAAAAA', { act: 'stop' })).status).toBe(404)
    expect((await act(path, { act: 'double' })).status).toBe(400)
    const foreign = { headers: { Origin: 'https://elsewhere.example' } }
    expect((await t.post(path, { act: 'stop' }, foreign)).status).toBe(403)
    expect(await read(path)).toContain('Next payment: 20 December 2026')
  })
})

test('a member finds the monthly gifts in the account, a stranger does not, and an erasure ends them', async () => {
  const asha = await signUp(t, 'MonthlyAsha')
  const path = await give(asha)
  const html = await (await t.get('/account/gifts', asha.init)).text()
  expect(html).toContain(`href="${path}"`)
  expect(textOf(html)).toContain('Monthly gifts')
  const stranger = await signUp(t, 'Stranger')
  expect(await read('/account/gifts', stranger.init)).not.toContain('Monthly gifts')
  await forgetSupporter({
    ...contextIn(t)(),
    actor: { kind: 'member', userId: asha.userId, displayName: 'Asha', email: null, roles: [] },
  })
  expect(await read(path)).toContain('The account was deleted.')
})

describe('the receipt of a monthly gift that was not paid', () => {
  const html = async (path: string) => (await t.get(path)).text()
  const valuesOf = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )

  /** The approval was refused. Returns the receipt's path. */
  async function refused(): Promise<string> {
    t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
    const started = await t.post(SUPPORT, form({ ...AGREED, amount: '750' }))
    const { pathname } = new URL(started.headers.get('Location') ?? '')
    const left = await t.post(`${pathname}/rejection`, {})
    return new URL(left.headers.get('Location') ?? '').pathname
  }

  test('offers it every month again, and shows the whole consent before another approval', async () => {
    const page = await html(await refused())
    expect(textOf(page)).toContain('Your monthly gift was not set up.')
    expect(page).not.toContain('/giving/')
    const again = await (await t.post(SUPPORT, valuesOf(page))).text()
    expect(again).toMatch(/name="amount"[^>]*value="750"/)
    expect(again.match(/<input[^>]*name="often"[^>]*checked=""[^>]*>/)?.[0]).toContain('value="monthly"')
    const before = await written()
    const sent = { ...form(), ...valuesOf(page), contact: 'asha@example.org', intent: '' }
    expect(textOf(await (await t.post(SUPPORT, sent)).text())).toContain('Pay ₹750 and approve ₹750 a month')
    expect((await t.post(SUPPORT, { ...sent, intent: 'pay' })).status).toBe(409)
    expect(await written()).toBe(before)
  })

  test('offers it once where the campaign ends before a second payment', async () => {
    const path = await refused()
    const endsAt = new Date(t.clock.now.getTime() + 7 * DAY_MS)
    await t.database.db.update(campaigns).set({ endsAt }).where(eq(campaigns.slug, SLUG))
    const page = await html(path)
    await t.database.db.update(campaigns).set({ endsAt: null }).where(eq(campaigns.slug, SLUG))
    expect(textOf(page)).toContain('This campaign takes no monthly gifts now.')
    expect(valuesOf(page)).not.toHaveProperty('often')
  })
})

test('a closed campaign ends it, and the page says why', async () => {
  const path = await give()
  await closeCampaign(contextIn(t)(DEMO_OPERATOR), { slug: SLUG, reason: 'The machine is bought.' })
  await pass(1)
  expect(await read(path)).toContain('The campaign is closed.')
})
