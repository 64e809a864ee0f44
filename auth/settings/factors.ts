import * as v from 'valibot'
import { DAY_S, HOUR_S } from '#auth/durations.ts'
import { flag, numberOr } from './fields.ts'

export interface FactorSettings {
  totp: { canEnroll: boolean; canVerify: boolean }
  phone: { canEnroll: boolean; canVerify: boolean; codeLength: number }
  webauthn: { canEnroll: boolean; canVerify: boolean }
  recoveryCodes: { canEnroll: boolean; canVerify: boolean }
  /** A session without the second factor of its account may not change the account. */
  requireAal2: boolean
  enrolledMax: number
  verifiedMax: number
  challengeExpiryS: number
  unverifiedExpiryS: number
}

export const factorEnvironment = {
  AUTH_MFA_TOTP_ENROLL: flag(true),
  AUTH_MFA_TOTP_VERIFY: flag(true),
  AUTH_MFA_PHONE_ENROLL: flag(false),
  AUTH_MFA_PHONE_VERIFY: flag(false),
  AUTH_MFA_PHONE_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_MFA_WEBAUTHN_ENROLL: flag(false),
  AUTH_MFA_WEBAUTHN_VERIFY: flag(false),
  AUTH_MFA_RECOVERY_CODES_ENROLL: flag(false),
  AUTH_MFA_RECOVERY_CODES_VERIFY: flag(false),
  AUTH_MFA_REQUIRE_AAL2: flag(false),
  AUTH_MFA_ENROLLED_MAX: numberOr(10, 1, 100),
  AUTH_MFA_VERIFIED_MAX: numberOr(10, 1, 100),
  AUTH_MFA_CHALLENGE_EXPIRY_S: numberOr(300, 300, HOUR_S),
  AUTH_MFA_UNVERIFIED_EXPIRY_S: numberOr(300, 300, DAY_S),
}

const schema = v.object(factorEnvironment)

export function toFactorSettings(env: v.InferOutput<typeof schema>): FactorSettings {
  return {
    totp: { canEnroll: env.AUTH_MFA_TOTP_ENROLL, canVerify: env.AUTH_MFA_TOTP_VERIFY },
    phone: {
      canEnroll: env.AUTH_MFA_PHONE_ENROLL,
      canVerify: env.AUTH_MFA_PHONE_VERIFY,
      codeLength: env.AUTH_MFA_PHONE_CODE_LENGTH,
    },
    webauthn: { canEnroll: env.AUTH_MFA_WEBAUTHN_ENROLL, canVerify: env.AUTH_MFA_WEBAUTHN_VERIFY },
    recoveryCodes: { canEnroll: env.AUTH_MFA_RECOVERY_CODES_ENROLL, canVerify: env.AUTH_MFA_RECOVERY_CODES_VERIFY },
    requireAal2: env.AUTH_MFA_REQUIRE_AAL2,
    enrolledMax: env.AUTH_MFA_ENROLLED_MAX,
    verifiedMax: env.AUTH_MFA_VERIFIED_MAX,
    challengeExpiryS: env.AUTH_MFA_CHALLENGE_EXPIRY_S,
    unverifiedExpiryS: env.AUTH_MFA_UNVERIFIED_EXPIRY_S,
  }
}
