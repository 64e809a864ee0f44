import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './file-store.ts'

/** Files that are being written; a listing does not show them. */
const PARTIAL = '.partial'

/** Files in a folder of this machine. One folder for all nodes, or one node. */
export function openDiskFiles(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  /** Normal, and inside the folder: the library throws otherwise. */
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
      // Opened before it is handed out, so that a missing file is an answer and not a broken stream.
      const file = await open(join(location, keyOf(key)), 'r').catch(unlessMissing)
      return file ? file.createReadStream(range) : null
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async *list(folder) {
      const { objects } = await disk.listAll(folder, { recursive: true })
      for (const entry of objects) {
        if (!entry.isFile || entry.key.endsWith(PARTIAL)) continue
        // Deleted meanwhile: no longer part of the list.
        const meta = await entry.getMetaData().catch(() => null)
        if (meta) yield { key: entry.key, size: meta.contentLength, modifiedAt: meta.lastModified }
      }
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
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
