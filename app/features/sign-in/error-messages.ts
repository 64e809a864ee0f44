import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** A typed code that the service does not know. It does not say whether the code is wrong, used or too old. */
export const WRONG_CODE = 'The code is wrong or has expired. Check the newest message, or ask for a new code.'
/** The screen knows that the lifetime of the code is over. */
export const OLD_CODE = 'This code is too old. Get a new one.'
/** The service takes five wrong attempts at a code. */
export const WRONG_CODES_MAX = 5
export const FIVE_WRONG_CODES = 'That was five wrong codes, so this code no longer works. Ask for a new one.'
const STARTED_ELSEWHERE = 'This sign-in was started in another browser. Start again here.'
/** The service requires a fresh proof of identity; forms show it in their own way (`ConfirmAgain`). */
export const STEP_UP_NEEDED = 'Please confirm it is you first. Nothing was changed.'

const MESSAGES: Readonly<Record<string, string>> = perLanguage(() => ({
  invalid_credentials: 'The e-mail or the password is wrong. Check both and try again.',
  phone_country_not_supported: copy.errors.phone.foreign,
  phone_not_reachable: copy.errors.phone.unreachable,
  email_not_confirmed: 'Please confirm your e-mail first. Open the link that we sent you.',
  phone_not_confirmed: 'Please confirm your phone number first, with the code that we sent you.',
  user_already_exists: 'There is already an account with this e-mail. Please sign in.',
  email_exists: 'There is already an account with this e-mail.',
  phone_exists: 'There is already an account with this phone number.',
  weak_password:
    'This password is too easy to guess. It is a common password, or it contains your name or ours. Choose another one.',
  same_password: 'This is your current password. Please choose another one.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
  otp_expired: 'This link has expired or was already used. Ask for a new one.',
  otp_disabled: 'There is no account with this address yet. Please join first.',
  signup_disabled: 'New accounts are closed at the moment.',
  anonymous_provider_disabled: 'You need an e-mail address to have an account here.',
  email_provider_disabled: 'This does not work by e-mail at the moment. Enter your mobile number.',
  phone_provider_disabled: 'Sign-in by phone is switched off at the moment.',
  provider_disabled: 'This way of signing in is switched off at the moment.',
  email_address_invalid: 'This e-mail address does not work. Check it and try again.',
  email_address_not_authorized: 'We cannot send mail to this address.',
  validation_failed: 'Please check the form and try again.',
  sms_send_failed: 'We could not send the message. Nothing was lost. Try again, or choose another way.',
  captcha_failed: 'We could not check that you are a person. Please try again.',
  user_banned: 'This account is closed. If you think that this is a mistake, please write to us.',
  session_expired: 'You were signed out. Please sign in again.',
  session_not_found: 'You were signed out. Please sign in again.',
  bad_jwt: 'You were signed out. Please sign in again.',
  insufficient_aal: 'Please complete two-step sign-in first. Sign out, then sign in again.',
  step_up_needed: STEP_UP_NEEDED,
  reauthentication_needed: 'We sent you a code. Enter it here, then save again.',
  reauthentication_not_valid: 'The code is wrong or has expired.',
  current_password_required: 'Enter your current password as well.',
  current_password_invalid: 'Your current password is wrong.',
  mfa_verification_failed:
    'The code is wrong. Wait for the next one, and check that the clock of your phone is correct.',
  mfa_challenge_expired: 'The code has expired. Please try again with a new code.',
  mfa_factor_name_conflict: 'You already have an app with this name. Please choose another name.',
  mfa_ip_address_mismatch: 'Your connection has changed. Please try again.',
  too_many_enrolled_mfa_factors: 'Your account has reached the limit of apps for two-step sign-in.',
  mfa_recovery_codes_locked: 'Too many wrong recovery codes. Wait 15 minutes, then try again.',
  mfa_recovery_codes_sole_factor: 'Set up two-step sign-in or a passkey first.',
  mfa_recovery_codes_enroll_not_enabled: 'Recovery codes are switched off at the moment.',
  mfa_recovery_codes_verify_not_enabled: 'Recovery codes are switched off at the moment.',
  mfa_totp_enroll_not_enabled: 'Two-step sign-in is switched off at the moment.',
  manual_linking_disabled: 'Connecting accounts is switched off at the moment.',
  identity_already_exists: 'This account is already connected to your account or to another one.',
  single_identity_not_deletable: 'This is your only way to sign in. Add another one first.',
  email_conflict_identity_not_deletable: 'You cannot disconnect this, because another account uses the same e-mail.',
  user_sso_managed: 'Your organisation manages this account. Ask them to change it.',
  access_denied: 'You did not give permission there. Nothing was changed.',
  provider_email_needs_verification:
    'We have sent you a mail to confirm your address. Please open its link, then sign in again.',
  bad_code_verifier: STARTED_ELSEWHERE,
  pkce_code_verifier_not_found: STARTED_ELSEWHERE,
  flow_state_expired: 'The sign-in has expired. Please try again.',
}))
const FAILED = 'Something went wrong. Please try again.'
export const OFFLINE = 'You seem to be offline. Your text is kept. Try again.'
/** Errors about the typed address, whose message belongs at its field. */
const ABOUT_ADDRESS = new Set([
  'email_address_invalid',
  'email_address_not_authorized',
  'email_provider_disabled',
  'phone_country_not_supported',
  'phone_not_reachable',
])
const waitFor = (seconds: string) =>
  `We have just sent you a message. You can ask for another one in ${seconds} seconds.`
const SENT_OFTEN = 'We cannot send more messages at the moment. Use the newest one, or try again in an hour.'
const tooShort = (min: string) => `Please use at least ${min} characters.`

export const isAboutAddress = ({ code }: { code?: string | undefined }): boolean => ABOUT_ADDRESS.has(code ?? '')

/** Whether a message was sent to the address less than a minute ago. */
export const isPause = ({ code, message }: { code?: string | undefined; message?: string }): boolean =>
  code === 'over_sms_send_rate_limit' && /after \d+ seconds/.test(message ?? '')

/** The message for an error of the auth service; never a code or the service's own text. */
export function errorMessage(error: { name?: string; code?: string | undefined; message?: string }): string {
  if (error.name === 'AuthRetryableFetchError') return OFFLINE
  const code = error.code ?? ''
  if (code.startsWith('over_') && code.endsWith('_send_rate_limit')) {
    const seconds = /after (\d+) seconds/.exec(error.message ?? '')?.[1]
    return seconds ? waitFor(seconds) : SENT_OFTEN
  }
  const min = code === 'weak_password' && /at least (\d+) characters/.exec(error.message ?? '')?.[1]
  if (min) return tooShort(min)
  if (error.name === 'AuthSessionMissingError') return MESSAGES['session_not_found'] ?? FAILED
  return (Object.hasOwn(MESSAGES, code) && MESSAGES[code]) || FAILED
}
