import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import { textOf } from '#test/page-text.ts'

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

/** Submits the form and chooses an outcome on the payment page. Returns the receipt's path. */
async function give({
  outcome,
  slug = 'sunita-story',
  ...fields
}: { outcome: string; slug?: string } & Record<string, string>) {
  const form = {
    key: randomUUID(),
    amount: '500',
    tip: '20',
    name: 'Asha Kulkarni',
    contact: 'asha@example.org',
    place: 'Pune',
    message: '',
    citizen: 'yes',
    intent: 'pay',
    ...fields,
  }
  const started = await t.post(`/campaign/${slug}/support`, form)
  const payUrl = new URL(started.headers.get('Location') ?? '', 'http://localhost:3000')
  const chosen = await t.post(`${payUrl.pathname}/outcome`, { method: 'upi', outcome })
  expect(chosen.status).toBe(303)
  return new URL(chosen.headers.get('Location') ?? '').pathname
}
const raised = async (slug: string) => (await findCampaign(t.database.db, { slug, now: t.clock.now }))?.raisedMinor

describe('a receipt', () => {
  test('is opened with its token only', async () => {
    for (const path of ['/receipt/aaaaaaaaaaaaaaaaaaaaaa', '/receipt/1', "/receipt/'%20or%201=1"]) {
      const response = await t.get(path)
      expect(response.status, path).toBe(404)
      expect(await response.text()).toContain('Receipt not found')
      expect((await t.get(`${path}.pdf`)).status).toBe(404)
    }
  })

  test('says that it was sent by mail, or to a number as a text message', async () => {
    const read = async (path: string) => (await t.get(path)).text()
    expect(await read(await give({ outcome: 'success' }))).toContain('We also sent it to your e-mail address.')
    const byText = await read(await give({ outcome: 'success', contact: '98765 43210' }))
    expect(byText).toContain('We also sent you a text message with a link to it.')
    expect(byText).not.toContain('e-mail address')
  })

  test('lists the gift under a number, and is never cached', async () => {
    const path = await give({ outcome: 'success' })
    const response = await t.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    const words = textOf(html)
    expect(words).toContain("Campaign Two more looms for Sunita's weaving shed From Asha Kulkarni")
    expect(words).toContain('Amount ₹500 Tip for Diya ₹20 Total ₹520 Date 20 November 2026, 1:30 pm Paid with UPI')
    expect(words).toMatch(/Receipt DY-26-\d{5}/)
    expect(words).toContain('Test payment. No real money moved.')
    expect(words).toContain('You cannot use it for a tax deduction')
    expect(html).toContain('aria-label="QR code: opens this receipt"')
    expect(html).not.toContain('http-equiv="refresh"')
    expect(html).not.toContain('asha@example.org')
    expect(JSON.stringify(t.logged)).not.toContain(path.slice('/receipt/'.length))
  })

  test('has a QR code that leads to it in the language in which it is shown', async () => {
    const path = await give({ outcome: 'success' })
    const { siteUrl } = t.services.config
    const codes = [qrDrawing(siteUrl + path).path, qrDrawing(`${siteUrl}/hi${path}`).path]
    const shown = async (of: string) => {
      const html = await (await t.get(of)).text()
      return codes.map((code) => html.includes(code))
    }
    expect(await shown(path)).toEqual([true, false])
    expect(await shown(`/hi${path}`)).toEqual([false, true])
  })

  test('can be downloaded as a PDF whose name has its number', async () => {
    const path = await give({ outcome: 'success' })
    const number = textOf(await (await t.get(path)).text()).match(/DY-26-\d{5}/)?.[0]
    const response = await t.get(`${path}.pdf`)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toContain(`${number}.pdf`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('of a payment that was left says that nothing was taken and how to go on, never that a bank is awaited', async () => {
    const before = await raised('sunita-story')
    const giver = { name: 'Asha', contact: 'asha@example.org', place: '', message: '' }
    const form = { key: randomUUID(), amount: '500', tip: '0', citizen: 'yes', ...giver, intent: 'pay' }
    const started = await t.post('/campaign/sunita-story/support', form)
    const paying = new URL(started.headers.get('Location') ?? '', 'http://localhost:3000').pathname
    const back = /href="([^"]*)">Go back without paying/.exec(await (await t.get(paying)).text())?.[1] ?? ''
    const path = new URL(back).pathname
    const html = await (await t.get(path)).text()
    const text = textOf(html)
    expect(text).toContain('You have not paid. Nothing was taken.')
    expect(text).not.toContain('waiting for your bank')
    expect(html).toContain('href="/campaign/sunita-story"')
    expect(text).toContain('Continue to pay')
    expect(textOf(await (await t.get(`${path}?sandbox_paid=1`)).text())).toContain('We are waiting for your bank')
    expect(await raised('sunita-story')).toBe(before)
  })

  test('waits while the payment is pending, and reloads by itself', async () => {
    const path = await give({ outcome: 'delayed' })
    const waiting = await (await t.get(path)).text()
    expect(waiting).toContain('We are waiting for your bank')
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>')
    expect((await t.get(`${path}.pdf`)).status).toBe(404)
    t.clock.now = new Date(start.getTime() + MINUTE_MS)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(await (await t.get(path)).text()).toContain('Thank you, Asha Kulkarni')
  })

  test("of a failed payment keeps the form's values for a retry", async () => {
    const before = await raised('sunita-story')
    const path = await give({ outcome: 'failure', amount: '99.50', place: 'Pune', anonymous: 'yes' })
    const html = await (await t.get(path)).text()
    expect(html).toContain('The payment did not go through')
    expect(await raised('sunita-story')).toBe(before)
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const form = await (await t.post('/campaign/sunita-story/support', Object.fromEntries(hidden))).text()
    expect(form).toMatch(/name="amount"[^>]*value="99.50"/)
    expect(form).toMatch(/name="tip"[^>]*value="20"/)
    expect(form).toMatch(/name="name"[^>]*value="Asha Kulkarni"/)
    expect(form).toMatch(/name="anonymous"[^>]*checked=""/)
  })

  test('returns the gift when requested within a day, and not later', async () => {
    const before = await raised('sunita-story')
    const path = await give({ outcome: 'success' })
    const late = await give({ outcome: 'success' })
    expect(await raised('sunita-story')).toBe((before ?? 0) + 2 * 500_00)
    expect((await t.post(path, { reason: 'I typed a nought too many' })).status).toBe(303)
    const returning = textOf(await (await t.get(path)).text())
    expect(returning).toContain('Your money is on its way back')
    expect(returning).toContain('Reason: I typed a nought too many')
    expect(await raised('sunita-story')).toBe((before ?? 0) + 500_00)
    expect((await t.post(path, {})).status).toBe(409)
    t.clock.now = new Date(start.getTime() + 25 * HOUR_MS)
    expect(await (await t.get(late)).text()).not.toContain('Ask for the money back')
    const refused = await t.post(late, {})
    expect(refused.status).toBe(409)
    await sendRefunds(t.services.webhooks)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(textOf(await (await t.get(path)).text())).toContain('Your money was returned')
  })

  test('shows the reason when the campaign closed meanwhile and the money goes back', async () => {
    const slug = 'kamala-story'
    const path = await give({ outcome: 'delayed', slug })
    const ctx = contextIn(t)(DEMO_OPERATOR)
    await closeCampaign(ctx, { slug, reason: 'Kamala has received a scholarship.' })
    const before = await raised(slug)
    t.clock.now = new Date(start.getTime() + MINUTE_MS)
    await t.services.sandbox?.deliverDue(t.clock.now)
    const words = textOf(await (await t.get(path)).text())
    expect(words).toContain('Your money is on its way back')
    expect(words).toMatch(/Reason: .*closed/)
    expect(await raised(slug)).toBe(before)
  })
})

describe('an anonymous donor', () => {
  const secrets = ['Zubeida', 'Qureshi', 'zubeida@example.org', 'Malegaon']

  test('is named on their own receipt only', async () => {
    const live = await t.get('/live/campaigns/lakshmi-story')
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
    const path = await give({
      outcome: 'success',
      slug: 'lakshmi-story',
      name: 'Zubeida Qureshi',
      contact: 'zubeida@example.org',
      place: 'Malegaon',
      anonymous: 'yes',
    })
    let heard = ''
    while (!heard.includes('event: supporter')) heard += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    expect(heard).toContain('"name":null')
    const token = path.slice('/receipt/'.length)
    for (const page of [
      '/campaign/lakshmi-story',
      '/campaign/lakshmi-story.data',
      '/campaign',
      '/campaign/lakshmi-story/support',
      '/',
      '/empowerher?tab=campaigns',
    ]) {
      const html = await (await t.get(page)).text()
      for (const secret of [...secrets, token]) expect(html, page).not.toContain(secret)
    }
    for (const secret of [...secrets, token]) {
      expect(heard).not.toContain(secret)
      expect(JSON.stringify(t.logged)).not.toContain(secret)
    }
    const campaign = await (await t.get('/campaign/lakshmi-story')).text()
    expect(textOf(campaign)).toMatch(/Latest supporters Live A friend just now ₹500/)
    const receipt = await (await t.get(path)).text()
    expect(textOf(receipt)).toContain('From Zubeida Qureshi Name on the campaign page A friend')
    expect(receipt.match(/<title>[^<]*<\/title>/)?.[0]).toBe('<title>Receipt · Diya</title>')
  })
})
