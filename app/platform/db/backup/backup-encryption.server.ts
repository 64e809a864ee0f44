import { open } from 'node:fs/promises'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** The first bytes of a file in the age format, which the program `age` can decrypt too. */
const AGE_MAGIC = 'age-encryption.org/v1'

/** The file cannot be decrypted. */
export class DecryptionError extends Error {
  override name = 'DecryptionError'
}

/**
 * A stream transform that encrypts to an age file with this passphrase (scrypt, ChaCha20-Poly1305); without a
 * passphrase it passes the bytes on unchanged.
 * @param workFactor the base-2 logarithm of scrypt's cost; the format's usual 18 takes about a second and 256 MB
 */
export function encrypted(passphrase: string | undefined, workFactor?: number) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (passphrase === undefined) return yield* source
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor)
    yield* iterate(await encrypter.encrypt(toWeb(source)))
  }
}

/** Whether the file at `path` begins as one in the age format. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0)
    return buffer.toString('latin1') === AGE_MAGIC
  } finally {
    await file.close()
  }
}

/**
 * Decrypts an age file. Every chunk is authenticated before it is yielded; a truncated file throws.
 * @throws DecryptionError when the passphrase is wrong or a byte was changed.
 */
export async function* decrypted(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    yield* iterate(await decrypter.decrypt(toWeb(source)))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause
    throw new DecryptionError((cause as Error).message, { cause })
  }
}

// Node's streams are the browser's streams; only their types differ.
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>
const iterate = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>
