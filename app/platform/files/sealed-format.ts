import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealer } from '#app/platform/sealer.ts'

/**
 * The format of a sealed file: a header of fixed length, then chunks with AES-256-GCM under a random key of the file
 * alone. The header holds this key and the plain size, sealed by the installation's key for this file's name. A chunk's
 * nonce is its number and whether it is the last one, so chunks cannot be swapped, dropped or appended, and a range is
 * read without the rest.
 */
const MARK = 'diya-sealed-1 '
export const HEADER_BYTES = 512
export const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES
const KEY_BYTES = 32
const ALGORITHM = 'aes-256-gcm'

/** A sealed file cannot be opened. `key`: the header cannot be opened, so its key is missing or wrong. */
export class SealedFileError extends Error {
  readonly reason: 'key' | 'altered' | 'not-sealed'

  constructor(reason: SealedFileError['reason'], options?: ErrorOptions) {
    super(`a sealed file cannot be opened: ${reason}`, options)
    this.reason = reason
  }
}

/** What the header of a file says. */
export interface FileSeal {
  key: Buffer
  /** Of the plain file, in bytes. */
  size: number
}

const placeOf = (name: string) => `file:${name}`

/** A new key for a file, with the header that keeps it, and the id of the key that sealed the header. */
export function newSeal(sealer: Sealer, name: string, size: number): { seal: FileSeal; header: Buffer; keyId: string } {
  if (!(size > 0)) throw new Error('an empty file')
  const key = randomBytes(KEY_BYTES)
  const sealed = sealer.seal(`${key.toString('base64url')} ${size}`, placeOf(name))
  const header = Buffer.from(`${MARK}${sealed}`.padEnd(HEADER_BYTES, '\n'))
  if (header.length > HEADER_BYTES) throw new Error('the header of a sealed file is too long')
  return { seal: { key, size }, header, keyId: keyIdIn(sealed) }
}

/** The sealed part of a header; null for a file that is not sealed. */
function sealedIn(head: Buffer): string | null {
  const text = head.subarray(0, HEADER_BYTES).toString('latin1')
  return text.startsWith(MARK) ? text.slice(MARK.length).trimEnd() : null
}

/** `Secrets.seal` puts the id of its key before the first dot. */
const keyIdIn = (sealed: string) => sealed.split('.')[0] ?? ''

/** The id of the key that sealed a file, from its first bytes; null for a file that is not sealed. */
export function keyIdOf(head: Buffer): string | null {
  const sealed = sealedIn(head)
  return sealed === null ? null : keyIdIn(sealed)
}

/** Opens the header of a file; null for a file that is not sealed. @throws SealedFileError */
export function openHeader(sealer: Sealer, name: string, head: Buffer): FileSeal | null {
  const sealed = sealedIn(head)
  if (sealed === null) return null
  try {
    const [key = '', size] = sealer.open(sealed, placeOf(name)).split(' ')
    return { key: Buffer.from(key, 'base64url'), size: Number(size) }
  } catch (cause) {
    throw new SealedFileError('key', { cause })
  }
}

const lastChunkOf = ({ size }: FileSeal) => Math.ceil(size / CHUNK_BYTES) - 1

/** The size of the sealed file, with its header. */
export const sealedSizeOf = (seal: FileSeal) => HEADER_BYTES + seal.size + (lastChunkOf(seal) + 1) * TAG_BYTES

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(chunk, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Encrypts the chunks of a file. @throws Error when there are not as many bytes as the seal says */
export async function* sealChunks(bytes: AsyncIterable<Uint8Array>, seal: FileSeal): AsyncGenerator<Buffer> {
  const last = lastChunkOf(seal)
  let chunk = 0
  let left = seal.size
  for await (const plain of piecesOf(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, seal.key, nonceOf(chunk, chunk === last))
    yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    left -= plain.length
    chunk += 1
  }
  if (left !== 0) throw new Error('a file changed while it was sealed')
}

/**
 * Decrypts the chunks `first` to `last` of a file. Nothing of a chunk is returned before all of it was checked.
 * @throws SealedFileError when something was altered, is missing, or was appended
 */
export async function* openChunks(
  bytes: AsyncIterable<Uint8Array>,
  seal: FileSeal,
  { first, last }: { first: number; last: number } = { first: 0, last: lastChunkOf(seal) },
): AsyncGenerator<Buffer> {
  let chunk = first
  for await (const piece of piecesOf(bytes, SEALED_CHUNK_BYTES)) {
    if (chunk > last || piece.length <= TAG_BYTES) throw new SealedFileError('altered')
    yield openChunk(piece, seal.key, nonceOf(chunk, chunk === lastChunkOf(seal)))
    chunk += 1
  }
  if (chunk <= last) throw new SealedFileError('altered')
}

function openChunk(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce).setAuthTag(piece.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new SealedFileError('altered', { cause })
  }
}

/** The bytes in pieces of this size; the last one may be shorter. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  for await (const part of bytes) {
    held = Buffer.concat([held, part])
    while (held.length >= size) {
      yield held.subarray(0, size)
      held = held.subarray(size)
    }
  }
  if (held.length > 0) yield held
}
