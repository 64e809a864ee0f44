import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'

/** Addresses that run something when they are followed or loaded. */
const RUNNING = /^(?:javascript|vbscript|data:(?!image\/(?:png|webp|avif|jpeg|gif|svg\+xml[;,]))|blob|view-source):?/i
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'xlink:href',
  'srcset',
  'background',
  'cite',
  'ping',
  'manifest',
])
/** Elements that load, run or lead away; no page of ours needs them. */
const FOREIGN = new Set([
  'iframe',
  'object',
  'embed',
  'base',
  'frame',
  'frameset',
  'portal',
  'plaintext',
  'zqhit',
  'xss',
  'isindex',
  'marquee',
  'math',
])
/** Browsers run a script with any of these types, and one without. */
const RUN_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript'])

interface Page {
  html: string
  /** The content security policy that came with it; null for a mail. */
  policy: string | null
}

/** What a browser would run or load in this page although we did not write it, one line each. */
export function activeIn({ html, policy }: Page): string[] {
  const found: string[] = []
  for (const element of elementsOf(parse(html))) {
    const { tagName, attrs } = element
    if (FOREIGN.has(tagName)) found.push(`<${tagName}>`)
    if (
      tagName === 'meta' &&
      attrs.some(({ name, value }) => name === 'http-equiv' && /refresh|content-sec/i.test(value))
    )
      found.push('<meta http-equiv>')
    for (const { name, value } of attrs) {
      if (name.startsWith('on')) found.push(`<${tagName} ${name}>`)
      if (name === 'srcdoc' || (name === 'style' && policy !== null)) found.push(`<${tagName} ${name}>`)
      if (ADDRESSES.has(name) && RUNNING.test(bare(value))) found.push(`<${tagName} ${name}="${value.slice(0, 60)}">`)
    }
    if (tagName === 'script') found.push(...scriptFaults(element, policy))
  }
  return found
}

/** Browsers ignore white space and control characters in a scheme. */
const bare = (address: string): string => address.replace(/[\p{Cc}\s]+/gu, '')

function scriptFaults(script: Tree.Element, policy: string | null): string[] {
  const type = script.attrs.find(({ name }) => name === 'type')?.value ?? ''
  if (policy === null) return ['<script> in a mail']
  if (!RUN_TYPES.has(type)) return []
  const src = script.attrs.find(({ name }) => name === 'src')?.value
  if (src !== undefined) return /^\/(?:assets|app|offline)\//.test(src) ? [] : [`<script src="${src}">`]
  const text = script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const hash = createHash('sha256').update(text).digest('base64')
  if (!policy.includes(hash)) return [`<script>${text.slice(0, 60)}`]
  return breaksOut(text) ? [`a script of ours runs what was typed: ${text.slice(0, 60)}`] : []
}

/** Whether a text ended the string that it stands in and ran. */
function breaksOut(script: string): boolean {
  const window: Record<string, unknown> = {
    __reactRouterContext: { streamController: { enqueue: () => {}, close: () => {} } },
  }
  if (!/^\s*window\.__reactRouter/.test(script)) return false
  try {
    runInNewContext(script, Object.assign(window, { window }), { timeout: 1_000 })
  } catch {
    // It needs a browser.
  }
  return 'zqhit' in window
}

function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node
  // What a template holds is not in the document, but a script may put it there.
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}
