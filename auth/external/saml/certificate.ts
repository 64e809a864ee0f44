import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const UTF8_STRING = 0x0c
const GENERALIZED_TIME = 0x18
const VERSION_TAG = 0xa0
const SHA_256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/**
 * A self-signed X.509 certificate for an RSA key, as PEM: the format in which SAML exchanges public keys; only the
 * key in it is used. The same key always gives the same certificate.
 */
export function certificateOf(privateKeyPem: string, name: string): string {
  const privateKey = createPrivateKey(privateKeyPem)
  const issuer = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(name)))))
  const validity = der(
    SEQUENCE,
    ...['20200101000000Z', '20991231235959Z'].map((at) => der(GENERALIZED_TIME, Buffer.from(at))),
  )
  const content = der(
    SEQUENCE,
    der(VERSION_TAG, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    SHA_256_WITH_RSA,
    issuer,
    validity,
    issuer,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = der(SEQUENCE, content, SHA_256_WITH_RSA, der(BIT_STRING, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** Encodes one DER element: tag, length, parts. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body])
}
