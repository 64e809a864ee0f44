import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface Options {
  origin?: string
  rpId?: string
  /** Whether fingerprint or PIN were checked. */
  isVerified?: boolean
  counter?: number
}

interface Creation {
  challenge: string
  user: { id: string }
}

const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasKey: 0x40 }

/** An authenticator in software: ES256 keys that count their signatures. It asks nobody, and obeys every option. */
export class Authenticator {
  readonly #origin: string
  readonly #rpId: string

  constructor({ origin = 'http://local', rpId = 'local' }: { origin?: string; rpId?: string } = {}) {
    this.#origin = origin
    this.#rpId = rpId
  }

  /** Makes a key, as `navigator.credentials.create()`. */
  create({ challenge, user }: Creation, options: Options = {}): SoftKey {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    const id = randomBytes(32)
    // COSE: key type EC2, algorithm ES256, curve P-256.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const authData = Buffer.concat([
      this.#header({ ...options, hasKey: true }),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cose,
    ])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ])
    const clientData = this.#clientData('webauthn.create', challenge, options)
    const json = {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(attestation),
        transports: ['internal'] as 'internal'[],
      },
      clientExtensionResults: {},
    }
    return { json, id: base64url(id), privateKey: pair.privateKey, userHandle: user.id }
  }

  /** Signs a challenge, as `navigator.credentials.get()`. */
  get(key: SoftKey, { challenge }: { challenge: string }, options: Options = {}) {
    const authData = this.#header(options)
    const clientData = this.#clientData('webauthn.get', challenge, options)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, key.privateKey)),
        userHandle: key.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  #header({ rpId = this.#rpId, isVerified = true, counter = 0, hasKey = false }: Options & { hasKey?: boolean }) {
    const header = Buffer.alloc(37)
    createHash('sha256').update(rpId).digest().copy(header)
    header[32] = FLAGS.userPresent | (isVerified ? FLAGS.userVerified : 0) | (hasKey ? FLAGS.hasKey : 0)
    header.writeUInt32BE(counter, 33)
    return header
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

export interface SoftKey {
  /** What the browser sends. */
  json: {
    id: string
    rawId: string
    type: 'public-key'
    response: { clientDataJSON: string; attestationObject: string; transports: 'internal'[] }
    clientExtensionResults: Record<string, never>
  }
  id: string
  privateKey: KeyObject
  userHandle: string
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
