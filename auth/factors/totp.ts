import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { MS_PER_S } from '#auth/durations.ts'

const SECRET_BYTES = 20
const PERIOD_S = 30
const DIGITS = 6
/** Tolerated clock skew, in steps in both directions. */
const WINDOW_STEPS = 1

/** A new secret for an authenticator app, in base32 without padding. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * The URI and QR code of a secret for an authenticator app. Clients put the SVG into a data URI without escaping it,
 * so it holds neither `#` nor `%`.
 */
export function describeSecret({ secret, issuer, label }: { secret: string; issuer: string; label: string }) {
  // A colon would end the issuer.
  const uri = totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label }).toString()
  return { qr_code: renderSVG(uri).replace(/\s*\n\s*/g, ''), secret, uri }
}

/** The 30-second step of a code, or null if it is wrong or outside the window. */
export function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS })
  return delta === null ? null : Math.floor(now.getTime() / MS_PER_S / PERIOD_S) + delta
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) })
}
