import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { copy } from '#app/features/media/copy.ts'
import type { findFile } from '#app/features/media/queries.server.ts'
import { keyOf } from '#app/features/media/receive/file-name.ts'
import { ACCEPTED, CACHE_SECONDS } from '#app/features/media/upload-limits.ts'
import type { ByteRange } from '#app/platform/files/file-store.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import { SealedFileError } from '#app/platform/files/sealed-format.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { readRange } from './byte-range.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findFile>>>

interface FileDeps {
  files: SealedFiles
  log: Logger
}

const PDF = 'application/pdf'
/** Up to this size a file that is not public is decrypted before its first byte is sent, so that an error can be said. */
const CHECKED_BYTES_MAX = ACCEPTED.document.bytesMax

/** Sends a file whole or a range of it; null when the store does not have it. */
export async function sendFile(c: Context, deps: FileDeps, found: Found): Promise<Response | null> {
  const { variant, isPublic } = found
  // A file never changes under its name, so the name is the ETag.
  const etag = `"${variant.file}"`
  const headers = {
    'Content-Type': variant.type,
    // A sandboxed document cannot open a browser's reader of PDF.
    'Content-Disposition': variant.type === PDF ? 'attachment' : 'inline',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cache-Control': isPublic ? `public, max-age=${CACHE_SECONDS}` : 'private, no-store',
    'Accept-Ranges': 'bytes',
    // Mails show public pictures in the mail program's own page.
    ...(isPublic && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ETag: etag,
  }
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers)
  const ifRange = c.req.header('If-Range')
  const wish = ifRange === undefined || ifRange === etag ? c.req.header('Range') : undefined
  const range = readRange(wish, variant.size)
  if (range === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${variant.size}` })
  const part = range === 'whole' ? undefined : range
  const length = part ? part.end - part.start + 1 : variant.size
  const all = {
    ...headers,
    'Content-Length': String(length),
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${variant.size}` }),
  }
  if (c.req.method === 'HEAD') return c.body(null, part ? 206 : 200, all)
  try {
    const content = await readContent(deps, found, part)
    return content && c.body(content, part ? 206 : 200, all)
  } catch (error) {
    if (!(error instanceof SealedFileError)) throw error
    logUnopened(deps, found, error)
    return c.text(copy.sealed[error.reason], 500, { 'Cache-Control': 'no-store' })
  }
}

async function readContent(
  deps: FileDeps,
  found: Found,
  range: ByteRange | undefined,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream | null> {
  const { variant, isPublic, isSealed } = found
  const stream = await deps.files.read(keyOf(variant.file), { range, isSealed })
  if (!stream) return null
  if (!isPublic && variant.size <= CHECKED_BYTES_MAX) return new Uint8Array(await buffer(stream))
  // The status is sent by then: the connection is cut.
  stream.once('error', (error) => error instanceof SealedFileError && logUnopened(deps, found, error))
  return Readable.toWeb(stream) as ReadableStream
}

function logUnopened({ log }: FileDeps, { mediaId }: Found, { reason }: SealedFileError): void {
  log.error({ mediaId, reason }, 'a sealed file cannot be opened')
}
