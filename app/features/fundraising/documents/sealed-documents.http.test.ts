import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openCampaignPayouts } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { sealMedia } from '#app/features/media/commands/seal-media.server.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { copy } from '#app/features/media/copy.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { deck } from '#app/features/media/pdf.test-support.ts'
import { media } from '#app/features/media/tables.server.ts'
import { restoreBackup } from '#app/platform/db/backup/backup-restore.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { countSealedRows } from '#server/sealed-rows.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { openTestDatabase } from '#test/open-database.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { deleteDueDocuments } from './delete-due-documents.server.ts'
import { campaignDocuments } from './document-tables.server.ts'

let t: TestApp
let owner: Person
let kavita: Person
let slug: string

beforeAll(async () => {
  t = await testApp()
  owner = await signUp(t, 'Sunita')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  const payouts = openCampaignPayouts(t.database, t.services.sealer)
  slug = await payouts.campaign({ ownerUserId: owner.userId, title: 'A sewing room' })
}, 120_000)

async function send(file: Buffer) {
  const body = new FormData()
  for (const [name, value] of [
    ['act', 'identity'],
    ['what', 'Voter card'],
  ] as const)
    body.set(name, value)
  body.set('file', new File([new Uint8Array(file)], 'card'))
  const headers = { ...owner.init.headers, Origin: t.services.config.siteUrl }
  const path = `/account/campaigns/${slug}/checks`
  const answer = await t.request(path, { method: 'POST', redirect: 'manual', headers, body })
  expect(answer.headers.get('Location')).toContain('did=sent')
  const [row] = await t.database.db.select().from(media).where(eq(media.isPrivate, true)).orderBy(media.createdAt)
  return row!
}

/** Everything that the server keeps of files, as one text. */
function kept(): string {
  const folder = t.services.config.dataDir
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => readFileSync(name, 'latin1'))
    .join('\n')
}

const urlOf = (file: string) => `/media/student-media/${file}`
const keyOf = (file: string) => `student-media/${file}`
const bytesOf = async (file: string, init: RequestInit) =>
  Buffer.from(await (await t.get(urlOf(file), init)).arrayBuffer())
const raw = async (file: string) => buffer((await t.services.store.read(keyOf(file)))!)
const put = (file: string, bytes: Uint8Array) => t.services.store.put(keyOf(file), bytes, { type: 'image/webp' })

async function forgetAll() {
  const { db } = t.database
  await deleteDueDocuments({ db, now: new Date('2040-01-01') })
  await sweepMedia({ ...t.services.media, now: t.clock.now })
}

