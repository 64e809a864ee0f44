import { hash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Names a key without telling it: its id, and a hash that only the same key has. */
export interface KeyName {
  id: string
  fingerprint: string
}

const FINGERPRINT_CHARS = 32

/** A shortened SHA-256 in hex of what identifies a key. Give it nothing from which the key could be guessed. */
export function fingerprintOf(identity: string): string {
  return hash('sha256', identity).slice(0, FINGERPRINT_CHARS)
}

/**
 * Reads a file that only this user may read, and makes it with what `create` answers if it is missing.
 * The first of several starting processes wins; the others read what it wrote.
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
