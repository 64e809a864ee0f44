import { createHash } from 'node:crypto'
import type { Answer } from './snapshot.ts'
import { canonicalHtml, normaliseText } from './normalise.ts'

/** These depend on the body, which is compared itself. */
const DERIVED = new Set(['content-length', 'date'])
const IS_TEXT = /^text\/|json|xml|javascript|svg/

/** Reads a response and removes random values; also returns the original text. */
export async function readAnswer(
  response: Response,
): Promise<{ answer: Omit<Answer, 'body'> & { text: string }; raw: string }> {
  const type = response.headers.get('Content-Type') ?? ''
  const { raw, text } = await readBody(response, type)
  return { answer: { status: response.status, headers: readHeaders(response.headers), text }, raw }
}

async function readBody(response: Response, type: string): Promise<{ raw: string; text: string }> {
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { raw: '', text: 'A stream of events.' }
  }
  if (!IS_TEXT.test(type)) {
    const bytes = Buffer.from(await response.arrayBuffer())
    const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
    return { raw: '', text: bytes.length > 0 ? `${bytes.length} bytes, ${digest}` : '' }
  }
  const raw = await response.text()
  return { raw, text: normaliseText(layOut(raw, type)) }
}

/** One element on each line, so that a difference is a line. */
export function layOut(text: string, type: string): string {
  if (type.includes('html')) return canonicalHtml(text)
  return type.includes('json') && text ? JSON.stringify(JSON.parse(text), null, 1) : text
}

const readHeaders = (headers: Headers): [string, string][] =>
  [...headers]
    .filter(([name]) => !DERIVED.has(name))
    .map(([name, value]): [string, string] => [name, name === 'etag' ? 'of the body' : normaliseText(value)])
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