describe('a document of a campaign', () => {
  it('is sealed from the start, with its smaller pictures; its owner and an operator open it as it was', async () => {
    for (const file of [await phonePhoto(1600, 1200), await deck()]) {
      const { variants, sealedWith } = await send(file)
      const store = kept()
      expect(variants.length).toBeGreaterThan(0)
      for (const { file, size, type } of variants) {
        const seen = await t.get(urlOf(file), kavita.init)
        const bytes = Buffer.from(await seen.arrayBuffer())
        expect([seen.status, seen.headers.get('Content-Length'), bytes.length]).toEqual([200, String(size), size])
        expect([seen.headers.get('Content-Type'), seen.headers.get('Cache-Control')]).toEqual([
          type,
          'private, no-store',
        ])
        expect((await bytesOf(file, owner.init)).equals(bytes)).toBe(true)
        const range = { ...kavita.init, headers: { ...kavita.init.headers, Range: 'bytes=20-59' } }
        expect((await bytesOf(file, range)).equals(bytes.subarray(20, 60))).toBe(true)
        for (let at = 0; at < size; at += 100) {
          const part = bytes.subarray(at, at + 24).toString('latin1')
          if (part.length === 24) expect(store.includes(part)).toBe(false)
        }
        expect((await t.get(urlOf(file))).status).toBe(404)
      }
      expect(sealedWith).not.toBeNull()
      const counted = (await countSealedRows(t.database.db)).filter(({ table }) => table === 'media (files)')
      expect(counted).toEqual([{ keyId: sealedWith, table: 'media (files)', rows: 1 }])
      await forgetAll()
    }
  })

  it('that was altered is refused with a sentence, and the log has nothing of it', async () => {
    const { id, variants } = await send(await phonePhoto(1600, 1200))
    const { file } = variants.at(-1)!
    const [whole, plain] = [await raw(file), await bytesOf(file, kavita.init)]
    for (const [bytes, reason] of [
      [whole.map((byte, i) => (i === whole.length - 20 ? byte ^ 1 : byte)), 'altered'],
      [whole.map((byte, i) => (i === 80 ? byte ^ 1 : byte)), 'key'],
      [plain, 'not-sealed'],
    ] as const) {
      t.logged.length = 0
      await put(file, bytes)
      const answer = await t.get(urlOf(file), kavita.init)
      expect([answer.status, await answer.text()]).toEqual([500, copy.sealed[reason]])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      const fields = { mediaId: id, reason }
      expect(t.logged.filter(({ level }) => level === 'error')).toEqual([
        { level: 'error', fields, message: 'a sealed file cannot be opened' },
      ])
    }
    await put(file, whole)
    expect((await bytesOf(file, kavita.init)).equals(plain)).toBe(true)
    await forgetAll()
  })

  it('from before is sealed by the job, also when a run was killed; it opens before, between and after', async () => {
    const { db } = t.database
    const { id, variants } = await send(await phonePhoto(1600, 1200))
    const plains = new Map<string, Buffer>()
    for (const { file } of variants) plains.set(file, await bytesOf(file, kavita.init))
    for (const [file, bytes] of plains) await put(file, bytes)
    await db.update(media).set({ sealedWith: null }).where(eq(media.id, id))
    const opens = async () => {
      for (const [file, bytes] of plains) expect((await bytesOf(file, kavita.init)).equals(bytes)).toBe(true)
    }
    await opens()
    const [first] = variants
    const dying = { ...t.services.media.files, seal: async () => Promise.reject(new Error('killed')) }
    await t.services.media.files.seal(keyOf(first!.file), first!)
    await expect(sealMedia({ db, files: dying })()).rejects.toThrow('killed')
    await opens()
    const run = sealMedia(t.services.media)
    expect([await run(), await run()]).toEqual([1, 0])
    await opens()
    for (const [file, bytes] of plains) expect((await raw(file)).includes(bytes.subarray(40, 80))).toBe(false)
    const [row] = await db.select().from(media).where(eq(media.id, id))
    expect(row?.sealedWith).not.toBeNull()
    await forgetAll()
  })

  it('from before whose file is lost keeps no other from being sealed', async () => {
    const { db } = t.database
    const { id, variants } = await send(await phonePhoto(400, 300))
    for (const { file } of variants) await t.services.store.delete(keyOf(file))
    await db.update(media).set({ sealedWith: null }).where(eq(media.id, id))
    const run = sealMedia(t.services.media)
    expect([await run(), await run()]).toEqual([1, 0])
    expect((await db.select().from(media).where(eq(media.id, id)))[0]?.sealedWith).toBeNull()
    await forgetAll()
  })

  it('opens after a restore of the database, with the same files and keys', async () => {
    const { id, variants } = await send(await deck())
    const plain = await bytesOf(variants[0]!.file, kavita.init)
    const path = join(scratchFolder('sealed-documents'), 'backup.gz')
    await writeBackup(t.database, path, { now: t.clock.now })
    const restored = await openTestDatabase()
    onTestFinished(() => restored.close())
    await restoreBackup(restored, path)
    const [row] = await restored.db.select().from(media).where(eq(media.id, id))
    expect(row?.sealedWith).toMatch(/^[\w-]{8}$/)
    const files = sealFiles(t.services.store, await openSecrets(TEST_KEYS))
    const stream = await files.read(keyOf(row!.variants[0]!.file), { isSealed: row!.sealedWith !== null })
    expect((await buffer(stream!)).equals(plain)).toBe(true)
    await forgetAll()
  })

  it('is gone on its day: no byte of it is left', async () => {
    const { db } = t.database
    await send(await deck())
    expect(await keysOf()).not.toEqual([])
    const [document] = await db.select().from(campaignDocuments).orderBy(campaignDocuments.addedAt)
    expect(document?.deleteOn).toBeDefined()
    await forgetAll()
    expect(await keysOf()).toEqual([])
    expect(await db.select().from(media)).toEqual([])
  })
})

async function keysOf(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of t.services.store.list('student-media')) keys.push(key)
  return keys
}
