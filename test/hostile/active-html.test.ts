import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { activeIn } from './active-html.ts'
import { INJECTIONS } from './injections.ts'

const CONTEXTS: readonly ((text: string) => string)[] = [
  (text) => `<p>${text}</p>`,
  (text) => `<textarea>${text}</textarea>`,
  (text) => `<title>${text}</title>`,
  (text) => `<input value="${text}">`,
  (text) => `<input value='${text}'>`,
  (text) => `<a href="${text}">a</a>`,
  (text) => `<noscript>${text}</noscript>`,
]

/** A page goes on, which ends what was left open. */
const REST = `<p title="a">b</p><p title='a'>b</p>`
const policy = "script-src 'self'"

test('what a page shows without escaping is found, for most payloads', () => {
  expect(activeIn({ html: '<!doctype html><p class="a">Hello <a href="/about">a</a></p>', policy })).toEqual([])
  const unseen = INJECTIONS.scripts.filter(
    (text) => !CONTEXTS.some((draw) => activeIn({ html: draw(text) + REST, policy }).length > 0),
  )
  // Those for scripts, for styles and for other parsers, and links that only lead somewhere.
  expect(INJECTIONS.scripts.length - unseen.length).toBeGreaterThan(110)
})

test('a text that ends the string of one of our own scripts is found', () => {
  const script = (text: string) => `window.__reactRouterContext.streamController.enqueue("${text}");`
  const ours = (text: string) => ({
    html: `<script>${script(text)}</script>`,
    policy: `script-src 'sha256-${createHash('sha256').update(script(text)).digest('base64')}'`,
  })
  expect(activeIn(ours('Asha'))).toEqual([])
  expect(activeIn(ours('"-(zqhit=1)-"'))).toHaveLength(1)
  expect(activeIn(ours('</script><script>zqhit=1//'))).not.toEqual([])
})
