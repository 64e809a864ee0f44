import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'
import { accountPlace } from '#app/features/payouts/earnings/accounts.server.ts'
import { unsealAccount } from '#app/platform/bank/account.server.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { copyDatabase } from '#test/database-folder.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { IS_FULL } from '#test/full.ts'
import { type Site, startSite } from '#test/journeys/site.ts'
import { type Installation, unpackEmbedded, unpackPostgres } from './installation.ts'

// An organisation that installed an earlier release starts this one on its data: users, money and private text are
// unchanged, and its backup can be restored. See v0.1.0/README.md.

const PASSWORD = 'seven lamps on the river'
/** Rows of v0.1.0 whose number no upgrade may change. */
const ROWS = { 'auth.users': 6, contributions: 481, orders: 1, requests: 9, media: 1 }
const START_MS_MAX = 180_000

const server = IS_FULL ? await openPostgresServer() : null
afterAll(() => server?.close())

const engines: { engine: string; leelasSecret: string; unpack: () => Promise<Installation> }[] = [
  {
    engine: 'the embedded database',
    leelasSecret: 'PG6AA4T44DJGUCMXN7M2IVTWVZRMOLXC',
    unpack: async () => unpackEmbedded(),
  },
]
if (server) {
  engines.push({
    engine: 'PostgreSQL',
    leelasSecret: 'LRT2W6F4IL3AU2WYXXYVB3I2EW5IZNEX',
    unpack: async () => unpackPostgres(await server.createDatabase()),
  })
}

describe.each(engines)('an installation of v0.1.0 on $engine', ({ unpack, leelasSecret }) => {
  test(
    'opens, keeps its users, money and private text, and can be backed up and restored',
    async () => {
      const installation = await unpack()
      const site = await startSite(environmentOf(installation))
      try {
        await seePeople(site, leelasSecret)
      } finally {
        await site.close()
      }
      await within(installation, async (database) => {
        await seeData(database)
        await seePrivateText(database, installation)
      })
      await restoreElsewhere(installation)
    },
    START_MS_MAX,
  )
})

function environmentOf({ dataDir, databaseUrl }: Installation): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', AUTH_MAILER_AUTOCONFIRM: 'false' }
}

async function seePeople({ url }: Site, leelasSecret: string): Promise<void> {
  const [asha, hansa, leela] = await Promise.all(['asha', 'hansa', 'leela'].map((name) => signIn(url, name)))
  expect(await see(url, '/account', asha)).toContain('asha@example.org')
  expect(await see(url, '/account/shop', hansa)).toContain('Dhaga')
  expect(await see(url, '/campaign/rukmini-grocery', undefined)).toContain('Guest Giver')
  await expect(signIn(url, 'unconfirmed')).rejects.toThrow('email_not_confirmed')
  const shown = await showSecondStep(url, leela ?? '', leelasSecret)
  expect(await see(url, '/operator', shown)).toContain('Overview')
}

async function signIn(url: string, name: string): Promise<string> {
  const body = { email: `${name}@example.org`, password: PASSWORD }
  const { access_token } = await ask<{ access_token: string }>(url, '/token?grant_type=password', { body })
  return access_token
}

/** Roles from before the upgrade are active once the second factor is verified. */
async function showSecondStep(url: string, token: string, secret: string): Promise<string> {
  const { factors } = await ask<{ factors: { id: string }[] }>(url, '/user', { token })
  const path = `/factors/${factors[0]?.id}`
  const challenge = await ask<{ id: string }>(url, `${path}/challenge`, { token, body: {} })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const body = { challenge_id: challenge.id, code }
  return (await ask<{ access_token: string }>(url, `${path}/verify`, { token, body })).access_token
}

async function ask<Answer>(
  url: string,
  path: string,
  { token, body }: { token?: string; body?: object },
): Promise<Answer> {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Answer
}

async function see(url: string, path: string, token: string | undefined): Promise<string> {
  const headers: Record<string, string> = token ? { Cookie: `${ACCESS_TOKEN_COOKIE}=${token}` } : {}
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  expect(response.status, path).toBe(200)
  return response.text()
}

async function within(where: Installation, look: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...where, onError: () => {} })
  await look(database).finally(() => database.close())
}

async function seeData({ db }: Database): Promise<void> {
  expect(await findFailedChecks(db, new Date())).toEqual([])
  for (const [table, count] of Object.entries(ROWS)) {
    const { rows } = (await db.execute(sql.raw(`SELECT count(*)::int AS count FROM ${table}`))) as unknown as {
      rows: { count: number }[]
    }
    expect(rows[0]?.count, table).toBe(count)
  }
}

async function seePrivateText({ db }: Database, { dataDir }: Installation): Promise<void> {
  const sealer = await openSecrets({ directory: join(dataDir, 'keys') })
  const [account] = await db.select().from(sellerBankAccounts)
  const opened = unsealAccount(sealer, account?.sealed ?? '', accountPlace(account?.sellerId ?? ''))
  expect(opened?.number).toBe('001234567890')
}

async function restoreElsewhere({ dataDir, databaseUrl }: Installation): Promise<void> {
  const file = join(scratchFolder('upgrade-backup'), 'backup.gz')
  await run('backup', [file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
  const elsewhere = { dataDir: join(scratchFolder('upgrade-restored'), 'data'), databaseUrl: undefined }
  await copyDatabase(join(elsewhere.dataDir, 'database'), 'empty')
  await run('restore', [file, '--without-erasures'], { DATA_DIR: elsewhere.dataDir, DATABASE_URL: '' })
  await within(elsewhere, seeData)
}

async function run(script: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<void> {
  const child = Child.start(`scripts/${script}.ts`, args, env)
  const { code } = await child.exited
  expect({ code, errors: child.errors }).toEqual({ code: 0, errors: '' })
}
