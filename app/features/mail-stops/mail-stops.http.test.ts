import { beforeAll, describe, expect, test } from 'vitest'
import { invitationMail } from '#app/features/squads/mails.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { mailStops } from '#app/platform/mail/tables.server.ts'
import { headersOf, type OutgoingMail } from '#app/platform/mail/transport.server.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'

const LATA = 'lata@example.in'
const ONE_CLICK = {
  method: 'POST',
  body: 'List-Unsubscribe=One-Click',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
}

let t: TestApp
let keys = 0
beforeAll(async () => {
  t = await testApp()
})

/** Invites an address; whether a mail was enqueued. */
const invite = (to = LATA) => {
  const { config, sealer } = t.services
  const mail = () => invitationMail(config, { founder: 'Asha', squad: 'Night bus', token: 'token' })
  return notify(t.database.db, { sealer, now: t.clock.now }, { to, key: `test:${keys++}`, mail })
}

async function stopPath(): Promise<string> {
  const mail = (await listMails(t.database.db, { to: LATA })).at(-1)
  return new URL(/https?:\S+\/mails\/stop\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
}

const listStops = () => t.database.db.select().from(mailStops)

describe('the owner of an address', () => {
  let path: string
  beforeAll(async () => {
    expect(await invite()).toBe(true)
    path = await stopPath()
  })

  test('opens the link without changing anything, and the link shows no address', async () => {
    const page = await t.get(path)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('We will not send you messages about invitations from other people any more.')
    expect(`${path} ${html}`).not.toContain('lata')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(await listStops()).toEqual([])
  })

  test('stops the mails with the button, gets none any more, and others still do', async () => {
    expect(await (await t.post(path, { intent: 'stop' })).text()).toContain('These messages are stopped')
    expect(JSON.stringify(await listStops())).not.toContain('lata')
    const before = (await listMails(t.database.db)).length
    expect(await invite()).toBe(false)
    expect(await invite('LATA@example.in')).toBe(false)
    expect((await listMails(t.database.db)).length).toBe(before)
    expect(await invite('mira@example.in')).toBe(true)
  })

  test('starts them again', async () => {
    expect(await (await t.post(path, { intent: 'resume' })).text()).toContain('Stop these messages?')
    expect(await listStops()).toEqual([])
    expect(await invite()).toBe(true)
  })

  test('stops them with one click in the mail program, which sends no Origin; twice is once', async () => {
    for (let click = 0; click < 2; click++) expect((await t.request(path, ONE_CLICK)).status).toBe(200)
    expect(await listStops()).toHaveLength(1)
    expect(await invite()).toBe(false)
  })
})

test('a page of another site cannot stop mails, and a wrong link stops none', async () => {
  const before = await listStops()
  const foreign = { ...ONE_CLICK, headers: { ...ONE_CLICK.headers, Origin: 'https://evil.example' } }
  expect((await t.request('/mails/stop/x.y.z', foreign)).status).toBe(403)
  expect((await t.request('/mails/stop/x.y.z', ONE_CLICK)).status).toBe(404)
  expect((await t.get('/mails/stop/x.y.z')).status).toBe(404)
  expect((await t.post('/mails/stop/x.y.z', { intent: 'stop' })).status).toBe(404)
  expect(await listStops()).toEqual(before)
})

test('mail programs get the link in the headers', async () => {
  await invite('nila@example.in')
  const sent: OutgoingMail[] = []
  const { db } = t.database
  const transport = async (mail: OutgoingMail) => void sent.push(mail)
  await sendDueMails({ db, sealer: t.services.sealer, transport, now: t.clock.now })
  const mail = sent.find(({ to }) => to === 'nila@example.in')
  expect(mail?.stopUrl).toMatch(/^http:\/\/localhost:3000\/mails\/stop\/\S+$/)
  expect(headersOf({ stopUrl: mail?.stopUrl ?? null })).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${mail?.stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(headersOf({ stopUrl: null })).toEqual({ 'Auto-Submitted': 'auto-generated' })
})
