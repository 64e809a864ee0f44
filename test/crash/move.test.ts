import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundle } from '#test/durability/bundle.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { fullTest } from '#test/full.ts'
import { copyDemoData, startSite } from '#test/journeys/site.ts'
import { openPostgresServer, type PostgresServer } from './postgres-server.ts'

// `npm run move` with the built server on the embedded engine, and a real PostgreSQL.

const TEST_MS_MAX = 400_000
const SUPPORT = '/campaign/rukmini-grocery/support'
const GIVERS = 3
const PAUSE_MS = 50
const folder = scratchFolder('move')

const MOVE = await bundle('scripts/move.ts')
const server: PostgresServer | null = await openPostgresServer()
afterAll(() => server?.close())

let counter = 0
const newInstallation = async () => {
  const dataDir = join(folder, `installation-${counter++}`)
  await copyDemoData(dataDir)
  return dataDir
}

interface Run {
  code: number | null
  said: string
}

interface Running {
  ended: Promise<Run>
  /** Resolves when it has printed this. */
  printed(part: string): Promise<void>
  kill(): void
}

function start(dataDir: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['--liftoff-only', MOVE, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return {
    ended,
    printed: async (part) => {
      await expect.poll(() => said, { timeout: 60_000, interval: 5 }).toContain(part)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

const move = (dataDir: string, args: readonly string[], env?: Record<string, string>) => start(dataDir, args, env).ended

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows as Row[]
  } finally {
    await client.end()
  }
}

const gift = () =>
  new URLSearchParams({
    intent: 'pay',
    key: randomUUID(),
    amount: '100',
    tip: '0',
    citizen: 'yes',
    name: 'Asha',
    contact: 'asha@example.org',
  })

const give = (site: string) =>
  fetch(site + SUPPORT, { method: 'POST', body: gift(), headers: { Origin: site }, redirect: 'manual' })

/** Gives until `isOver`. Returns the number of gifts that were acknowledged, and of those that were refused. */
async function keepGiving(site: string, isOver: () => boolean): Promise<{ given: number; refused: number }> {
  const counts = { given: 0, refused: 0 }
  while (!isOver()) {
    const answer = await give(site)
    await answer.text()
    if (answer.status === 303) counts.given++
    else {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
      counts.refused++
    }
    // People: without a pause the processors of a busy machine have no time for the move.
    await sleep(PAUSE_MS)
  }
  return counts
}

const countGifts = async (url: string) =>
  (await ask<{ n: number }>(url, 'SELECT count(*)::int AS n FROM contributions WHERE payment_id IS NOT NULL'))[0]?.n

describe.skipIf(!server)('npm run move', () => {
  let target = ''
  beforeAll(async () => {
    target = (await server?.createDatabase()) ?? ''
  })

  test(
    'moves a busy installation: every acknowledged gift is there, forms are kept, pages are shown, and the old one is closed',
    async () => {
      const dataDir = await newInstallation()
      const site = await startSite({ DATA_DIR: dataDir })
      onTestFinished(() => site.close())
      let isOver = false
      const givers = Array.from({ length: GIVERS }, () => keepGiving(site.url, () => isOver))
      await sleep(1_000)
      const moving = start(dataDir, [target])
      await moving.printed('takes no writes')
      expect((await fetch(`${site.url}/stories`)).status).toBe(200)
      const refused = await give(site.url)
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain('name="contact" value="asha@example.org"')
      const signIn = {
        method: 'POST',
        body: JSON.stringify({ email: 'a@example.org', password: 'a good long phrase' }),
      }
      const token = await fetch(`${site.url}/auth/v1/token?grant_type=password`, signIn)
      expect([token.status, (await token.json()).error_code]).toEqual([503, 'unexpected_failure'])
      const { code, said } = await moving.ended
      isOver = true
      expect(code, said).toBe(0)
      expect(said).toMatch(/\d+ rows in \d+ tables and \d+ balances of the ledger are what they were\./)
      expect(said).toContain(`Start with: DATABASE_URL='${target}' npm start`)
      const counts = await Promise.all(givers)
      const given = counts.reduce((sum, count) => sum + count.given, 0)
      expect(given).toBeGreaterThan(0)
      expect(counts.reduce((sum, count) => sum + count.refused, 0)).toBeGreaterThan(0)

      // The old server goes on showing pages, and takes nothing that would be lost.
      expect((await fetch(`${site.url}/campaign`)).status).toBe(200)
      expect((await give(site.url)).status).toBe(503)
      await site.close()
      const again = await startSite({ DATA_DIR: dataDir }).catch((error: Error) => error.message)
      expect(again).toContain('This installation moved to the PostgreSQL database')
      expect((await move(dataDir, [target])).said).toContain('This installation moved')

      const moved = await startSite({ DATA_DIR: dataDir, DATABASE_URL: target })
      onTestFinished(() => moved.close())
      expect(await countGifts(target)).toBe(given)
      expect((await give(moved.url)).status).toBe(303)
      expect(await countGifts(target)).toBe(given + 1)
      await expect(ask(target, 'DELETE FROM ledger_postings')).rejects.toThrow()
    },
    TEST_MS_MAX,
  )

  fullTest(
    'killed halfway it changes nothing: the site takes gifts again, nobody starts on the other database, and the next try succeeds',
    async () => {
      const dataDir = await newInstallation()
      const site = await startSite({ DATA_DIR: dataDir })
      onTestFinished(() => site.close())
      const url = (await server?.createDatabase()) ?? ''
      const first = start(dataDir, [url])
      await first.printed('public.')
      first.kill()
      await first.ended
      await expect.poll(async () => (await give(site.url)).status).toBe(303)
      const started = await startSite({ DATA_DIR: dataDir, DATABASE_URL: url }).catch((error: Error) => error.message)
      expect(started).toContain('The move into this database did not end')
      await expect.poll(() => ask(url, 'SELECT FROM contributions LIMIT 1')).toEqual([])

      const other = await move(await newInstallation(), [url])
      expect(other.said).toContain('Another installation or backup was being moved into this database')
      expect(other.said).toContain('DROP SCHEMA IF EXISTS public, auth, drizzle CASCADE')
      const second = await move(dataDir, [url])
      expect(second.code, second.said).toBe(0)
      expect(await countGifts(url)).toBe(1)

      // Killed between the last two steps: the old one is closed already, and the same command ends the move.
      const { id } = JSON.parse(readFileSync(join(dataDir, 'moved.json'), 'utf8')) as { id: string }
      await ask(url, `CREATE TABLE drizzle.unfinished_move AS SELECT '${id}'::text AS id`)
      const third = await move(dataDir, [url])
      expect(third.code, third.said).toBe(0)
      expect(await ask(url, "SELECT to_regclass('drizzle.unfinished_move') AS mark")).toEqual([{ mark: null }])
      expect(await countGifts(url)).toBe(1)
    },
    TEST_MS_MAX,
  )

  fullTest(
    'a stopped installation moves too, with its sessions and mails as they are',
    async () => {
      const dataDir = await newInstallation()
      const url = (await server?.createDatabase()) ?? ''
      const { code, said } = await move(dataDir, [url])
      expect(code, said).toBe(0)
      expect(said).not.toContain('stop it now')
      expect((await ask(url, 'SELECT FROM campaigns LIMIT 1')).length).toBe(1)
    },
    TEST_MS_MAX,
  )

  fullTest(
    'an encrypted backup moves too, and the installation that it is from goes on',
    async () => {
      const dataDir = await newInstallation()
      const file = join(folder, 'moved.age')
      const env = {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        BACKUP_PASSPHRASE: 'five random words are enough',
      }
      expect(spawnSync(process.execPath, ['scripts/backup.ts', file], { env }).status).toBe(0)
      const url = (await server?.createDatabase()) ?? ''
      const args = ['--from', file, '--without-erasures', url]
      const locked = await move(dataDir, args)
      expect(locked.said).toContain('is encrypted: set BACKUP_PASSPHRASE')
      const { code, said } = await move(dataDir, args, { BACKUP_PASSPHRASE: env.BACKUP_PASSPHRASE })
      expect(code, said).toBe(0)
      expect(said).toContain('Moved the backup. Everybody is signed out.')
      expect((await ask(url, 'SELECT FROM campaigns LIMIT 1')).length).toBe(1)
      expect(existsSync(join(dataDir, 'moved.json'))).toBe(false)
    },
    TEST_MS_MAX,
  )

  test(
    'what cannot work is refused in one line, and nothing is changed',
    async () => {
      const dataDir = await newInstallation()
      expect((await move(dataDir, [])).said).toContain('Name the new database')
      expect((await move(dataDir, ['mysql://x'])).said).toContain('DATABASE_URL')
      const full = (await server?.createDatabase()) ?? ''
      await ask(full, 'CREATE TABLE notes AS SELECT 1 AS one')
      const notEmpty = await move(dataDir, [full])
      expect(notEmpty.said).toMatch(
        /^The installation was not moved\. Nothing was changed\. The database \S+ is not empty \(it has public\.notes\)/,
      )
      expect(notEmpty.said.trim().split('\n')).toHaveLength(1)
      expect(await ask(full, "SELECT FROM pg_namespace WHERE nspname IN ('auth', 'drizzle')")).toEqual([])

      const strange = (await server?.createDatabase()) ?? ''
      const role = `visitor_${randomUUID().slice(0, 8)}`
      await ask(strange, `CREATE ROLE ${role} LOGIN`)
      const asVisitor = new URL(strange)
      asVisitor.username = role
      const rights = await move(dataDir, [asVisitor.href])
      expect(rights.said).toContain('The user may not create tables')

      const keyless = await newInstallation()
      rmSync(join(keyless, 'keys'), { recursive: true })
      const lost = await move(keyless, [strange])
      expect(lost.said).toContain('AUTH_SECRET_KEYS')
      expect(lost.code).toBe(1)
      expect(await ask(strange, 'SELECT FROM campaigns LIMIT 1')).toEqual([])
      // The installation itself is as it was.
      const { said, code } = await move(dataDir, [(await server?.createDatabase()) ?? ''])
      expect(code, said).toBe(0)
    },
    TEST_MS_MAX,
  )
})
