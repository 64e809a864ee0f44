import { expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { testApp } from '#test/app.ts'

// The rules of MDN's HTTP Observatory (https://developer.mozilla.org/en-US/blog/mdn-http-observatory-launch/): 100
// points, 30 more for what is asserted here. The program itself gives the same pages 130 (A+); its packages are too many
// to install for twelve headers.
const t = await testApp({ SITE_URL: 'https://diya.example', TRUST_PROXY: '1' })
await seedFundraising(t.database.db, t.clock.now)

test.each([
  ['/', 200],
  ['/hi', 200],
  ['/campaign', 200],
  ['/campaign/rukmini-grocery', 200],
  ['/cart', 200],
  ['/auth', 200],
  ['/contact', 200],
  ['/about', 200],
  ['/nothing', 404],
  ['/api/v1/products', 200],
  ['/auth/v1/settings', 200],
  ['/sitemap.xml', 200],
])('%s has every header that HTTP Observatory gives its 130 points for', async (path, status) => {
  const { headers, status: answered } = await t.get(path)
  expect(answered).toBe(status)
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|http:|\*/)
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/)
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure/)
})
