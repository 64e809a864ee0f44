import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { listErasures } from './commands/list-erasures.server.ts'
import { ErasureListError, readErasureList } from './erasure-list.server.ts'
import { erasures } from './tables.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = await testDatabase()
let folders = 0
let dataDir: string
let files: FileStore

beforeEach(async () => {
  for (const table of [users, erasures]) await db.delete(table)
  await db.delete(erasures)
  dataDir = join(scratchFolder('erasure'), `${folders++}`)
  files = openFiles(readConfig({ DATA_DIR: dataDir }))
})

async function account(changes: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({ aud: 'authenticated', role: 'authenticated', email: `${randomUUID()}@example.org`, ...changes })
    .returning({ id: users.id })
  return row?.id ?? ''
}

const onRecord = async () => (await db.select().from(erasures)).map(({ userId }) => userId)
const list = (store = files) => listErasures({ db, files: store, now: NOW })

describe('the erasures table', () => {
  it('gets every account that is deleted or anonymised, by anybody, and no other', async () => {
    const [removed, blanked, kept, guest] = [
      await account(),
      await account(),
      await account(),
      await account({ email: null, isAnonymous: true }),
    ]
    await db.update(users).set({ lastSignInAt: NOW }).where(eq(users.id, kept))
    expect(await onRecord()).toEqual([])
    await db.delete(users).where(eq(users.id, removed))
    await db.update(users).set({ deletedAt: NOW, email: null }).where(eq(users.id, blanked))
    await db.update(users).set({ updatedAt: NOW }).where(eq(users.id, blanked))
    await db.delete(users).where(eq(users.id, guest))
    expect((await onRecord()).toSorted()).toEqual([removed, blanked].toSorted())
  })

  it('does not get an account whose removal failed', async () => {
    const id = await account()
    const failing = db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, id))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await onRecord()).toEqual([])
  })
})

describe('the list beside the backups', () => {
  it('gets each id once, and no other data', async () => {
    const id = await account({ email: 'sunita@example.org' })
    await db.delete(users).where(eq(users.id, id))
    expect([await list(), await list()]).toEqual([1, 0])
    expect(await readErasureList(files)).toEqual([id])
    expect(readdirSync(join(dataDir, 'files/erasures'), { recursive: true }).toSorted()).toEqual([
      'README.txt',
      'accounts',
      `accounts/${id}`,
    ])
  })

  it('gets the id later when the process stops, or the store is down, after the account was removed', async () => {
    const id = await account()
    await db.delete(users).where(eq(users.id, id))
    // The account is removed, the list does not have it yet: the state after a killed process.
    const away: FileStore = { ...files, put: async () => Promise.reject(new Error('the bucket is away')) }
    await expect(list(away)).rejects.toThrow('the bucket is away')
    expect(await onRecord()).toEqual([id])
    expect(await list()).toBe(1)
    expect(await readErasureList(files)).toEqual([id])
  })

  it("is complete when the process stops between the file and the row's update", async () => {
    const id = await account()
    await db.delete(users).where(eq(users.id, id))
    await list()
    await db.update(erasures).set({ listedAt: null })
    expect(await list()).toBe(1)
    expect(await readErasureList(files)).toEqual([id])
  })

  it('can be empty, but not missing', async () => {
    await expect(readErasureList(files)).rejects.toThrow(ErasureListError)
    await list()
    expect(await readErasureList(files)).toEqual([])
    const broken: FileStore = {
      ...files,
      list: () => {
        throw new Error('access denied')
      },
    }
    await expect(readErasureList(broken)).rejects.toThrow(ErasureListError)
  })
})
