import { base58 } from '@scure/base'
import { createPublicKey, verify } from 'node:crypto'

const SIGNATURE = /^[A-Za-z0-9+/_-]{86}(?:==)?$/
const SIGNATURE_BYTES = 64
const OFFCHAIN_MAGIC = Buffer.from('\xffsolana offchain', 'latin1')
const OFFCHAIN_DOMAIN_BYTES = 32
/** The DER prefix of an Ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** Decodes a signature of 64 bytes in base64 or base64url, padded or not; null if invalid. */
export function decodeSignature(text: string): Buffer | null {
  if (!SIGNATURE.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === SIGNATURE_BYTES ? bytes : null
}

/**
 * Whether the owner of `address` signed this message: as raw bytes, or in the off-chain message envelope that
 * hardware wallets use.
 */
export function isSignedBy(signer: { address: string; domain: string }, message: string, signature: Buffer): boolean {
  const publicKey = Buffer.from(base58.decode(signer.address))
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' })
  const bytes = Buffer.from(message)
  // Some wallets put the domain into the envelope, some leave it empty.
  const envelopes = [signer.domain, ''].map((domain) => toOffchainEnvelope(bytes, { publicKey, domain }))
  return [bytes, ...envelopes].some((signed) => verify(null, signed, key, signature))
}

/** Header version 0, the application's domain padded with zeros, format 0, one signer. */
function toOffchainEnvelope(message: Buffer, { publicKey, domain }: { publicKey: Buffer; domain: string }): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16LE(message.length)
  const application = Buffer.alloc(OFFCHAIN_DOMAIN_BYTES)
  application.write(domain)
  return Buffer.concat([OFFCHAIN_MAGIC, Buffer.from([0]), application, Buffer.from([0, 1]), publicKey, length, message])
}
