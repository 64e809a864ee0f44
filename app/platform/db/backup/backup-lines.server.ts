import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { decrypted, DecryptionError, isEncrypted } from './backup-encryption.server.ts'

/** The backup cannot be restored; no rows were changed. The message is one sentence for the administrator. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

/** A file, or what another process sends. */
export type BackupSource = string | Readable

export const nameOf = (source: BackupSource): string => (typeof source === 'string' ? source : 'What was sent')

export type Lines = AsyncGenerator<string, void, undefined>

/**
 * Yields the lines of a backup, which may be encrypted. Splits only at line feeds: `node:readline` would also split a
 * row's text at U+2028.
 * @throws RestoreError when the file is missing, damaged, or encrypted with another passphrase.
 */
export async function* readLines(source: BackupSource, passphrase: string | undefined): Lines {
  let bytes: Readable | undefined
  const gunzip = createGunzip().setEncoding('utf8')
  let rest = ''
  try {
    const isSealed = typeof source === 'string' && (await isEncrypted(source))
    if (isSealed && passphrase === undefined) {
      throw new RestoreError(`${source} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.`)
    }
    bytes = typeof source === 'string' ? createReadStream(source) : source
    const fed = pipeline(isSealed ? decrypted(bytes, passphrase ?? '') : bytes, gunzip)
    fed.catch(() => {})
    for await (const chunk of gunzip as AsyncIterable<string>) {
      const parts = chunk.split('\n')
      parts[0] = rest + parts[0]
      rest = parts.pop() ?? ''
      yield* parts
    }
    await fed
  } catch (error) {
    throw explain(nameOf(source), error)
  } finally {
    bytes?.destroy()
    gunzip.destroy()
  }
}

function explain(path: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new RestoreError(`${path} does not exist.`)
  if (code?.startsWith('Z_')) return new RestoreError(`${path} is damaged or not a backup (${message}).`)
  if (error instanceof DecryptionError) {
    return new RestoreError(`${path} is damaged, or BACKUP_PASSPHRASE is not the one it was made with (${message}).`)
  }
  return error
}
