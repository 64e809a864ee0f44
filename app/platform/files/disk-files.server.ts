import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './file-store.ts'

/** Suffix of files that are being written; `list` skips them. */
const PARTIAL = '.partial'

/** Stores files in a local folder. Several servers need a shared folder. */
export function openDiskFiles(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  /** Normalizes the key. The library throws for a path outside the folder. */
  const keyOf = (key: string) => disk.file(key).key
  return {
    async put(key, content) {
      const path = join(location, keyOf(key))
      const partial = `${keyOf(key)}${PARTIAL}`
      try {
        await mkdir(dirname(path), { recursive: true })
        if (content instanceof Uint8Array) await disk.put(partial, content)
        else await copyFile(content.path, join(location, partial))
        await flush(join(location, partial))
        await rename(join(location, partial), path)
        await flush(dirname(path))
      } catch (error) {
        await rm(join(location, partial), { force: true })
        throw error
      }
    },
    async read(key, range) {
      // Opened here so that a missing file returns null instead of a stream that fails.
      const file = await open(join(location, keyOf(key)), 'r').catch(nullIfMissing)
      return file ? file.createReadStream(range) : null
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async *list(folder) {
      const { objects } = await disk.listAll(folder, { recursive: true })
      for (const entry of objects) {
        if (!entry.isFile || entry.key.endsWith(PARTIAL)) continue
        // Null when the file was deleted after the listing.
        const meta = await entry.getMetaData().catch(() => null)
        if (meta) yield { key: entry.key, size: meta.contentLength, modifiedAt: meta.lastModified }
      }
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
  throw error
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
