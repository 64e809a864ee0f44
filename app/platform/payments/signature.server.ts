import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

const SHA256_HEX = /^[0-9a-f]{64}$/

/** HMAC-SHA256 of the text, in lower-case hex. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', createSecretKey(secret, 'utf8')).update(text).digest('hex')
}

/** Verifies a signature of `sign` in constant time. */
export function isSigned(text: string, signature: string | null, secret: string): boolean {
  if (signature === null || !SHA256_HEX.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(text, secret), 'hex'))
}
