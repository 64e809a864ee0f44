import { expect, test } from 'vitest'
import { withOperatorRoutes } from './operator-routes.ts'
import { needsImmediateHydration, deferHydration } from './deferred-hydration.server.ts'

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script>1</script><script type="module" async="">stolen()</script><script nonce="n-1" type="module" async="">import "/a.js"</script></body>'

test('no script that we have drawn is loaded or run by the browser, and no other one becomes deferred', () => {
  const page = deferHydration(PAGE)
  expect(page).not.toContain('modulepreload')
  expect(page.match(/<script[^>]*type="module"[^>]*>[^<]*/g)).toEqual(['<script type="module" async="">stolen()'])
  expect(page).toContain('<link rel="deferred" href="/a.js"/>')
  expect(page).toContain('<script nonce="n-1" type="text/deferred">import "/a.js"</script>')
})

test('the scripts of a receipt and of an opened mail link are not deferred', () => {
  const at = (path: string) => needsImmediateHydration(new URL(path, 'https://diya.example'))
  expect(['/receipt/abc', '/auth/confirm?code=abc'].map(at)).toEqual([true, true])
  expect(['/', '/auth', '/auth/confirm', '/campaign/receipt'].map(at)).toEqual([false, false, false, false])
})

test('only pages of operators load the list with the operators’ routes', () => {
  const html = '<link rel="deferred" href="/assets/manifest-83d5157a.js"/>'
  for (const path of ['/operator', '/Operator/requests'])
    expect(withOperatorRoutes(html, path)).toBe('<link rel="deferred" href="/assets/operator-manifest-83d5157a.js"/>')
  for (const path of ['/', '/account', '/operators', '/campaign/operator'])
    expect(withOperatorRoutes(html, path)).toBe(html)
})
