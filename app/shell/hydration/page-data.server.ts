import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

/**
 * The script with what the loaders have returned, as React Router's `StreamTransfer` writes it. Drawn by React, the page
 * waits for it, and all of it is encoded and decoded once more.
 */
export async function pageDataScript(
  { serverHandoffStream }: Pick<EntryContext, 'serverHandoffStream'>,
  nonce: string,
): Promise<string> {
  if (!serverHandoffStream) return ''
  const data = JSON.stringify(await text(serverHandoffStream)).replace(HTML, (letter) => ESCAPED[letter] ?? letter)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`
}

/** Without them no text in a script ends it. */
const HTML = /[<>&\u2028\u2029]/g
const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
