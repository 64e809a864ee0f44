import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sendDueMails, enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { refreshTokens, sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { openTestDatabase } from '#test/open-database.ts'
import { RestoreError } from './backup-lines.server.ts'
import { restoreBackup } from './backup-restore.server.ts'
import { EXCLUDED_TABLES } from './backup-tables.server.ts'
import { listTables, TableSum } from './backup-format.server.ts'
import { writeBackup } from './backup.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'

// Backups are stored for years in less protected places, so they must not contain sessions, codes or mails.

const NOW = new Date('2026-11-20T10:00:00Z')
const PASSPHRASE = 'clay lamp river seven verandah'
/** The lowest scrypt cost that the format allows, so that two hundred files take seconds. */
const QUICK = { now: NOW, passphrase: PASSPHRASE, workFactor: 1 }
/** Each is found out only after its rows were loaded; `npm run test:faults` makes 200. */
const PLAIN_CHANGES = Number(process.env['BACKUP_CHANGES'] ?? 20)
/** RFC 1952, without a name. */
const GZIP_HEADER_BYTES = 10
const folder = scratchFolder('backup-privacy')
const source = await testDatabase()
const { db } = source
const sealer = await openSecrets({ json: await newSecretsJson() })

const mail = (dedupeKey: string) => ({
  dedupeKey,
  to: 'canary@example.org',
  subject: 'canary-subject',
  text: 'canary-text',
  createdAt: NOW,
})

beforeAll(async () => {
  const [asha] = await db
    .insert(users)
    .values({ aud: 'authenticated', role: 'authenticated', email: 'a@b.in' })
    .returning()
  const userId = asha?.id ?? ''
  const [session] = await db
    .insert(sessions)
    .values({ userId, refreshSecret: 'canary-refresh-secret', refreshedAt: NOW })
    .returning()
  await db
    .insert(refreshTokens)
    .values({ sessionId: session?.id ?? '', position: 0, tokenHash: 'canary-refresh-token' })
  await db.insert(oneTimeTokens).values({
    userId,
    kind: 'recovery',
    tokenHash: 'canary-link',
    codeHmac: 'canary-code',
    relatesTo: 'a@b.in',
    codeExpiresAt: NOW,
    expiresAt: NOW,
  })
  const [factor] = await db
    .insert(mfaFactors)
    .values({ userId, factorType: 'totp', secret: 'sealed-secret' })
    .returning()
  await db.insert(mfaChallenges).values({ factorId: factor?.id ?? '', codeHmac: 'canary-challenge', ip: '::1' })
  await enqueueMail(db, { sealer }, mail('receipt:sent'))
  await sendDueMails({ db, sealer, transport: async () => {}, now: NOW, hasMailbox: true })
  await enqueueMail(db, { sealer }, mail('receipt:given-up'))
  await db.execute(sql`UPDATE outbox SET next_attempt_at = NULL WHERE dedupe_key = 'receipt:given-up'`)
  await enqueueMail(db, { sealer }, mail('receipt:waiting'))
})

async function empty(): Promise<Database> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

async function backup(name: string, options = {}): Promise<string> {
  const path = join(folder, name)
  await writeBackup(source, path, { now: NOW, ...options })
  return path
}

async function refusal(path: string, passphrase?: string): Promise<string> {
  const error = await restoreBackup(await empty(), path, { passphrase }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RestoreError)
  return (error as Error).message
}

describe('a backup', () => {
  it('contains no session, token or code, and no text of a mail, only its key', async () => {
    const text = gunzipSync(readFileSync(await backup('plain.gz'))).toString()
    expect(text).not.toContain('canary')
    for (const key of ['receipt:sent', 'receipt:given-up', 'receipt:waiting']) expect(text).toContain(key)
    expect(text).toContain('a@b.in')
    expect(text).toContain('sealed-secret')
  })

  it('is restored with all users signed out, and the mails that are due are sent', async () => {
    const target = await empty()
    await restoreBackup(target, await backup('again.gz'))
    for (const table of EXCLUDED_TABLES) {
      expect((await target.db.execute(sql.raw(`SELECT FROM ${table}`))).rows, table).toEqual([])
    }
    expect(await target.db.$count(users)).toBe(1)
    const sent: string[] = []
    const transport = async ({ to }: { to: string }) => void sent.push(to)
    await sendDueMails({ db: target.db, sealer, transport, now: NOW })
    expect(sent).toEqual(['canary@example.org'])
    await enqueueMail(target.db, { sealer }, mail('receipt:sent'))
    expect(await target.db.$count(outbox)).toBe(3)
  })

  it('of an earlier version that contains sessions is restored without them', async () => {
    const path = await backup('old-kind.gz')
    const lines = gunzipSync(readFileSync(path)).toString().split('\n')
    const [{ rows }, { rows: shown }] = [
      await db.execute<{ line: string }>(
        sql`SELECT to_json(ARRAY[${sql.raw(await columnsOf('sessions'))}])::text AS line FROM auth.sessions`,
      ),
      await db.execute<{ sessions: number }>(sql`SELECT count(*)::int AS sessions FROM auth.sessions`),
    ]
    expect(shown).toEqual([{ sessions: 1 }])
    const at = lines.findIndex((line) => line.startsWith('{"table":"auth.sessions"'))
    lines.splice(at + 1, 0, rows[0]?.line ?? '')
    const sum = new TableSum()
    sum.add(rows[0]?.line ?? '')
    const end = JSON.parse(lines.at(-2) ?? '') as { end: { tables: { table: string }[] } }
    end.end.tables = end.end.tables.map((count) =>
      count.table === 'auth.sessions' ? sum.toCount('auth.sessions') : count,
    )
    lines[lines.length - 2] = JSON.stringify(end)
    writeFileSync(path, gzipSync(lines.join('\n')))
    const target = await empty()
    await restoreBackup(target, path)
    expect([await target.db.$count(sessions), await target.db.$count(users)]).toEqual([0, 1])
  })

  it('is refused while unencrypted mails of an earlier version wait', async () => {
    const old = await empty()
    await old.db.insert(outbox).values({
      dedupeKey: 'old',
      unsealed: { to: 'canary@example.org', subject: '', text: '', html: null, attachments: [] },
      createdAt: NOW,
      nextAttemptAt: NOW,
    })
    await expect(writeBackup(old, join(folder, 'unsealed.gz'), { now: NOW })).rejects.toThrow(
      '1 mails that an earlier version wrote wait unsealed: start the server once, then back up.',
    )
  })
})

describe('an encrypted backup', () => {
  it('is an age file that is restored only with its passphrase', async () => {
    const path = await backup('encrypted.age', QUICK)
    const bytes = readFileSync(path)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('a@b.in')).toBe(false)
    const decrypter = new Decrypter()
    decrypter.addPassphrase(PASSPHRASE)
    expect(gunzipSync(await decrypter.decrypt(bytes)).toString()).toContain('a@b.in')
    expect(await refusal(path)).toContain('is encrypted: set BACKUP_PASSPHRASE')
    expect(await refusal(path, `${PASSPHRASE} `)).toContain('BACKUP_PASSPHRASE is not the one it was made with')
    const target = await empty()
    await restoreBackup(target, path, { passphrase: PASSPHRASE })
    expect(await target.db.$count(users)).toBe(1)
  })

  it('uses the default scrypt cost of the age format', async () => {
    const path = await backup('costly.age', { passphrase: PASSPHRASE })
    expect(readFileSync(path).subarray(0, 80).toString('latin1')).toMatch(/^-> scrypt \S{22} 18$/m)
  })
})

