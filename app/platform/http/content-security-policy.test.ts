import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, createNonce, withoutNonce } from './content-security-policy.server.ts'

const nonce = createNonce()
const OURS = `<script nonce="${nonce}">run()</script>`
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const allowed = (html: string) => /script-src 'self'([^;]*)/.exec(contentSecurityPolicy(html, { nonce }))?.[1]?.trim()

test('scripts that we have drawn may run, wherever the nonce stands in their tag', () => {
  const module = `<script type="module" nonce="${nonce}" async="">import "/a.js"</script>`
  expect(allowed(`<head>${OURS}</head>${module}${OURS}`)).toBe(`${hashOf('run()')} ${hashOf('import "/a.js"')}`)
})

test.each([
  ['a script', '<script>stolen()</script>'],
  ['a script in capitals', '<SCRIPT>stolen()</SCRIPT>'],
  ['a module', '<script type="module">stolen()</script>'],
  ['a script with another nonce', '<script nonce="guessed">stolen()</script>'],
  ['a script with an empty nonce', '<script nonce="">stolen()</script>'],
  ['a script that is not closed', '<script>stolen();//'],
  ['a tag that is not closed', '<script x="'],
  ['a tag with a quote and a bracket', '<script x=">" y="'],
  ['a comment that is not closed', '<!-- <script>stolen()</script>'],
  ['a script inside of another tag', '<svg><script>stolen()</script></svg>'],
  ['a nonce of another tag', `<p nonce="x"><script>stolen()</script>`],
])('%s in front of ours adds nothing', (_what, injected) => {
  expect(allowed(`<body>${injected}${OURS}</body>`)).toBe(hashOf('run()'))
  expect(allowed(`<body>${injected}</body>`)).toBe('')
})

test('structured data and files are no inline scripts', () => {
  const json = `<script nonce="${nonce}" type="application/ld+json">{}</script>`
  expect(allowed(`${json}<script nonce="${nonce}" src="/a.js"></script>`)).toBe('')
})

test('the page that is sent has no nonce, and each drawing has another', () => {
  expect(withoutNonce(`<link nonce="${nonce}" rel="x"/>${OURS}`, nonce)).toBe('<link rel="x"/><script>run()</script>')
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100)
  expect(nonce).toMatch(/^[\w-]{36}$/)
})
