import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { fullTest } from '#test/full.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { copyDemoData, startSite } from './site.ts'

const PUBLIC = {
  SITE_URL: 'https://diya.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
}

let folder: string
/** A data directory after a first start, with the demo data. */
let demoDir: string

beforeAll(async () => {
  folder = scratchFolder('start')
  demoDir = join(folder, 'tried')
  await copyDemoData(demoDir)
})

test('an invalid configuration value is named, and nothing is written', async () => {
  const dataDir = join(folder, 'never')
  const { code, lines } = await start({ PORT: '30a', DEMO_DATA: 'yes', DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('PORT is "30a": expected a port number, like 3000')
  expect(lines.join('\n')).toContain('DEMO_DATA is "yes": expected 0 or 1')
  await expect(readdir(dataDir)).rejects.toThrow(/ENOENT/)
})

test('an incomplete public site does not start: one line for each missing decision, and nothing is written', async () => {
  const dataDir = join(folder, 'undecided')
  const env = { SITE_URL: 'http://diya.example', DEMO_DATA: '1', AUTH_JWT_EXPIRY_S: '1h', PORT: '0', DATA_DIR: dataDir }
  const { code, lines } = await start(env)
  expect(code).toBe(1)
  expect(lines).toEqual([
    'The configuration is not usable.',
    'AUTH_JWT_EXPIRY_S is "1h": expected a whole number from 30 to 604800',
    'SITE_URL is "http://diya.example": expected an address that begins with https://',
    expect.stringMatching(/^MAIL_URL is missing: expected a mail server/),
    expect.stringMatching(/^PAYMENTS is "sandbox": expected razorpay/),
    expect.stringMatching(/^DEMO_DATA is "1": expected 0/),
  ])
  await expect(readdir(dataDir)).rejects.toThrow(/ENOENT/)
})

fullTest('on PostgreSQL a refused start creates no table', async (context) => {
  const server = await openPostgresServer()
  if (!server) return context.skip('No PostgreSQL is installed here.')
  const url = await server.createDatabase()
  const { code } = await start({ SITE_URL: 'https://diya.example', DATABASE_URL: url, DATA_DIR: join(folder, 'none') })
  expect(code).toBe(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname !~ '^pg_|^information_schema$|^public$'
    UNION ALL SELECT FROM pg_tables WHERE schemaname = 'public'`)
  await client.end()
  await server.close()
  expect(rows).toEqual([])
  await expect(readdir(join(folder, 'none'))).rejects.toThrow(/ENOENT/)
})

fullTest(
  'of two nodes with fresh keys on one PostgreSQL one starts, and the other ends with a clear line',
  async (context) => {
    const server = await openPostgresServer()
    if (!server) return context.skip('No PostgreSQL is installed here.')
    const url = await server.createDatabase()
    const folders = ['one', 'two'].map((name) => join(folder, name))
    const starting = folders.map((DATA_DIR) =>
      startSite({ DATABASE_URL: url, DATA_DIR, DEMO_DATA: '0' }).then(
        (site) => ({ site, DATA_DIR }),
        (error: Error) => ({ error, DATA_DIR }),
      ),
    )
    const outcomes = await Promise.all(starting)
    const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []))
    const winners = outcomes.flatMap((outcome) => ('site' in outcome ? [outcome] : []))
    expect(winners).toHaveLength(1)
    expect(errors[0]?.message).toMatch(
      /^The database was written with the key \S+, which seals private texts; this process/m,
    )
    const again = await start({ DATABASE_URL: url, DATA_DIR: join(folder, 'three'), DEMO_DATA: '0', PORT: '0' })
    expect(again.code).toBe(1)
    expect(again.lines.at(-1)).toContain('npm run admin -- keys forget')
    await winners[0]?.site.close()
    await cp(join(winners[0]?.DATA_DIR ?? '', 'keys'), join(folder, 'three', 'keys'), { recursive: true })
    await (await startSite({ DATABASE_URL: url, DATA_DIR: join(folder, 'three'), DEMO_DATA: '0' })).close()
    await server.close()
  },
)

test('a fully configured public site starts', async () => {
  const dataDir = join(folder, 'decided')
  await copyDatabase(join(dataDir, 'database'), 'migrated')
  const site = await startSite({ ...PUBLIC, DATA_DIR: dataDir })
  expect(site.url).toBe('https://diya.example')
  expect(site.output()).not.toContain('Demo data')
  await site.close()
})

test('a port in use is reported in one helpful line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as AddressInfo
  const { code, lines } = await start({ PORT: String(port), DATA_DIR: join(folder, 'port') })
  other.close()
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe(
    `Port ${port} is in use. Stop the other program, or choose another one: PORT=3001 npm start`,
  )
})

fullTest('a second process on the same data is refused and changes nothing', async () => {
  const site = await startSite({ DATA_DIR: demoDir })
  const { code, lines } = await start({ PORT: '0', DATA_DIR: demoDir })
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/The data directory .* is in use by process \d+/)
  const undecided = await start({ SITE_URL: 'https://diya.example', PORT: '0', DATA_DIR: demoDir })
  expect(undecided.lines).toHaveLength(4)
  expect(undecided.lines.at(-1)).toMatch(/The data directory .* is in use by process \d+/)
  expect((await fetch(`${site.url}/campaign/rukmini-grocery`)).status).toBe(200)
  await site.close()
})

fullTest('demo rows of an earlier start prevent a public site from starting, but not a demonstration', async () => {
  const refusal = /^DATA_DIR is ".*tried": expected a database without demo rows/
  const undecided = await start({ SITE_URL: 'https://diya.example', PORT: '0', DATA_DIR: demoDir })
  expect(undecided.code).toBe(1)
  expect(undecided.lines).toHaveLength(4)
  expect(undecided.lines.at(-1)).toMatch(refusal)
  const decided = await start({ ...PUBLIC, PORT: '0', DATA_DIR: demoDir })
  expect(decided.code).toBe(1)
  expect(decided.lines.at(-1)).toMatch(refusal)
  await (await startSite({ SITE_URL: 'https://diya.example', SHOWCASE: '1', DATA_DIR: demoDir })).close()
})

test('an unreachable PostgreSQL is reported in one line, without its password', async () => {
  const { code, lines } = await start({
    DATABASE_URL: 'postgres://diya:very-secret@127.0.0.1:1/diya',
    DATA_DIR: join(folder, 'pg'),
  })
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/PostgreSQL/)
  expect(lines.join('\n')).not.toContain('very-secret')
})

test('a data directory with other content is not changed', async () => {
  const dataDir = join(folder, 'broken')
  await mkdir(join(dataDir, 'database'), { recursive: true })
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), 'not a database')
  const { code, lines } = await start({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.at(-1)).toContain(dataDir)
  expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION'])
})

fullTest('an empty installation without demo data has its pages and categories, and no invented rows', async () => {
  const site = await startSite({ DEMO_DATA: '0' })
  const home = await (await fetch(`${site.url}/`)).text()
  const market = await (await fetch(`${site.url}/empowerher`)).text()
  const campaigns = await fetch(`${site.url}/campaign`)
  await site.close()
  expect(home).toContain('Live Impact')
  expect(home).not.toContain('1,247')
  expect(market).toContain('No products found')
  expect(market).toContain('Handmade')
  expect(campaigns.status).toBe(200)
})

/** Runs the built server until it exits. */
function start(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['build/server/main.js'], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('exit', (code) => resolve({ code, lines: output.trim().split('\n') }))
  })
}
