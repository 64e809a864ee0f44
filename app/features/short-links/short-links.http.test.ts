import { beforeEach, describe, expect, test } from 'vitest'
import { guardianMail } from '#app/features/students/guardian-consent/mails.ts'
import { invitationMail } from '#app/features/squads/mails.ts'
import { accountMail } from '#app/features/payouts/mails.ts'
import { askedMail } from '#app/features/marketplace/questions/mails.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { deleteMailsTo } from '#app/platform/mail/outbox.server.ts'
import { deleteShortLinks, sweepShortLinks } from '#app/platform/texts/short-links.server.ts'
import { shortLinks } from '#app/platform/texts/tables.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'

const PHONE = '+919876543210'
const TOKEN = 'guardian-secret-token'

const t = await testApp()
const { db } = t.database
const { config, sealer } = t.services
let keys = 0
beforeEach(async () => {
  await db.delete(shortLinks)
})

/** Sends a notice to a phone; the path of its link. */
async function text(mail: MailDraft, to = PHONE): Promise<string> {
  const key = `test:${keys++}`
  expect(await notify(db, { sealer, now: t.clock.now }, { to, key, mail: () => mail })).toBe(true)
  const sent = (await listMails(db)).find(({ dedupeKey }) => dedupeKey === key)
  return new URL(/https?:\S+$/.exec(sent?.text ?? '')?.[0] ?? '').pathname
}
const guardian = () => text(guardianMail(config, { student: 'Meera', token: TOKEN }))
const enter = (path: string, digits: string) => t.post(path, { digits })

