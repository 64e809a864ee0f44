import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type Person, signInAgain, signUp } from '#test/people.ts'

const t = await testApp({ TRUST_PROXY: '1', PLACE_HEADERS: 'country=CF-IPCountry,city=CF-IPCity' })
const pageOf = async ({ init }: Person) => (await t.get('/account', init)).text()
const isIn = async ({ init }: Person) => (await t.get('/account', { ...init, redirect: 'manual' })).status === 200
const whoIsIn = (people: Person[]) => Promise.all(people.map(isIn))
const idsOn = (html: string) => [...html.matchAll(/name="device" value="([^"]+)"/g)].map(([, id = '']) => id)

/** Meera is signed in on three devices. */
async function devicesOf(name: string) {
  const first = await signUp(t, name)
  return [first, await signInAgain(t, first), await signInAgain(t, first)] as const
}

describe('a member with three devices', () => {
  test('sees two others, each with a button of its own, and signs one out', async () => {
    const [here, ...others] = await devicesOf('Meera')
    const ids = idsOn(await pageOf(here))
    expect(ids).toHaveLength(2)
    const done = await t.post('/account', { act: 'sign-out-one', device: ids[0] ?? '' }, here.init)
    expect(await done.text()).toContain('That device is signed out.')
    expect((await whoIsIn([here, ...others])).toSorted()).toEqual([false, true, true])
    const again = await t.post('/account', { act: 'sign-out-one', device: ids[0] ?? '' }, here.init)
    expect(await again.text()).toContain('That device was signed out already.')
  })

  test('signs all others out', async () => {
    const devices = await devicesOf('Asha')
    const done = await t.post('/account', { act: 'sign-out-others' }, devices[0].init)
    expect(await done.text()).toContain('Only this device is signed in now.')
    expect(await whoIsIn([...devices])).toEqual([true, false, false])
    expect(await pageOf(devices[0])).not.toContain('Sign out other devices')
  })
})

test('nobody signs out the device of somebody else, and another site signs out none', async () => {
  const [here, there] = await devicesOf('Usha')
  const [id = ''] = idsOn(await pageOf(here))
  const stranger = await signUp(t, 'Kiran')
  for (const device of [id, 'no id', ''])
    expect(await (await t.post('/account', { act: 'sign-out-one', device }, stranger.init)).text()).toContain(
      'That device was signed out already.',
    )
  const headers = { ...here.init.headers, Origin: 'https://evil.example' }
  expect((await t.post('/account', { act: 'sign-out-others' }, { headers })).status).toBe(403)
  expect(await whoIsIn([here, there])).toEqual([true, true])
})

test('a device has the place of its network if the proxy says it, and none if it does not', async () => {
  const her = await signUp(t, 'Sunita')
  expect(await pageOf(her)).not.toContain('The place is that of the network')
  await t.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'CF-IPCountry': 'IN', 'CF-IPCity': 'Pune', 'User-Agent': 'Mozilla/5.0 (Android 10) Chrome/142.0' },
    body: JSON.stringify({ email: her.email, password: 'a good long phrase' }),
  })
  const html = await pageOf(her)
  expect(html).toContain('<b>Chrome, Android</b>')
  expect(html).toContain('Pune, India. Signed in')
})
