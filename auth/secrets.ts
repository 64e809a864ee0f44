import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { fingerprintOf, type KeyName, readOrCreateFile } from './secret-file.ts'

/** Keeps what the database must hold but may not show: second factors' secrets, providers' tokens. */
export interface Secrets {
  /**
   * Encrypts with AES-256-GCM under the newest key. `place` names the row the text belongs to, e.g.
   * `mfa_factors:<id>`: it opens nowhere else.
   */
  seal(plain: string, place: string): string
  /** Throws when the text was altered, stands in another place, or its key is gone. */
  open(sealed: string, place: string): string
  /** An HMAC-SHA-256 in hex that cannot be computed from the database alone: for short codes. Uses the newest key. */
  fingerprint(text: string, place: string): string
  /** The fingerprint of every key, the newest first: to find what was marked before a rotation. */
  fingerprints(text: string, place: string): string[]
  /** All keys by name, the one that seals first. */
  readonly names: readonly KeyName[]
}

/** The file of the keys inside the directory. */
export const SECRETS_FILE = 'auth-secrets.json'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEYS_MAX = 16
const ALGORITHM = 'aes-256-gcm'

const keySet = v.object({
  keys: v.pipe(
    v.array(
      v.object({
        kid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
        k: v.pipe(
          v.string(),
          v.check((text) => Buffer.from(text, 'base64url').length === KEY_BYTES),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(KEYS_MAX),
  ),
})

/**
 * Opens the keys that encrypt: from `json` (for several nodes), or from a file in `directory`, which is
 * made at the first start. The form is `{"keys":[{"kid":"…","k":"<32 bytes, base64url>"}]}`: the first
 * key encrypts, all decrypt. To rotate, put a new key in front and keep the old ones.
 *
 * Throws when the set cannot be used, without printing any of it.
 */
export async function openSecrets(source: { json: string } | { directory: string }): Promise<Secrets> {
  const json = 'json' in source ? source.json : await readOrCreateFile(source.directory, SECRETS_FILE, newSecretsJson)
  const keys = parse(json)
  const [newest] = keys
  if (!newest) throw new Error('The secrets hold no key.')
  const fingerprintWith = (key: Buffer, text: string, place: string): string =>
    createHmac('sha256', derive(key, `fingerprint:${place}`))
      .update(text)
      .digest('hex')
  return {
    seal(plain, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, derive(newest.key, place), nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${newest.kid}.${nonce.toString('base64url')}.${body.toString('base64url')}`
    },
    open(sealed, place) {
      const [kid, nonce = '', body = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.kid === kid)?.key
      if (!key) throw new Error('The key of a sealed secret is gone.')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, derive(key, place), Buffer.from(nonce, 'base64url'))
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    names: keys.map(({ kid, key }) => ({ id: kid, fingerprint: fingerprintOf(derive(key, 'name').toString('hex')) })),
    fingerprint: (text, place) => fingerprintWith(newest.key, text, place),
    fingerprints: (text, place) => keys.map(({ key }) => fingerprintWith(key, text, place)),
  }
}

/** A new key set with one random key. */
export async function newSecretsJson(): Promise<string> {
  const kid = randomBytes(6).toString('base64url')
  return JSON.stringify({ keys: [{ kid, k: randomBytes(KEY_BYTES).toString('base64url') }] })
}

/** Every place has a key of its own. */
function derive(key: Buffer, place: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', place, KEY_BYTES))
}

function parse(json: string): { kid: string; key: Buffer }[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('The secrets are not JSON: expected {"keys":[{"kid":"…","k":"…"}]}.')
  }
  const result = v.safeParse(keySet, value)
  if (!result.success) throw new Error('The secrets cannot be used: expected {"keys":[{"kid":"…","k":"<32 bytes>"}]}.')
  const keys = result.output.keys.map(({ kid, k }) => ({ kid, key: Buffer.from(k, 'base64url') }))
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two secrets have the same kid.')
  return keys
}
