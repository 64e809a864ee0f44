import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from './site.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diya-start-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a wrong value of the configuration is named, and nothing is written', async () => {
  const dataDir = join(folder, 'never')
  const { code, lines } = await start({ PORT: '30a', DEMO_DATA: 'yes', DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('PORT is "30a": expected a port number, like 3000')
  expect(lines.join('\n')).toContain('DEMO_DATA is "yes": expected 0 or 1')
  await expect(readdir(dataDir)).rejects.toThrow(/ENOENT/)
})

test('a port in use is said in one line that helps', async () => {
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

test('a second process on the same data is refused and changes nothing', async () => {
  const dataDir = join(folder, 'shared')
  const site = await startSite({ DATA_DIR: dataDir })
  const { code, lines } = await start({ PORT: '0', DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/The data directory .* is in use by process \d+/)
  expect((await fetch(`${site.url}/campaign/rukmini-grocery`)).status).toBe(200)
  await site.close()
})

test('a PostgreSQL that is not there is said in one line, without its password', async () => {
  const { code, lines } = await start({
    DATABASE_URL: 'postgres://diya:very-secret@127.0.0.1:1/diya',
    DATA_DIR: join(folder, 'pg'),
  })
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/PostgreSQL/)
  expect(lines.join('\n')).not.toContain('very-secret')
})

test('a data directory that holds something else is left as it is', async () => {
  const dataDir = join(folder, 'broken')
  await mkdir(join(dataDir, 'database'), { recursive: true })
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), 'not a database')
  const { code, lines } = await start({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.at(-1)).toContain(dataDir)
  expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION'])
})

test('an empty installation without demo data has its pages, its categories and nothing invented', async () => {
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

/** Runs the built server until it ends by itself. */
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
