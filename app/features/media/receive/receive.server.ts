import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { HEAD_BYTES, recognise, type Recognised } from './recognise.server.ts'
import { UploadRefusal } from './refusal.ts'
import { ACCEPTED } from '#app/features/media/upload-limits.ts'
import type { MediaKind } from '#app/features/media/views.ts'

/** Longer than any upload takes: older files were left by a crashed process. */
const STALE_AFTER_MS = HOUR_MS

export interface Received extends Recognised {
  path: string
  size: number
  /** SHA-256 of the bytes, in hex. */
  digest: string
}

/**
 * Writes incoming bytes to a file in this folder. Recognises the type from the first bytes and stops at its size limit,
 * so that a wrong or too large file is refused during the upload. The caller removes the file; when this throws,
 * nothing is left.
 */
export async function receive(
  bytes: AsyncIterable<Uint8Array>,
  { folder, kinds }: { folder: string; kinds: readonly MediaKind[] },
): Promise<Received> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.upload`)
  const file = await open(path, 'wx', 0o600)
  try {
    let head = Buffer.alloc(0)
    let found: Recognised | undefined
    let size = 0
    const hash = createHash('sha256')
    for await (const chunk of bytes) {
      size += chunk.length
      if (!found) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) found = await recognise(head, kinds)
      }
      if (found && size > ACCEPTED[found.kind].bytesMax) throw new UploadRefusal(`${found.kind}-size`)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    found ??= await recognise(head, kinds)
    return { ...found, path, size, digest: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    throw error instanceof UploadRefusal || isDiskError(error)
      ? error
      : new UploadRefusal('interrupted', { cause: error })
  } finally {
    await file.close()
  }
}

/** A write error, such as a full disk, is the server's fault; a broken connection is the sender's. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open')
}

/** Removes the files of crashed processes from this folder. */
export async function removeStaleFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > STALE_AFTER_MS) await rm(path, { force: true })
  }
}
