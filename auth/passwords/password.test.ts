import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

const passwords = createPasswords({ memoryKib: 19_456, passes: 2 })

test('a hash matches its own password only, and two hashes of one password differ', async () => {
  const [first, second] = await Promise.all([passwords.hash('a phrase'), passwords.hash('a phrase')])
  expect(first).not.toBe(second)
  expect(await passwords.verify('a phrase', first)).toBe(true)
  expect(await passwords.verify('a phrase ', first)).toBe(false)
  expect(await passwords.verify('', first)).toBe(false)
})

test('a hash of another program is accepted: the format is the common one', async () => {
  // A test vector of the reference implementation: password "password", salt "somesalt".
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwords.verify('password', stored)).toBe(true)
  expect(await passwords.verify('Password', stored)).toBe(false)
  expect(passwords.isOutdated(stored)).toBe(true)
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false)
})

test("passwords are compared as Node's own argon2 hashes them, with every cost and number of lanes", async () => {
  const nonce = Buffer.from('sixteen bytes!!!')
  for (const algorithm of ['argon2id', 'argon2i'] as const)
    for (const [memory, passes, parallelism, tagLength] of [
      [19_456, 2, 1, 32],
      [4_096, 3, 1, 64],
      [8_192, 1, 4, 16],
    ] as const) {
      const cost = { memory, passes, parallelism, tagLength }
      const tag = argon2Sync(algorithm, { message: 'नमस्ते, दीया', nonce, ...cost })
      const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
      const stored = `$${algorithm}$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`
      expect(await passwords.verify('नमस्ते, दीया', stored)).toBe(true)
      expect(await passwords.verify('नमस्ते, दिया', stored)).toBe(false)
    }
})

test('without a hash, or with an unreadable one, no password matches', async () => {
  expect(await passwords.verify('', null)).toBe(false)
  expect(await passwords.verify('anything', null)).toBe(false)
  expect(await passwords.verify('anything', 'plain')).toBe(false)
})

test('the event loop keeps running while many hash, and requests that would wait too long are refused', async () => {
  const quick = createPasswords({ memoryKib: 4_096, passes: 1 })
  const [before, threadBefore] = [process.cpuUsage(), process.threadCpuUsage()]
  const settled = await Promise.allSettled(Array.from({ length: 300 }, () => quick.hash('a phrase')))
  const [all, onLoop] = [process.cpuUsage(before), process.threadCpuUsage(threadBefore)]
  const refused = settled.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(30)
  expect(refused.length).toBeLessThan(45)
  expect(refused[0]?.reason).toMatchObject({ status: 503, extras: { headers: { 'Retry-After': '5' } } })
  // By processor time, which other load does not change: the hashes were made on other threads than the loop's.
  expect(onLoop.user + onLoop.system).toBeLessThan((all.user + all.system) / 2)
  expect(await quick.verify('a phrase', await quick.hash('a phrase'))).toBe(true)
})