describe('a backup', () => {
  it.each([
    ['encrypted', 'whole.age', QUICK, 0, 200],
    // The gzip header before it has a time and the name of a system, which mean nothing.
    ['plain', 'whole.gz', { now: NOW }, GZIP_HEADER_BYTES, PLAIN_CHANGES],
  ])(
    'that is %s is refused when a byte of it is changed or missing, or its end is',
    async (_, name, options, from, changes) => {
      const bytes = readFileSync(await backup(name, options))
      const target = await empty()
      const path = join(folder, `changed-${name}`)
      const restoring = () => restoreBackup(target, path, { passphrase: PASSPHRASE })
      const tried = { flipped: 0, removed: 0, cut: 0 }
      let meaningless = 0
      const refuse = async (kind: keyof typeof tried, at: number, changed: Buffer) => {
        if (isSameContent(bytes, changed)) {
          meaningless++
          tried[kind]++
          return
        }
        writeFileSync(path, changed)
        await expect(restoring(), `${kind} at ${at}`).rejects.toThrow(RestoreError)
        tried[kind]++
      }
      for (let i = 0; i < changes; i++) {
        const at = from + Math.floor((i * (bytes.length - from)) / changes)
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (i % 8))
        if (i % 2 === 0) await refuse('flipped', at, flipped)
        else await refuse('removed', at, Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]))
        if (i % 10 === 0) await refuse('cut', at, bytes.subarray(0, at))
      }
      expect(tried).toEqual({ flipped: changes / 2, removed: changes / 2, cut: changes / 10 })
      expect(meaningless).toBeLessThanOrEqual(1 + changes / 50)
      expect(await target.db.$count(users)).toBe(0)
      writeFileSync(path, bytes)
      await restoring()
      expect(await target.db.$count(users)).toBe(1)
    },
    240_000,
  )
})

/** A bit that fills up a byte between two blocks of gzip carries nothing. */
function isSameContent(bytes: Buffer, changed: Buffer): boolean {
  try {
    return gunzipSync(changed).equals(gunzipSync(bytes))
  } catch {
    return false
  }
}

async function columnsOf(table: string): Promise<string> {
  const found = (await listTables(db)).find(({ table: name }) => name === `auth.${table}`)
  return found?.columns.map(({ name }) => `${name}::text`).join(', ') ?? ''
}
