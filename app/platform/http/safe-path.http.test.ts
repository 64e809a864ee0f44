import { beforeAll, expect, test } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'

const t = await testApp()
const ELSEWHERE = [
  '/..//evil.example',
  '/.//evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
]
let member: Person

beforeAll(async () => {
  await (await openShop(t.database.db)).add({ slug: 'jar', title: 'Jar' })
  member = await signUp(t, 'Asha')
})

test.each(ELSEWHERE)('no page redirects to %s', async (next) => {
  const signedIn = await t.get(`/auth?${new URLSearchParams({ next })}`, { ...member.init, redirect: 'manual' })
  const confirmed = await t.get(`/auth/confirm?${new URLSearchParams({ next })}`)
  const posts = [
    ['/cart', { intent: 'add', slug: 'jar' }],
    ['/saved', { intent: 'add', kind: 'product', slug: 'jar' }],
    ['/account/notes', { intent: 'switch', keeping: 'on' }],
  ] as const
  const sent = await Promise.all(posts.map(([path, form]) => t.post(path, { ...form, returnTo: next }, member.init)))
  for (const response of [signedIn, ...sent]) {
    expect(response.status).toBeLessThan(400)
    expect(response.headers.get('Location')).toMatch(/^\/(?!\/)/)
  }
  // The switch of languages leads to the same page with the same query.
  const page = (await confirmed.text()).replaceAll(/<a class="language"[^>]*>/g, '')
  expect(page).not.toContain('evil.example')
})
