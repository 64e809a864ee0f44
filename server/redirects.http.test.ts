import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'

const SITE = 'http://localhost:3000'

/** The redirect of a mailed link with this `redirect_to`, without its query and fragment. */
async function landingOf(t: TestApp, redirectTo: string): Promise<string> {
  const asked = new URLSearchParams({ type: 'signup', token: 'x'.repeat(56), redirect_to: redirectTo })
  const headers = { Referer: `${SITE}/exit` }
  const response = await t.request(`/auth/v1/verify?${asked}`, { headers, redirect: 'manual' })
  return response.headers.get('Location')?.split(/[?#]/)[0] ?? ''
}

test('tokens are redirected only to the pages that accept them', async () => {
  const t = await testApp()
  for (const path of ['/auth/confirm', '/auth/reset', '/ssr/auth', '/hi/auth/confirm', '/hi/ssr/auth']) {
    expect(await landingOf(t, `${SITE}${path}?next=/account`)).toBe(SITE + path)
  }
  for (const path of [
    '/exit',
    '/account',
    '/hi/account',
    '/fr/auth/confirm',
    '/auth',
    '/auth/confirm/../../exit',
    '//auth/confirm',
  ]) {
    expect(await landingOf(t, SITE + path), path).toBe(SITE)
  }
})

test('the variable allows redirects to every page of the site', async () => {
  const t = await testApp({ AUTH_REDIRECT_PATHS: '*' })
  expect(await landingOf(t, `${SITE}/account`)).toBe(`${SITE}/account`)
})
