import { expect, test } from 'vitest'
import { needsCodeAtOnce, withLateCode } from './deferred-hydration.server.ts'

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script>1</script><script type="module" async="">import "/a.js"</script></body>'

test('nothing of the code is fetched or run by itself', () => {
  const page = withLateCode(PAGE)
  expect(page).not.toContain('modulepreload')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<link rel="late" href="/a.js"/>')
  expect(page).toContain('<script type="text/late">import "/a.js"</script>')
})

test('a receipt that waits for its payment and a link that was opened do not wait', () => {
  const at = (path: string) => needsCodeAtOnce(new URL(path, 'https://diya.example'))
  expect(['/receipt/abc', '/auth/confirm?code=abc'].map(at)).toEqual([true, true])
  expect(['/', '/auth', '/auth/confirm', '/campaign/receipt'].map(at)).toEqual([false, false, false, false])
})
