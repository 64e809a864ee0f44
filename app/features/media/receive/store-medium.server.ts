import { randomBytes } from 'node:crypto'
import type { Rendition } from '#app/features/media/processing/image.server.ts'
import { uploadView } from '#app/features/media/queries.server.ts'
import { media, type Variant } from '#app/features/media/tables.server.ts'
import { FOLDER } from '#app/features/media/upload-limits.ts'
import type { MediaKind, UploadView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import { keyOf } from './file-name.ts'

interface MediumStore {
  db: Db
  files: SealedFiles
  ownerId: string
  now: Date
  /** Runs in the transaction that writes the row; what it throws leaves neither row nor file. */
  check?: (tx: Db) => Promise<void>
}

export interface StoreContext {
  /** The common prefix of the names. */
  path: string
  put(variant: Variant, content: Parameters<FileStore['put']>[1]): Promise<Variant>
}

interface StoredFiles {
  width: number
  height: number
  duration?: number
  variants: Variant[]
  /** Of the bytes that were received; null where nobody asks for them. */
  fingerprints?: string[] | null
}

/** Stores the files of a medium, and then writes its row. When `write` fails, neither is left. */
export async function storeMedium(
  { db, files, ownerId, now, check = async () => {} }: MediumStore,
  kind: MediaKind,
  write: (store: StoreContext) => Promise<StoredFiles>,
): Promise<UploadView> {
  // Random, and without anything about the owner.
  const path = `${FOLDER}/${now.getTime()}-${randomBytes(16).toString('base64url')}`
  const stored: string[] = []
  let sealedWith: string | null = null
  const put = async (variant: Variant, content: Parameters<FileStore['put']>[1]) => {
    const key = keyOf(variant.file)
    stored.push(key)
    sealedWith = await files.put(key, content, { type: variant.type })
    return variant
  }
  try {
    const made = await write({ path, put })
    const size = made.variants.reduce((sum, variant) => sum + variant.size, 0)
    const row = { ownerId, kind, path, size, sealedWith, createdAt: now, ...made }
    const written = await db.transaction(async (tx) => {
      await check(tx)
      return one(await tx.insert(media).values(row).returning())
    })
    return uploadView(written)
  } catch (error) {
    await Promise.allSettled(stored.map((key) => files.delete(key)))
    throw error
  }
}

/** Stores the renditions of a picture. */
export async function putRenditions(
  renditions: readonly Rendition[],
  { path, put }: StoreContext,
): Promise<StoredFiles> {
  const largest = renditions.at(-1)
  if (!largest) throw new Error('a picture without renditions')
  const variants: Variant[] = []
  for (const { type, width, height, data } of renditions) {
    const ending = type === 'image/avif' ? 'avif' : 'webp'
    // The largest one has no width in its name.
    const file = `${path}${width === largest.width ? '' : `-${width}`}.${ending}`
    variants.push(await put({ file, type, width, height, size: data.length }, data))
  }
  return { width: largest.width, height: largest.height, variants }
}
