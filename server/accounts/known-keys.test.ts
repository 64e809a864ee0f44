import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { knownKeys } from '#app/platform/db/tables.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { generateKey } from '#auth/keys/keys.ts'
import { newSecretsJson } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { forgetKey, KeysError, listKnownKeys, openKnownKeys } from './known-keys.ts'
import { countSealedRows } from '#server/sealed-rows.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-11-20T10:00:00Z')

beforeEach(async () => {
  await db.delete(knownKeys)
  await db.delete(outbox)
})

let machines = 0
/** An empty data directory. */
const newMachine = () => scratchFolder(`known-keys-${machines++}`)

const start = (dataDir: string, env: Record<string, string> = {}) =>
  openKnownKeys(database, { config: { dataDir }, env, now })

const refusal = (starting: Promise<unknown>) =>
  starting.then(
    () => 'started',
    (error: Error) => {
      if (!(error instanceof KeysError)) throw error
      return error.message.split('\n')
    },
  )

interface StoredKey {
  kid: string
}

const readFiles = async (dataDir: string) => {
  const read = async (name: string) =>
    (JSON.parse(await readFile(join(dataDir, 'keys', name), 'utf8')) as { keys: StoredKey[] }).keys
  return { jwt: await read('auth-jwt.json'), secret: await read('auth-secrets.json') }
}

const idsOf = async () => (await listKnownKeys(db)).map(({ use, id }) => `${use} ${id}`)
const json = (...keys: object[]) => JSON.stringify({ keys })
const newSecret = async () => (JSON.parse(await newSecretsJson()) as { keys: [StoredKey] }).keys[0]

test('the first start creates keys, and the database stores only their fingerprints', async () => {
  const machine = newMachine()
  const { keys, secrets } = await start(machine)
  const files = await readFiles(machine)
  expect(await idsOf()).toEqual([`jwt ${keys.signing.kid}`, `secret ${files.secret[0]?.kid}`])
  const rows = JSON.stringify(await listKnownKeys(db))
  for (const { kid: _, ...parts } of [...files.jwt, ...files.secret]) {
    for (const part of Object.values(parts)) {
      if (String(part).length > 20) expect(rows).not.toContain(part)
    }
  }
  const again = await start(machine)
  expect(again.secrets.open(secrets.seal('hush', 'x'), 'x')).toBe('hush')
  expect(await listKnownKeys(db)).toHaveLength(2)
})

test('an installation with existing keys uses them', async () => {
  const machine = newMachine()
  await start(machine)
  const before = await readFiles(machine)
  await db.delete(knownKeys)
  await start(machine)
  expect(await readFiles(machine)).toEqual(before)
  expect(await listKnownKeys(db)).toHaveLength(2)
})

test('a server without the keys does not start: the error names each key, and none is created', async () => {
  const first = newMachine()
  await start(first)
  const [jwt, secret] = await listKnownKeys(db)
  const second = newMachine()
  expect(await refusal(start(second))).toEqual([
    `The database was written with the key ${jwt?.id}, which signs access tokens; this process does not have it: take it from where the site ran before and put it into ${second}/keys/auth-jwt.json or AUTH_JWT_KEYS. If it is lost for good: npm run admin -- keys forget ${jwt?.id}`,
    `The database was written with the key ${secret?.id}, which seals private texts; this process does not have it: take it from where the site ran before and put it into ${second}/keys/auth-secrets.json or AUTH_SECRET_KEYS. If it is lost for good: npm run admin -- keys forget ${secret?.id}`,
  ])
  expect(await readdir(second)).toEqual([])
  await cp(join(first, 'keys'), join(second, 'keys'), { recursive: true })
  await start(second)
})

test('a server with other keys does not start, and the database does not store them', async () => {
  await start(newMachine())
  const known = await listKnownKeys(db)
  const env = { AUTH_JWT_KEYS: json(await generateKey('sign')), AUTH_SECRET_KEYS: json(await newSecret()) }
  expect(await refusal(start(newMachine(), env))).toEqual(known.map(({ id }) => expect.stringContaining(id)))
  expect(await listKnownKeys(db)).toEqual(known)
})

test('a different key with a known id is refused', async () => {
  const machine = newMachine()
  await start(machine)
  const { secret } = await readFiles(machine)
  const impostor = { ...(await newSecret()), kid: secret[0]?.kid }
  expect(await refusal(start(machine, { AUTH_SECRET_KEYS: json(impostor) }))).toEqual([
    expect.stringContaining('this process has another key under that id'),
  ])
})

test('an additional key is a rotation, and the old one is required until it is forgotten', async () => {
  const machine = newMachine()
  const { secrets } = await start(machine)
  await enqueueMail(db, { sealer: secrets }, mailTo('sunita@example.org'))
  const files = await readFiles(machine)
  const [old, newer] = [files.secret[0], await newSecret()]
  const rotated = await start(machine, { AUTH_SECRET_KEYS: json(newer, old ?? {}) })
  await enqueueMail(db, { sealer: rotated.secrets }, mailTo('asha@example.org'))
  await enqueueMail(db, { sealer: rotated.secrets }, mailTo('meera@example.org'))
  expect(await idsOf()).toContain(`secret ${newer.kid}`)
  expect((await countSealedRows(db)).toSorted((a, b) => a.rows - b.rows)).toEqual([
    { keyId: old?.kid, table: 'public.outbox', rows: 1 },
    { keyId: newer.kid, table: 'public.outbox', rows: 2 },
  ])
  const without = { AUTH_SECRET_KEYS: json(newer) }
  expect(await refusal(start(machine, without))).toEqual([expect.stringContaining(`key ${old?.kid}, which seals`)])
  expect(await forgetKey(db, { id: old?.kid ?? '' })).toMatchObject([{ use: 'secret', id: old?.kid }])
  await start(machine, without)
  expect(await forgetKey(db, { id: 'unknown' })).toEqual([])
})

test('of two servers that start at once with new keys, exactly one starts', async () => {
  const [one, two] = [newMachine(), newMachine()]
  const started = await Promise.all([refusal(start(one)), refusal(start(two))])
  expect(started.filter((outcome) => outcome === 'started')).toHaveLength(1)
  expect(await listKnownKeys(db)).toHaveLength(2)
  const loser = started[0] === 'started' ? two : one
  expect(await readdir(loser)).toEqual([])
})

test('the error names an unusable file of keys', async () => {
  const machine = newMachine()
  await start(machine)
  await writeFile(join(machine, 'keys', 'auth-secrets.json'), 'hush')
  await expect(start(machine)).rejects.toThrow(`${machine}/keys/auth-secrets.json: The secrets are not JSON`)
})

const mailTo = (to: string) => ({
  dedupeKey: `test:${to.split('@')[0]}`,
  to,
  subject: 'Thank you',
  text: 'It has arrived.',
  createdAt: now,
})
