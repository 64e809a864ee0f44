import * as v from 'valibot'
import { flag, numberOr, requests } from './fields.ts'

/** Requests per window; see `limits/rate-limits.ts`. */
export interface RateLimitSettings {
  tokenPer5Min: number
  refreshPer5Min: number
  signupPer5Min: number
  anonymousPerHour: number
  userPer5Min: number
  web3Per5Min: number
  authorizePer5Min: number
  ssoPer5Min: number
  samlAcsPer5Min: number
  challengePerMin: number
  factorVerifyPerMin: number
  passkeyPer5Min: number
  otpPer5Min: number
  magicLinkPer5Min: number
  recoverPer5Min: number
  resendPer5Min: number
  verifyPer5Min: number
  otherPer5Min: number
  /** Mails and text messages of the whole instance. */
  emailsPerHour: number
  smsPerHour: number
  /** Text messages of the whole instance on one Indian day, by SMS, WhatsApp or call. */
  smsPerDay: number
  /** The share of these that notices may use, so that there are always codes. */
  smsNoticePercent: number
  smsNoticesPerNumberPerDay: number
  /** The share of these that one network may request. */
  messageNetworkPercent: number
  /**
   * Messages with a code, for one account: per known requester, and for all unknown ones together. The latter also have
   * the tries of a day's codes at most (`code-tries.ts`).
   */
  codesPerAccountAndIpPerHour: number
  codesPerAccountAndIpPerDay: number
  codesPerAccountPerHour: number
  codesPerAccountPerDay: number
  passwordPerAccountAndIpPer15Min: number
  passwordPerAccountPerHour: number
}

export const rateLimitEnvironment = {
  AUTH_RATE_LIMITS: flag(true),
  AUTH_RATE_LIMIT_TOKEN_PER_5_MIN: requests(150),
  // Far above the password bucket: one address may be a whole mobile network, and a 429 to a refresh signs out.
  AUTH_RATE_LIMIT_REFRESH_PER_5_MIN: requests(6_000),
  AUTH_RATE_LIMIT_SIGNUP_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_ANONYMOUS_PER_HOUR: requests(30),
  AUTH_RATE_LIMIT_USER_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_WEB3_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_AUTHORIZE_PER_5_MIN: requests(300),
  AUTH_RATE_LIMIT_SSO_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_SAML_ACS_PER_5_MIN: requests(15),
  AUTH_RATE_LIMIT_CHALLENGE_PER_MIN: requests(15),
  AUTH_RATE_LIMIT_FACTOR_VERIFY_PER_MIN: requests(15),
  // The sign-in page asks for a challenge at each visit, and one address may be a whole mobile network.
  AUTH_RATE_LIMIT_PASSKEY_PER_5_MIN: requests(600),
  AUTH_RATE_LIMIT_OTP_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_MAGIC_LINK_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_RECOVER_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_RESEND_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_VERIFY_PER_5_MIN: requests(30),
  AUTH_RATE_LIMIT_OTHER_PER_5_MIN: requests(6_000),
  AUTH_RATE_LIMIT_EMAILS_PER_HOUR: requests(1_000),
  AUTH_RATE_LIMIT_SMS_PER_HOUR: requests(300),
  AUTH_RATE_LIMIT_SMS_PER_DAY: requests(2_000),
  AUTH_RATE_LIMIT_SMS_NOTICE_PERCENT: numberOr(70, 1, 100),
  AUTH_RATE_LIMIT_SMS_NOTICES_PER_NUMBER_PER_DAY: requests(20),
  // So that one network cannot use up the budget of all.
  AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: numberOr(5, 1, 100),
  // Less than for all together, so that one network cannot use up what an account gets.
  AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_AND_IP_PER_HOUR: requests(3),
  AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_AND_IP_PER_DAY: requests(6),
  AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_PER_HOUR: requests(5),
  AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_PER_DAY: requests(10),
  AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN: requests(10),
  AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR: requests(100),
}

const schema = v.object(rateLimitEnvironment)

type RateLimitEnvironment = v.InferOutput<typeof schema>

/** `off` only for tests. */
export function toRateLimits(env: RateLimitEnvironment): RateLimitSettings | 'off' {
  if (!env.AUTH_RATE_LIMITS) return 'off'
  return {
    tokenPer5Min: env.AUTH_RATE_LIMIT_TOKEN_PER_5_MIN,
    refreshPer5Min: env.AUTH_RATE_LIMIT_REFRESH_PER_5_MIN,
    signupPer5Min: env.AUTH_RATE_LIMIT_SIGNUP_PER_5_MIN,
    anonymousPerHour: env.AUTH_RATE_LIMIT_ANONYMOUS_PER_HOUR,
    userPer5Min: env.AUTH_RATE_LIMIT_USER_PER_5_MIN,
    web3Per5Min: env.AUTH_RATE_LIMIT_WEB3_PER_5_MIN,
    authorizePer5Min: env.AUTH_RATE_LIMIT_AUTHORIZE_PER_5_MIN,
    ssoPer5Min: env.AUTH_RATE_LIMIT_SSO_PER_5_MIN,
    samlAcsPer5Min: env.AUTH_RATE_LIMIT_SAML_ACS_PER_5_MIN,
    challengePerMin: env.AUTH_RATE_LIMIT_CHALLENGE_PER_MIN,
    factorVerifyPerMin: env.AUTH_RATE_LIMIT_FACTOR_VERIFY_PER_MIN,
    passkeyPer5Min: env.AUTH_RATE_LIMIT_PASSKEY_PER_5_MIN,
    otpPer5Min: env.AUTH_RATE_LIMIT_OTP_PER_5_MIN,
    magicLinkPer5Min: env.AUTH_RATE_LIMIT_MAGIC_LINK_PER_5_MIN,
    recoverPer5Min: env.AUTH_RATE_LIMIT_RECOVER_PER_5_MIN,
    resendPer5Min: env.AUTH_RATE_LIMIT_RESEND_PER_5_MIN,
    verifyPer5Min: env.AUTH_RATE_LIMIT_VERIFY_PER_5_MIN,
    otherPer5Min: env.AUTH_RATE_LIMIT_OTHER_PER_5_MIN,
    emailsPerHour: env.AUTH_RATE_LIMIT_EMAILS_PER_HOUR,
    smsPerHour: env.AUTH_RATE_LIMIT_SMS_PER_HOUR,
    smsPerDay: env.AUTH_RATE_LIMIT_SMS_PER_DAY,
    smsNoticePercent: env.AUTH_RATE_LIMIT_SMS_NOTICE_PERCENT,
    smsNoticesPerNumberPerDay: env.AUTH_RATE_LIMIT_SMS_NOTICES_PER_NUMBER_PER_DAY,
    messageNetworkPercent: env.AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT,
    codesPerAccountAndIpPerHour: env.AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_AND_IP_PER_HOUR,
    codesPerAccountAndIpPerDay: env.AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_AND_IP_PER_DAY,
    codesPerAccountPerHour: env.AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_PER_HOUR,
    codesPerAccountPerDay: env.AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_PER_DAY,
    passwordPerAccountAndIpPer15Min: env.AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_AND_IP_PER_15_MIN,
    passwordPerAccountPerHour: env.AUTH_RATE_LIMIT_PASSWORD_PER_ACCOUNT_PER_HOUR,
  }
}
