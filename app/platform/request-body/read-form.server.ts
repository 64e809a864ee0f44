import { data } from 'react-router'
import { hasForbiddenText } from './forbidden-text.ts'

/** The largest form of the product sends about a hundred. */
const FIELDS_MAX = 500

/**
 * Parses a posted form: `application/x-www-form-urlencoded` or `multipart/form-data`, in UTF-8.
 * Throws a 400 for bodies that browsers do not send: another or no Content-Type, a broken multipart body, malformed
 * percent-encoding or UTF-8, control characters except line breaks and tabs, more than 500 fields. Only the status is
 * logged.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await findForm(request)
  if (!form) throw data(null, { status: 400 })
  return form
}

/** The same for callers that render their own 400: null when the body cannot be parsed. */
export async function findForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const bytes = await request.arrayBuffer().catch(() => null)
  if (!bytes) return null
  const form = /^application\/x-www-form-urlencoded(?=[;\s]|$)/i.test(type)
    ? readUrlEncoded(bytes)
    : await readMultipart(bytes, type)
  if (!form || [...form].length > FIELDS_MAX) return null
  return [...form].some(([name, value]) => hasForbiddenText([name, typeof value === 'string' ? value : value.name]))
    ? null
    : form
}

function readUrlEncoded(bytes: ArrayBuffer): FormData | null {
  const form = new FormData()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const pairs = text.split('&', FIELDS_MAX + 1)
    if (pairs.length > FIELDS_MAX) return null
    // Throws for malformed input, which URLSearchParams accepts.
    decodeURIComponent(text)
    for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) return null
    throw error
  }
  return form
}

async function readMultipart(bytes: ArrayBuffer, type: string): Promise<FormData | null> {
  const body = new Response(bytes, { headers: { 'Content-Type': type } })
  // oxlint-disable-next-line no-restricted-properties -- all other code calls readForm
  const form = await body.formData().catch(() => null)
  return form && !hasReplacedBytes(form, bytes) ? form : null
}

const REPLACEMENT = '\uFFFD'

/** The parser replaces bytes that are not UTF-8, so the text contains more replacement characters than the body. */
function hasReplacedBytes(form: FormData, bytes: ArrayBuffer): boolean {
  const texts = [...form].flatMap(([name, value]) => [name, typeof value === 'string' ? value : value.name]).join('')
  return countOf(texts, REPLACEMENT) > countOf(Buffer.from(bytes).toString('latin1'), 'ï¿½')
}

const countOf = (text: string, part: string): number => text.split(part).length - 1
