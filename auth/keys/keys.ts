import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import { fingerprintOf, type KeyName, readOrCreateFile } from './secret-file.ts'

type SigningAlg = 'ES256' | 'RS256'

interface SigningKey {
  kid: string
  alg: SigningAlg
  privateKey: CryptoKey
}

/** The JWT keys: one signs, all verify. Each key has one fixed algorithm. */
export interface KeyRing {
  signing: SigningKey
  verifying: ReadonlyMap<string, { alg: SigningAlg; publicKey: CryptoKey }>
  /** What `/.well-known/jwks.json` publishes: public members only. */
  publicJwks: { keys: JWK[] }
  /** All keys, the signing one first. */
  names: readonly KeyName[]
}

export const KEYS_FILE = 'auth-jwt.json'
const KEYS_MAX = 16

const jwk = v.looseObject({
  kty: v.picklist(['EC', 'RSA']),
  alg: v.optional(v.picklist(['ES256', 'RS256'])),
  kid: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/))),
  key_ops: v.optional(v.array(v.string()), []),
})
const jwkSet = v.object({ keys: v.pipe(v.array(jwk), v.minLength(1), v.maxLength(KEYS_MAX)) })

/** A set with a key for HS256, as other programs export it. */
const withSecret = v.object({
  keys: v.pipe(
    v.array(v.unknown()),
    v.someItem((key) =>
      v.is(v.union([v.object({ kty: v.literal('oct') }), v.object({ alg: v.literal('HS256') })]), key),
    ),
  ),
})

type StoredJwk = v.InferOutput<typeof jwk>

/**
 * Opens the keys that sign and verify access tokens: from `json` (a JWK set or its array, for several nodes), or from a file in
 * `directory`, created at the first start with one new ES256 key.
 *
 * In the set exactly one private key has `key_ops` with `sign`; the others, private or public, only verify. To
 * rotate: add the new key without `sign`, wait 10 minutes until clients have fetched it, move `sign` to it, and
 * remove the old key when its last token has expired.
 *
 * Throws when the set is invalid; the message holds nothing of it.
 */
export async function openKeys(source: { json: string } | { directory: string }): Promise<KeyRing> {
  const json = 'json' in source ? source.json : await readOrCreateFile(source.directory, KEYS_FILE, newKeysJson)
  const { keys } = parse(json)
  const signers = keys.filter((key) => key.key_ops.includes('sign'))
  const [signer] = signers
  if (!signer || signers.length > 1) {
    throw new Error(`The JWT keys need exactly one key whose key_ops hold "sign", but ${signers.length} do.`)
  }
  const verifying = await Promise.all(keys.map(importPublic))
  const signing = { ...pick(await named(signer)), privateKey: await importPrivate(signer) }
  if (new Set(verifying.map((key) => key.kid)).size < keys.length) throw new Error('Two JWT keys have the same kid.')
  return {
    signing,
    verifying: new Map(verifying.map(({ kid, alg, publicKey }) => [kid, { alg, publicKey }])),
    publicJwks: { keys: verifying.map((key) => key.publicJwk) },
    names: verifying.map(nameOf).toSorted((a, b) => Number(b.id === signing.kid) - Number(a.id === signing.kid)),
  }
}

/** A new private ES256 key as a JWK with `key_ops` `[use]`. */
export async function generateKey(use: 'sign' | 'verify'): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const exported = await exportJWK(privateKey)
  return { ...exported, kid: await calculateJwkThumbprint(exported), alg: 'ES256', use: 'sig', key_ops: [use] }
}

function parse(json: string): v.InferOutput<typeof jwkSet> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('The JWT keys are not JSON: expected a JWK set, {"keys":[…]}, or its array.')
  }
  const set = Array.isArray(value) ? { keys: value } : value
  if (v.is(withSecret, set)) {
    throw new Error('The JWT keys hold a shared secret (kty "oct", HS256), which belongs into AUTH_JWT_SECRET.')
  }
  const result = v.safeParse(jwkSet, set)
  if (result.success) return result.output
  const places = result.issues.map((issue) => v.getDotPath(issue) ?? 'the set')
  throw new Error(`The JWT keys cannot be used: expected a JWK set of EC P-256 or RSA keys, see ${places.join(', ')}.`)
}

async function newKeysJson(): Promise<string> {
  return JSON.stringify({ keys: [await generateKey('sign')] })
}

async function importPublic(key: StoredJwk) {
  const thumbprint = await calculateJwkThumbprint(key as JWK)
  const { kid, alg } = pick(await named(key))
  const publicMembers = key.kty === 'EC' ? { crv: key['crv'], x: key['x'], y: key['y'] } : { n: key['n'], e: key['e'] }
  const publicJwk = { kty: key.kty, kid, alg, use: 'sig', key_ops: ['verify'], ...publicMembers } as JWK
  return { kid, alg, thumbprint, publicJwk, publicKey: (await importJWK(publicJwk, alg)) as CryptoKey }
}

function nameOf({ kid, thumbprint }: { kid: string; thumbprint: string }): KeyName {
  return { id: kid, fingerprint: fingerprintOf(thumbprint) }
}

async function importPrivate(key: StoredJwk): Promise<CryptoKey> {
  if (typeof key['d'] !== 'string') throw new Error('The JWT key that is to sign has no private part.')
  return (await importJWK({ ...key, key_ops: ['sign'], ext: false } as JWK, algOf(key))) as CryptoKey
}

async function named(key: StoredJwk): Promise<StoredJwk & { kid: string }> {
  return { ...key, kid: key.kid ?? (await calculateJwkThumbprint(key as JWK)) }
}

function pick(key: StoredJwk & { kid: string }): { kid: string; alg: SigningAlg } {
  return { kid: key.kid, alg: algOf(key) }
}

function algOf(key: StoredJwk): SigningAlg {
  return key.alg ?? (key.kty === 'EC' ? 'ES256' : 'RS256')
}
