import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { createApp } from '#server/app.ts'
import { createListener } from '#server/http/listener.ts'
import { PageCache } from '#server/page-cache/page-cache.ts'

// With a real socket, because access depends on its address.

const SECRET = 'asha@example.org'
const network = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

async function serve(env: Record<string, string> = {}) {
  const t = await testApp(env)
  const { db } = t.database
  if ((await listMails(db)).length === 0) {
    await enqueueMail(db, t.services, {
      dedupeKey: 'one',
      to: SECRET,
      subject: 'A code',
      text: '1',
      html: '2',
      createdAt: t.clock.now,
    })
  }
  const listener = createListener({ app: createApp(t.services), cache: new PageCache(), log: t.services.log })
  const server = createServer(listener)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  closing.push(() => server.close().closeAllConnections())
  return { t, port: (server.address() as AddressInfo).port }
}

const local = await serve()

interface PriceChange {
  path?: string
  address?: string
  headers?: Record<string, string>
}

async function sendRequest(
  { port }: { port: number },
  { path = '/dev/mailbox', address = '127.0.0.1', headers = {} }: PriceChange,
) {
  const sent = request({ host: address, port, path, headers: { Host: `localhost:${port}`, ...headers }, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}

async function expectNothing(asked: Promise<{ status: number | undefined; body: string }>): Promise<void> {
  const { status, body } = await asked
  expect(status).toBe(404)
  expect(body).not.toContain(SECRET)
}

const paths = async (t: TestApp) => {
  const [mail] = await listMails(t.database.db)
  return ['/dev/mailbox', '/dev/mailbox.data', '/DEV/%6dailbox', `/dev/mailbox/${mail?.id}`]
}

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
  'a request from this machine to %s can read mails',
  async (name) => {
    const headers = { Host: `${name}:${local.port}` }
    expect(await sendRequest(local, { headers })).toMatchObject({ status: 200, body: expect.stringContaining(SECRET) })
  },
)

const refused: [string, Record<string, string>][] = [
  ['under another name', { Host: 'diya.example.org' }],
  ['under a name that only begins like this machine', { Host: 'localhost.evil.example' }],
  ['under the address of the network', { Host: '192.168.1.5:3000' }],
  ['past a proxy that says so (Forwarded)', { Forwarded: 'for=192.0.2.1' }],
  ['past one that tells the visitor (X-Forwarded-For)', { 'X-Forwarded-For': '127.0.0.1' }],
  ['past one that tells the protocol (X-Forwarded-Proto)', { 'X-Forwarded-Proto': 'https' }],
  ['past one that tells the name (X-Forwarded-Host)', { 'x-forwarded-host': 'localhost' }],
  ['past one that tells anything (X-Forwarded-Anything)', { 'X-Forwarded-Anything': '' }],
  ['past one that names itself (Via)', { Via: '1.1 proxy' }],
  ['past one that tells the address (X-Real-IP)', { 'X-Real-IP': '127.0.0.1' }],
]

test.each(refused)('%s the mailbox is a 404', async (_what, headers) => {
  for (const path of await paths(local.t)) await expectNothing(sendRequest(local, { path, headers }))
})

test.skipIf(!network)('from the network the mailbox is a 404 with any host name', async () => {
  for (const path of await paths(local.t)) await expectNothing(sendRequest(local, { path, address: network ?? '' }))
})

test.each([
  ['behind a proxy that is trusted', { TRUST_PROXY: '1' }],
  ['in a demonstration', { SHOWCASE: '1' }],
  // With phones and without a provider of text messages a public site does not start.
  ['on a public site', { SITE_URL: 'https://diya.example', AUTH_PHONE_ENABLED: 'false' }],
  ['where a mail server is set', { MAIL_URL: 'smtp://127.0.0.1:1' }],
])('%s the mailbox is a 404, and text messages are not added to it', async (_what, env) => {
  const site = await serve({ AUTH_PHONE_ENABLED: 'true', ...env })
  for (const path of await paths(site.t)) await expectNothing(sendRequest(site, { path }))
  const before = await listMails(site.t.database.db)
  await site.t.request('/auth/v1/otp', { method: 'POST', body: JSON.stringify({ phone: '919876543211' }) })
  expect(await listMails(site.t.database.db)).toEqual(before)
})
