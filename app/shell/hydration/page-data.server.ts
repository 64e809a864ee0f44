import type { EntryContext } from 'react-router'

/**
 * The element with what the loaders have returned, which `readPageData` gives to React Router; undefined for a page
 * without scripts. It is data, not code: the browser does not run it, so that no policy needs its hash.
 *
 * React Router's `StreamTransfer` would let the page wait for it, and encode and decode all of it once more.
 */
export async function pageDataElement({
  serverHandoffStream,
}: Pick<EntryContext, 'serverHandoffStream'>): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!serverHandoffStream) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of serverHandoffStream) chunks.push(chunk)
  const data = Buffer.concat(chunks)
  return Buffer.concat([START, data.includes('<') ? withoutTags(data) : data, END])
}

const START = Buffer.from('<script type="application/json">')
const END = Buffer.from('</script>')

/** JSON, in which `<` occurs in strings only. Without it no text ends the element. */
const withoutTags = (json: Buffer): Buffer => Buffer.from(json.toString().replaceAll('<', '\\u003c'))

/** The script directly after the element. */
export const readPageData = (nonce: string): string => `<script nonce="${nonce}">${READ}</script>`

const READ =
  '(to=>{to.enqueue(document.currentScript.previousElementSibling.textContent);to.close()})(window.__reactRouterContext.streamController)'
