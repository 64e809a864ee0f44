import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { UploadRefusal } from './refusal.ts'
import { STALL_SECONDS_MAX } from '#app/features/media/upload-limits.ts'

/** Of one part of the form. */
const HEADER_BYTES_MAX = 8 * 1024
/** Fields before the file. */
const SKIPPED_BYTES_MAX = 64 * 1024

/**
 * Yields the bytes of one file of a posted form as they arrive, without holding the form in memory. Ends without an
 * error only when the file is complete; what follows it is not read.
 */
export async function* readPostedFile(
  body: AsyncIterable<Uint8Array>,
  { contentType, field }: { contentType: string; field: string },
): AsyncGenerator<Buffer> {
  const form = new PostedForm(contentType, field)
  const chunks = body[Symbol.asyncIterator]()
  let arrived = 0
  while (!form.isFileWhole) {
    const { done, value } = await withTimeout(chunks.next())
    yield* form.take(done ? null : value)
    arrived += value?.length ?? 0
    if (!form.isFileWhole && form.isOver) throw new UploadRefusal('form')
    if (!form.hasFile && arrived > SKIPPED_BYTES_MAX) throw new UploadRefusal('form')
  }
}

/**
 * Parses a form chunk by chunk. Errors are stored until the next chunk: an `error` event without a listener would end
 * the process.
 */
class PostedForm {
  isFileWhole = false
  isOver = false
  readonly #parser: BusboyInstance
  #file: BusboyFileStream | undefined
  #error: unknown

  constructor(contentType: string, field: string) {
    this.#parser = openParser(contentType, field)
    this.#parser.on('file', (_field, file) => {
      this.#file = file
      file.on('error', this.#fail)
      file.on('end', () => (this.isFileWhole = this.#error === undefined))
    })
    this.#parser.on('finish', () => (this.isOver = true))
    this.#parser.on('error', this.#fail)
  }

  get hasFile(): boolean {
    return this.#file !== undefined
  }

  /** Yields the file's bytes in this chunk; null ends the form. @throws UploadRefusal when the form ends too early. */
  async *take(chunk: Uint8Array | null): AsyncGenerator<Buffer> {
    if (chunk) this.#parser.write(chunk)
    else this.#parser.end()
    // The parser emits events with `process.nextTick`: all have run before the next round of the event loop.
    await setImmediate()
    for (let bytes: Buffer | null; (bytes = this.#file?.read() ?? null); await setImmediate()) yield bytes
    await setImmediate()
    if (this.#error) throw new UploadRefusal('interrupted', { cause: this.#error })
  }

  readonly #fail = (error: unknown): void => {
    this.#error = error
  }
}

function openParser(contentType: string, field: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name, _type, fileName) => name === field && fileName !== undefined,
      limits: { files: 1, fields: 0, headerSize: HEADER_BYTES_MAX },
    })
  } catch (cause) {
    throw new UploadRefusal('form', { cause })
  }
}

async function withTimeout<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UploadRefusal('interrupted')), STALL_SECONDS_MAX * 1000)
  })
  try {
    return await Promise.race([coming, stall])
  } finally {
    clearTimeout(timer)
  }
}
