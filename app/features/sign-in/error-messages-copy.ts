import { copy as screen } from './copy.ts'

const STARTED_ELSEWHERE = 'This sign-in was started in another browser. Start again here.'
const STEP_UP_NEEDED = 'Please confirm it is you first. Nothing was changed.'

export const copy = {
  /** A typed code that the service does not know. It does not say whether the code is wrong, used or too old. */
  wrongCode: 'The code is wrong or has expired. Check the newest message, or ask for a new code.',
  /** The screen knows that the lifetime of the code is over. */
  oldCode: 'This code is too old. Get a new one.',
  fiveWrongCodes: 'That was five wrong codes, so this code no longer works. Ask for a new one.',
  /** The service requires a fresh proof of identity; forms show it in their own way (`ConfirmAgain`). */
  stepUpNeeded: STEP_UP_NEEDED,
  failed: 'Something went wrong. Please try again.',
  offline: 'You seem to be offline. Your text is kept. Try again.',
  waitFor: (seconds: string) => `We have just sent you a message. You can ask for another one in ${seconds} seconds.`,
  sentOften: 'We cannot send more messages at the moment. Use the newest one, or try again in an hour.',
  tooShort: (min: string) => `Please use at least ${min} characters.`,
}

/** Error codes of the auth service. */
export const messages = {
  invalid_credentials: 'The e-mail or the password is wrong. Check both and try again.',
  phone_country_not_supported: screen.errors.phone.foreign,
  phone_not_reachable: screen.errors.phone.unreachable,
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
}
