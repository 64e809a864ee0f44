import type { FileStore } from '#app/platform/files/file-store.ts'
import { copy } from './copy.ts'

const MARKER_FILE = 'erasures/README.txt'
const FOLDER = 'erasures/accounts'
/** A backup that is older is not restored with the list, because the list may lack accounts that are in it. */
export const LISTED_DAYS = 366
const TEXT = { type: 'text/plain; charset=utf-8' }

/** The list of erased accounts is missing or cannot be read. */
export class ErasureListError extends Error {
  override name = 'ErasureListError'
}

/** Writes the marker file that distinguishes an empty list from a missing one. Idempotent. */
export async function beginErasureList(files: FileStore): Promise<void> {
  if (!(await files.exists(MARKER_FILE))) await files.put(MARKER_FILE, Buffer.from(copy.mark), TEXT)
}

/** Adds an account. Idempotent: the first time of erasure stays. */
export async function addToErasureList(files: FileStore, { userId, erasedAt }: { userId: string; erasedAt: Date }) {
  const key = `${FOLDER}/${userId}`
  if (!(await files.exists(key))) await files.put(key, Buffer.from(`${erasedAt.toISOString()}\n`), TEXT)
}

export const removeFromErasureList = (files: FileStore, userId: string): Promise<void> =>
  files.delete(`${FOLDER}/${userId}`)

/**
 * The ids of the accounts that were erased in the last `LISTED_DAYS`.
 * @throws ErasureListError when the store cannot be read, or has no list.
 */
export async function readErasureList(files: FileStore): Promise<string[]> {
  try {
    if (!(await files.exists(MARKER_FILE))) throw new ErasureListError(`${MARKER_FILE} is not there`)
    const ids: string[] = []
    for await (const { key } of files.list(FOLDER)) ids.push(key.slice(FOLDER.length + 1))
    return ids
  } catch (cause) {
    if (cause instanceof ErasureListError) throw cause
    throw new ErasureListError((cause as Error).message, { cause })
  }
}
