import * as v from 'valibot'
import { HOUR_S } from '#auth/durations.ts'
import { flag, list, numberOr, type SettingProblem } from './fields.ts'

/** Passkeys, and the relying party that they and second factors are made for. */
export interface WebauthnSettings {
  passkeysEnabled: boolean
  passkeysMax: number
  challengeExpiryS: number
  /** The domain that keys are bound to. */
  rpId: string
  /** The origins whose pages may ask for them. */
  origins: readonly string[]
}

export const webauthnEnvironment = {
  AUTH_PASSKEYS: flag(false),
  AUTH_PASSKEYS_MAX: numberOr(10, 1, 100),
  AUTH_WEBAUTHN_RP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/, 'expected a domain in lower case, like example.org')),
  ),
  AUTH_WEBAUTHN_ORIGINS: list(',', ''),
  AUTH_WEBAUTHN_CHALLENGE_EXPIRY_S: numberOr(300, 60, HOUR_S),
}

const schema = v.object(webauthnEnvironment)

export function toWebauthnSettings(env: v.InferOutput<typeof schema>, siteUrl: string): WebauthnSettings {
  const { origin, hostname } = new URL(siteUrl)
  return {
    passkeysEnabled: env.AUTH_PASSKEYS,
    passkeysMax: env.AUTH_PASSKEYS_MAX,
    challengeExpiryS: env.AUTH_WEBAUTHN_CHALLENGE_EXPIRY_S,
    rpId: env.AUTH_WEBAUTHN_RP_ID ?? hostname,
    origins: env.AUTH_WEBAUTHN_ORIGINS.length > 0 ? env.AUTH_WEBAUTHN_ORIGINS : [origin],
  }
}

/** Browsers refuse a relying party that is not the origin's host or a parent of it. */
export function webauthnProblems({ rpId, origins }: WebauthnSettings): SettingProblem[] {
  const isServed = (origin: string) => {
    const url = URL.parse(origin)
    return url?.origin === origin && (url.hostname === rpId || url.hostname.endsWith(`.${rpId}`))
  }
  if (origins.every(isServed)) return []
  const expected = `expected origins like https://${rpId}, on ${rpId} or below`
  return [{ name: 'AUTH_WEBAUTHN_ORIGINS', expected }]
}