describe('a link to a page that asks for sign-in', () => {
  test('goes straight there, is stored nowhere, and tells other sites nothing', async () => {
    const path = await text(accountMail('6789', config))
    expect(path).toMatch(/^\/s\/[0-9A-Za-z]{11}$/)
    const answer = await t.get(path, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/account/shop/earnings')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
    const page = await t.get('/account/shop/earnings', { redirect: 'manual' })
    expect(page.headers.get('Location')).toMatch(/^\/auth\?/)
  })
})

describe('a link to a page whose URL is its only key', () => {
  test('shows nothing about it before the last four digits of the number', async () => {
    const path = await guardian()
    const page = await t.get(path)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('Enter the last 4 digits of the mobile number')
    expect(html).toContain('<title>Diya</title>')
    expect(html).not.toMatch(/guardian-consent|guardian-secret|9876|3210|Meera/)
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.get('Cache-Control')).toContain('no-store')
  })

  test.each(['3210', ' 3210 ', '३२१०'])('opens with %j, without JavaScript', async (digits) => {
    const answer = await enter(await guardian(), digits)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/guardian-consent/${TOKEN}`)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  test('says what is wrong, and keeps what was typed', async () => {
    const path = await guardian()
    const wrong = await (await enter(path, '3211')).text()
    expect(wrong).toContain('These are not the last 4 digits of that number.')
    expect(wrong).toContain('value="3211"')
    expect(await (await enter(path, '')).text()).toContain('Enter the last 4 digits of your mobile number.')
    expect(await (await enter(path, '919876543210')).text()).not.toContain(TOKEN)
  })

  test('takes five tries in an hour, then not even the right digits, then says from when', async () => {
    const path = await guardian()
    for (let tries = 0; tries < 5; tries++) expect((await enter(path, '0000')).status).toBe(400)
    const refused = await enter(path, '3210')
    expect(refused.status).toBe(429)
    // 8:00 UTC is 1:30 pm in India.
    expect(await refused.text()).toContain('Too many tries. Please try again after 2:30 pm.')
    const start = t.clock.now
    t.clock.now = new Date(start.getTime() + 59 * MINUTE_MS)
    expect((await enter(path, '3210')).status).toBe(429)
    t.clock.now = new Date(start.getTime() + 60 * MINUTE_MS)
    expect((await enter(path, '3210')).status).toBe(303)
    t.clock.now = start
  })

  test('counts the tries of each link by itself, and right digits start the count again', async () => {
    const [one, other] = [await guardian(), await guardian()]
    for (let tries = 0; tries < 4; tries++) await enter(one, '0000')
    expect((await enter(one, '3210')).status).toBe(303)
    for (let tries = 0; tries < 5; tries++) expect((await enter(one, '0000')).status).toBe(400)
    expect((await enter(one, '3210')).status).toBe(429)
    expect((await enter(other, '3210')).status).toBe(303)
  })

  test('is not tried out by parallel requests', async () => {
    const path = await guardian()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => enter(path, String(1000 + index))))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })
})

describe('a text that can be stopped', () => {
  test('leads to a page that continues, and that stops more of them to this number alone', async () => {
    const about = { id: '0b6e7c0e-3a5e-4c39-9a5e-1f2d3c4b5a69', seller: 'Savita', product: 'Pickle', question: null }
    const page = await (await t.get(await text(askedMail(config, about)))).text()
    expect(page).toContain('href="/account/shop/questions#question-')
    expect(page).not.toMatch(/pickle/i)
    const stop = /href="(\/mails\/stop\/[^"]+)"/.exec(page)?.[1] ?? ''
    expect(await (await t.post(stop, { intent: 'stop' })).text()).toContain('These messages are stopped')
    const before = (await listMails(db)).length
    const again = (to: string, key: string) =>
      notify(db, { sealer, now: t.clock.now }, { to, key, mail: () => askedMail(config, about) })
    expect(await again(PHONE, 'stopped')).toBe(false)
    expect((await listMails(db)).length).toBe(before)
    expect(await again('+919876543211', 'other')).toBe(true)
  })

  test('with a secret URL asks for the digits and offers the stop beside', async () => {
    const mail = invitationMail(config, { founder: 'Asha', squad: 'Night bus', token: 'squad-secret' })
    const page = await (await t.get(await text(mail))).text()
    expect(page).toContain('Last 4 digits')
    expect(page).toMatch(/href="\/mails\/stop\/[^"]+"/)
    expect(page).not.toMatch(/squad/i)
  })
})

describe('a link that does not work', () => {
  test.each(['/s/AAAAAAAAAAA', '/s/short', '/s/AAAAAAAAAAAAAAAA'])('%s: says what to do', async (path) => {
    const page = await t.get(path)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('This link does not work')
    expect((await enter(path, '3210')).status).toBe(404)
  })

  test('is one that is older than 13 months, which a job deletes', async () => {
    const path = await text(accountMail('6789', config))
    const later = new Date(t.clock.now.getTime() + 400 * DAY_MS)
    await sweepShortLinks({ db, now: new Date(later.getTime() - 1) })
    expect(await db.$count(shortLinks)).toBe(1)
    const start = t.clock.now
    t.clock.now = later
    expect((await t.get(path)).status).toBe(404)
    expect((await enter(path, '3210')).status).toBe(404)
    t.clock.now = start
    await sweepShortLinks({ db, now: later })
    expect(await db.$count(shortLinks)).toBe(0)
  })
})

describe('the link of a guardian', () => {
  test('works in any year, until what it leads to is deleted', async () => {
    const key = `test:${keys}`
    const path = await guardian()
    const start = t.clock.now
    t.clock.now = new Date(start.getTime() + 3 * 365 * DAY_MS)
    await sweepShortLinks({ db, now: t.clock.now })
    expect((await t.get(path)).status).toBe(200)
    expect((await enter(path, '3210')).headers.get('Location')).toBe(`/guardian-consent/${TOKEN}`)
    await deleteShortLinks(db, { sealer }, ['test:of-another-notice'])
    expect((await t.get(path)).status).toBe(200)
    await deleteShortLinks(db, { sealer }, [key])
    expect((await t.get(path)).status).toBe(404)
    t.clock.now = start
  })

  test('stays when the account of its number is erased; other links to the number do not', async () => {
    const [consent, payout] = [await guardian(), await text(accountMail('6789', config))]
    await deleteMailsTo(db, { sealer }, [PHONE])
    expect((await t.get(consent)).status).toBe(200)
    expect((await t.get(payout)).status).toBe(404)
  })
})

test('the database alone reveals neither the link, nor where it leads, nor the number', async () => {
  const path = await guardian()
  const stored = JSON.stringify(await db.select().from(shortLinks))
  expect(stored).not.toContain(path.slice('/s/'.length))
  expect(stored).not.toMatch(/guardian|98765|3210/)
})
