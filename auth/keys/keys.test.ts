import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateKey, openKeys } from './keys.ts'

let folder: string
let directory: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auth-keys-'))
  directory = join(folder, 'keys')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fromSet = (...keys: JWK[]) => openKeys({ json: JSON.stringify({ keys }) })

describe('the first start', () => {
  test('creates a key that only its owner can read, and the next start uses it', async () => {
    const first = await openKeys({ directory })
    const second = await openKeys({ directory })
    expect(second.publicJwks).toEqual(first.publicJwks)
    expect(await readdir(directory)).toEqual(['auth-jwt.json'])
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect((await stat(join(directory, 'auth-jwt.json'))).mode & 0o777).toBe(0o600)
    const [key] = first.publicJwks.keys
    expect(key?.kid).toBe(await calculateJwkThumbprint(key ?? { kty: '' }))
    expect(first.signing).toMatchObject({ kid: key?.kid, alg: 'ES256' })
    expect(first.signing.privateKey.extractable).toBe(false)
  })

  test('of forty processes at almost the same time creates one key', async () => {
    const starts = Array.from({ length: 40 }, async (_, index) => {
      await setTimeout(index)
      return openKeys({ directory })
    })
    const rings = await Promise.all(starts)
    expect(new Set(rings.map((ring) => ring.signing.kid)).size).toBe(1)
    expect(await readdir(directory)).toEqual(['auth-jwt.json'])
  })

  test('writes a key set that other nodes can use unchanged', async () => {
    const ring = await openKeys({ directory })
    const json = await readFile(join(directory, 'auth-jwt.json'), 'utf8')
    expect((await openKeys({ json })).signing.kid).toBe(ring.signing.kid)
  })
})

describe('a key set', () => {
  test('may be a bare array', async () => {
    const key = await generateKey('sign')
    const { names } = await openKeys({ json: JSON.stringify([key]) })
    expect(names.map(({ id }) => id)).toEqual([key.kid])
    await expect(openKeys({ json: '[]' })).rejects.toThrow('expected a JWK set')
  })

  test.each([
    ['a set', (keys: object[]) => ({ keys })],
    ['an array', (keys: object[]) => keys],
  ])('with a secret for HS256 in %s is refused, with the variable that it belongs into', async (_what, wrap) => {
    const secret = { kty: 'oct', alg: 'HS256', k: 'aHVzaC1odXNoLWh1c2g' }
    const json = JSON.stringify(wrap([await generateKey('sign'), secret]))
    await expect(openKeys({ json })).rejects.toThrow(/HS256\), which belongs into AUTH_JWT_SECRET/)
    await expect(openKeys({ json })).rejects.not.toThrow(secret.k)
  })

  test('may contain a public key and an RSA key, and names keys that have no name', async () => {
    const { d: _d, ...publicOnly } = { ...(await generateKey('verify')) }
    const rsa = await generateKeyPair('RS256', { extractable: true })
    const { kid: _kid, ...nameless } = await generateKey('sign')
    const ring = await fromSet(nameless, publicOnly, { ...(await exportJWK(rsa.privateKey)), key_ops: ['verify'] })
    expect(ring.publicJwks.keys.map(({ kty, alg }) => [kty, alg])).toEqual([
      ['EC', 'ES256'],
      ['EC', 'ES256'],
      ['RSA', 'RS256'],
    ])
    const [signer] = ring.publicJwks.keys
    expect(signer?.kid).toBe(await calculateJwkThumbprint(nameless))
    expect(JSON.stringify(ring.publicJwks)).not.toMatch(/"(?:d|p|q|dp|dq|qi|ext)":/)
  })

  test.each([
    ['that is no JSON', '{', /not JSON/],
    ['without keys', '{"keys":[]}', /JWK set/],
    ['of another curve', '{"keys":[{"kty":"OKP","x":"AAAA"}]}', /keys\.0\.kty/],
  ])('%s is refused', async (_case, json, message) => {
    await expect(openKeys({ json })).rejects.toThrow(message)
  })

  test('with no signing key, two of them, a public one or one key twice is refused, and nothing of it is printed', async () => {
    const [a, b] = [await generateKey('sign'), await generateKey('sign')]
    const { d: _d, ...publicOnly } = a
    await expect(fromSet(await generateKey('verify'))).rejects.toThrow(/exactly one key.*0 do/)
    await expect(fromSet(a, b)).rejects.toThrow(/exactly one key.*2 do/)
    await expect(fromSet(publicOnly)).rejects.toThrow(/no private part/)
    const twice = fromSet(a, { ...a, key_ops: ['verify'] })
    await expect(twice).rejects.toThrow(/same kid/)
    expect(await twice.catch(String)).not.toContain(a.d)
  })
})
