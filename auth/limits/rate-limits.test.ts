import { beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from './network.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const LIMITED = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_ANONYMOUS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: '4',
  AUTH_RATE_LIMIT_REFRESH_PER_5_MIN: '4',
  AUTH_RATE_LIMIT_SIGNUP_PER_5_MIN: '4',
  AUTH_RATE_LIMIT_ANONYMOUS_PER_HOUR: '4',
  AUTH_RATE_LIMIT_USER_PER_5_MIN: '4',
  AUTH_RATE_LIMIT_WEB3_PER_5_MIN: '4',
}
let auth: TestService
let token: string
let email: string
beforeEach(async () => {
  const unlimited = await openService(db)
  email = newEmail()
  token = (await unlimited.signUp(email)).access_token
  auth = await openService(db, LIMITED, { keys: unlimited.keys })
})

const bucket: Record<string, [string, string, object]> = {
  token: ['POST', '/token?grant_type=password', { email: 'nobody@example.org', password: PASSWORD }],
  refresh: ['POST', '/token?grant_type=refresh_token', { refresh_token: 'A'.repeat(43) }],
  signup: ['POST', '/signup', { email: 'a@b.org', password: 'short' }],
  anonymous: ['POST', '/signup', {}],
  user: ['PUT', '/user', {}],
  web3: ['POST', '/token?grant_type=web3', {}],
}
const knock = (name: string, ip = '192.0.2.1') => {
  const [method, path, body] = bucket[name] ?? ['', '', {}]
  return auth.send(method, path, { body, token, ip, headers: NEW_ERRORS })
}

describe.each(Object.keys(bucket))('the bucket of %s', (name) => {
  test('refuses the fifth request of an address in JSON, says when to retry, and does not affect others', async () => {
    for (let turn = 0; turn < 4; turn++) expect((await knock(name)).status).not.toBe(429)
    const { status, body, headers } = await knock(name)
    expect(status).toBe(429)
    expect(body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(250)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
    expect((await knock(name, '192.0.2.2')).status).not.toBe(429)
    // An anonymous sign-up also counts for /signup, because the two differ only in the body, which is read later.
    const signups = ['anonymous', 'signup']
    const counted = signups.includes(name) ? signups : [name]
    const others = Object.keys(bucket).filter((other) => !counted.includes(other))
    for (const other of others) expect([other, (await knock(other)).status]).not.toEqual([other, 429])
  })
})

describe('guessing one password', () => {
  const guess = (password: string, ip: string, address = email) =>
    auth.send('POST', '/token?grant_type=password', { body: { email: address, password }, ip, headers: NEW_ERRORS })
  const statuses = async (count: number, run: (turn: number) => Promise<{ status: number }>) => {
    const all: number[] = []
    for (let turn = 0; turn < count; turn++) all.push((await run(turn)).status)
    return all
  }
  beforeEach(async () => {
    auth = await openService(
      db,
      {
        AUTH_RATE_LIMITS: 'on',
        AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN: '3',
        AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: '5',
      },
      { keys: auth.keys },
    )
  })

  test('from one address is limited for that account only, and its owner still signs in from their own address', async () => {
    expect(await statuses(4, () => guess('a wrong guess', '192.0.2.66'))).toEqual([400, 400, 400, 429])
    expect((await guess(PASSWORD, '192.0.2.66')).status).toBe(429)
    expect((await guess('a wrong guess', '192.0.2.66', newEmail())).status).toBe(400)
    expect((await guess(PASSWORD, '192.0.2.1')).status).toBe(200)
  })

  test('from many addresses is limited too, and for unknown accounts in the same way', async () => {
    const known = await statuses(6, (turn) => guess('a wrong guess', `192.0.2.${turn}`))
    const nobody = newEmail()
    const unknown = await statuses(6, (turn) => guess('a wrong guess', `192.0.2.${turn}`, nobody))
    expect(known).toEqual([400, 400, 400, 400, 400, 429])
    expect(unknown).toEqual(known)
  })

  test('does not count right passwords', async () => {
    expect(await statuses(10, () => guess(PASSWORD, '192.0.2.1'))).toEqual(Array(10).fill(200))
  })
})

test('an address is counted by its subscriber: an IPv6 one by its /64', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::FFFF:c000:207')).toBe('192.0.2.7')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:DB8:0001:2::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::9')).toBe('2001:db8::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80::/64')
  expect(networkOf('::1')).toBe('::/64')
  for (const odd of ['unknown', '192', '0x7f.1', '']) expect(networkOf(odd)).toBe(odd)
})
