import { UploadRefusal } from './refusal.ts'
import { STALL_SECONDS_MAX } from './schema.ts'

const HEADER_BYTES_MAX = 8 * 1024
/** Fields that stand before the file. */
const SKIPPED_BYTES_MAX = 64 * 1024

const LINE = Buffer.from('\r\n')
const HEADERS_END = Buffer.from('\r\n\r\n')

/**
 * The bytes of one file of a posted form, as they arrive: the form is never held in memory, whatever its size.
 * Ends without an error only when the file arrived whole.
 */
export async function* readPostedFile(
  body: AsyncIterable<Uint8Array>,
  { contentType, field }: { contentType: string; field: string },
): AsyncGenerator<Buffer> {
  const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  if (!boundary) throw new UploadRefusal('form')
  const parts = new Parts(body, Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`))
  await parts.skipData()
  for (;;) {
    const headers = await parts.readHeaders()
    if (headers === null) throw new UploadRefusal('form')
    if (isFile(headers, field)) {
      yield* parts.readData()
      return
    }
    await parts.skipData()
  }
}

function isFile(headers: string, field: string): boolean {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? ''
  return /;\s*filename\*?=/i.test(disposition) && new RegExp(`;\\s*name="?${field}"?\\s*(;|$)`, 'i').test(disposition)
}

class Parts {
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #delimiter: Buffer
  // The first boundary has no line before it: with this one, all are alike.
  #rest: Buffer = LINE

  constructor(body: AsyncIterable<Uint8Array>, delimiter: Buffer) {
    this.#chunks = body[Symbol.asyncIterator]()
    this.#delimiter = delimiter
  }

  /** The headers of the next part; null after the last one. */
  async readHeaders(): Promise<string | null> {
    while (this.#rest.length < LINE.length) await this.#more()
    if (this.#rest.subarray(0, LINE.length).equals(Buffer.from('--'))) return null
    let end: number
    while ((end = this.#rest.indexOf(HEADERS_END)) === -1) {
      if (this.#rest.length > HEADER_BYTES_MAX) throw new UploadRefusal('form')
      await this.#more()
    }
    const headers = this.#rest.subarray(0, end).toString('latin1')
    this.#rest = this.#rest.subarray(end + HEADERS_END.length)
    return headers
  }

  /** Everything up to the next boundary. */
  async *readData(): AsyncGenerator<Buffer> {
    let end: number
    while ((end = this.#rest.indexOf(this.#delimiter)) === -1) {
      // The boundary may stand across two chunks: so much is kept back.
      const sure = this.#rest.length - this.#delimiter.length + 1
      if (sure > 0) {
        yield this.#rest.subarray(0, sure)
        this.#rest = this.#rest.subarray(sure)
      }
      await this.#more()
    }
    if (end > 0) yield this.#rest.subarray(0, end)
    this.#rest = this.#rest.subarray(end + this.#delimiter.length)
  }

  async skipData(): Promise<void> {
    let skipped = 0
    for await (const chunk of this.readData()) {
      skipped += chunk.length
      if (skipped > SKIPPED_BYTES_MAX) throw new UploadRefusal('form')
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await beforeStall(this.#chunks.next())
    if (done) throw new UploadRefusal('interrupted')
    this.#rest = Buffer.concat([this.#rest, value])
  }
}

async function beforeStall<Value>(coming: Promise<Value>): Promise<Value> {
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
