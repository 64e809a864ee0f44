import { hash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Identifies a key without revealing it: its id, and a hash of it. */
export interface KeyName {
  id: string
  fingerprint: string
}

const FINGERPRINT_CHARS = 32

/**
 * The first 32 hex digits of a SHA-256. `identity` must not be guessable from the key's hash: a thumbprint or a
 * derived value.
 */
export function fingerprintOf(identity: string): string {
  return hash('sha256', identity).slice(0, FINGERPRINT_CHARS)
}

/**
 * Reads a file that only this user can read; if it is missing, creates it with what `create` returns. When several
 * processes start at once, the first one wins and the others read its file.
 */
export async function readOrCreateFile(directory: string, name: string, create: () => Promise<string>) {
  const path = join(directory, name)
  const existing = await readIfPresent(path)
  if (existing !== undefined) return existing
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const partial = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(partial, 'wx', 0o600)
  try {
    await file.writeFile(await create())
    await file.sync()
  } finally {
    await file.close()
  }
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(partial)
  return readFile(path, 'utf8')
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
