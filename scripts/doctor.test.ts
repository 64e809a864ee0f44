import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { withHealth } from '#server/lifecycle/health.ts'
import { openPostgresServer, type PostgresServer } from '#test/crash/postgres-server.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'

const folder = scratchFolder('doctor')
const server: PostgresServer | null = await openPostgresServer()
afterAll(() => server?.close())

async function examine(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = Child.start('scripts/doctor.ts', [], { DATABASE_URL: '', ...env })
  const { code } = await child.exited
  return { code, said: [...child.lines, child.errors].join('\n') }
}

/** A site behind one proxy that adds `forwarded`. */
async function openProxy(forwarded: Record<string, string>): Promise<string> {
  const site = withHealth({ isReady: true }, (_req, res) => void res.end())
  const proxy = createHttp((req, res) => {
    Object.assign(req.headers, forwarded)
    site(req, res)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

/** A mail server that refuses every password and repeats it. */
async function openMailServer(): Promise<number> {
  const mail = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk: Buffer) => {
      const line = chunk.toString()
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (line.startsWith('AUTH')) socket.write('535 wrong password hunter2-secret\r\n')
      else socket.end('221 bye\r\n')
    })
  })
  mail.listen(0, '127.0.0.1')
  await once(mail, 'listening')
  onTestFinished(() => void mail.close())
  return (mail.address() as AddressInfo).port
}

test('a site that is set up well has no problem, and nothing is changed', async () => {
  const dataDir = join(folder, 'well')
  for (const name of ['files', 'backups']) mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'backups/diya-2026.backup'), '')
  const siteUrl = await openProxy({ 'x-forwarded-for': '192.0.2.7' })
  const env = {
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    TRUST_PROXY: '1',
    BACKUP_PASSPHRASE: 'five random words are enough',
  }
  const { code, said } = await examine(env)
  expect(code, said).toBe(0)
  expect(said).toContain('ok       uploaded files: An object was written')
  expect(said).toContain('ok       proxy: 1 proxy adds X-Forwarded-For, TRUST_PROXY is 1.')
  expect(said).toContain('ok       backups: The newest is 0 days old.')
  expect(said).toContain('0 problems')
  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'files'])
  expect(readdirSync(join(dataDir, 'files'), { recursive: true }).filter((name) => /-/.test(String(name)))).toEqual([])
}, 60_000)

test('each fault is one line that says what to do, and no secret is printed', async () => {
  const dataDir = join(folder, 'ill')
  mkdirSync(dataDir, { mode: 0o755 })
  const port = await openMailServer()
  const { code, said } = await examine({
    DATA_DIR: dataDir,
    SITE_URL: await openProxy({}),
    TRUST_PROXY: '1',
    MAIL_URL: `smtp://clerk:hunter2-secret@127.0.0.1:${port}`,
    DATABASE_URL: 'postgres://diya:hunter3-secret@127.0.0.1:1/diya',
    DATABASE_ULR: 'postgres://diya:hunter4-secret@localhost/diya',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'hunter5-secret',
    RAZORPAY_KEY_SECRET: 'hunter6-secret',
    RAZORPAY_WEBHOOK_SECRET: 'hunter7-secret',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'hunter8-secret',
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^problem {2}database: .*check DATABASE_URL and the server\.$/m)
  expect(said).toMatch(/^problem {2}mail: .*refuses .*: check MAIL_URL\.$/m)
  expect(said).toMatch(/^problem {2}payments: RAZORPAY_KEY_ID is not like/m)
  expect(said).toMatch(/^warning {2}webhooks: Two secrets are accepted/m)
  expect(said).toMatch(/^problem {2}proxy: 0 proxies add X-Forwarded-For, TRUST_PROXY is 1: visitors could forge/m)
  expect(said).toMatch(/^warning {2}data directory: Other users can read/m)
  expect(said).toMatch(
    /^warning {2}settings: DATABASE_ULR is not a setting and is ignored: did you mean DATABASE_URL\?/m,
  )
  expect(said).not.toMatch(/hunter|at async|node:internal/)
}, 60_000)

test('wrong settings are said as at the start', async () => {
  const { code, said } = await examine({ DATA_DIR: join(folder, 'none'), PORT: 'abc', SITE_URL: 'http://diya.example' })
  expect(code).toBe(1)
  expect(said).toContain('problem  settings: PORT is "abc": expected a port number, like 3000')
}, 60_000)

test.skipIf(!server)(
  'a PostgreSQL before its first start is asked for its version, its clock and its tables',
  async () => {
    const { said } = await examine({
      DATA_DIR: join(folder, 'new'),
      DATABASE_URL: (await server?.createDatabase()) ?? '',
    })
    expect(said).toMatch(/^ok {7}database: PostgreSQL \d+ answers in \d+ ms; its clock differs by 0 s\.$/m)
    expect(said).toMatch(/^warning {2}tables: The next start applies \d+ migrations: back up first\.$/m)
  },
  60_000,
)
