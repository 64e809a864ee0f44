import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import * as v from 'valibot'
import { fingerprintOf, type KeyName, readOrCreateFile } from './secret-file.ts'

/**
 * Encrypts and fingerprints what the database must hold but not reveal: secrets of second factors, tokens of
 * providers.
 */
export interface Secrets {
  /**
   * Encrypts with AES-256-GCM under the newest key. `context` names the row, e.g. `mfa_factors:<id>`: the text can
   * be opened in no other.
   */
  seal(plain: string, context: string): string
  /** Throws when the text was altered, belongs to another context, or its key was removed. */
  open(sealed: string, context: string): string
  /**
   * An HMAC-SHA-256 in hex under the newest key, for short codes: the database alone does not suffice to compute
   * it.
   */
  fingerprint(text: string, context: string): string
  /** The fingerprints under every key, the newest first: to find values from before a rotation. */
  fingerprints(text: string, context: string): string[]
  /** All keys, the encrypting one first. */
  readonly names: readonly KeyName[]
}

export const SECRETS_FILE = 'auth-secrets.json'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEYS_MAX = 16
/** Most contexts are constant, some name a row. */
const FINGERPRINT_KEYS_MAX = 100
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
 * Opens the keys that encrypt: from `json` (for several nodes), or from a file in `directory`, created at the first
 * start. The form is `{"keys":[{"kid":"…","k":"<32 bytes, base64url>"}]}`: the first key encrypts, all decrypt. To
 * rotate, put a new key first and keep the old ones.
 *
 * Throws when the set is invalid; the message holds nothing of it.
 */
export async function openSecrets(source: { json: string } | { directory: string }): Promise<Secrets> {
  const json = 'json' in source ? source.json : await readOrCreateFile(source.directory, SECRETS_FILE, newSecretsJson)
  const keys = parse(json)
  const [newest] = keys
  if (!newest) throw new Error('The secrets hold no key.')
  const fingerprintWith = ({ fingerprintKeys, key }: Key, text: string, context: string): string => {
    let derived = fingerprintKeys.get(context)
    if (!derived) {
      if (fingerprintKeys.size >= FINGERPRINT_KEYS_MAX) fingerprintKeys.clear()
      derived = derive(key, `fingerprint:${context}`)
      fingerprintKeys.set(context, derived)
    }
    return createHmac('sha256', derived).update(text).digest('hex')
  }
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, derive(newest.key, context), nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${newest.kid}.${nonce.toString('base64url')}.${body.toString('base64url')}`
    },
    open(sealed, context) {
      const [kid, nonce = '', body = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.kid === kid)?.key
      if (!key) throw new Error('The key of a sealed secret is gone.')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, derive(key, context), Buffer.from(nonce, 'base64url'))
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    names: keys.map(({ kid, key }) => ({
      id: kid,
      fingerprint: fingerprintOf(derive(key, 'name').export().toString('hex')),
    })),
    fingerprint: (text, context) => fingerprintWith(newest, text, context),
    fingerprints: (text, context) => keys.map((key) => fingerprintWith(key, text, context)),
  }
}

/** A new key set with one random key. */
export async function newSecretsJson(): Promise<string> {
  const kid = randomBytes(6).toString('base64url')
  return JSON.stringify({ keys: [{ kid, k: randomBytes(KEY_BYTES).toString('base64url') }] })
}

/** Derives a key per context. As an object, because Node takes nine times as long with the bytes of a key. */
function derive(key: KeyObject, context: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', context, KEY_BYTES)))
}

interface Key {
  kid: string
  key: KeyObject
  /** The derived keys of some contexts. */
  fingerprintKeys: Map<string, KeyObject>
}

function parse(json: string): Key[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('The secrets are not JSON: expected {"keys":[{"kid":"…","k":"…"}]}.')
  }
  const result = v.safeParse(keySet, value)
  if (!result.success) throw new Error('The secrets cannot be used: expected {"keys":[{"kid":"…","k":"<32 bytes>"}]}.')
  const keys = result.output.keys.map(({ kid, k }) => ({
    kid,
    key: createSecretKey(k, 'base64url'),
    fingerprintKeys: new Map<string, KeyObject>(),
  }))
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two secrets have the same kid.')
  return keys
}
