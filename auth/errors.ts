/** The machine-readable codes this service answers with; clients branch on them. */
export type ErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'feature_disabled'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'invite_not_found'
  | 'manual_linking_disabled'
  | 'method_not_allowed'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_recovery_codes_enroll_not_enabled'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_recovery_codes_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'passkey_disabled'
  | 'phone_country_not_supported'
  | 'phone_exists'
  | 'phone_inactive'
  | 'phone_not_confirmed'
  | 'phone_not_reachable'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'request_timeout'
  | 'same_password'
  | 'saml_assertion_no_email'
  | 'saml_assertion_no_user_id'
  | 'saml_entity_id_mismatch'
  | 'saml_idp_already_exists'
  | 'saml_idp_not_found'
  | 'saml_metadata_fetch_failed'
  | 'saml_provider_disabled'
  | 'saml_relay_state_expired'
  | 'saml_relay_state_not_found'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_send_failed'
  | 'sso_domain_already_exists'
  | 'sso_provider_disabled'
  | 'sso_provider_not_found'
  | 'too_many_enrolled_mfa_factors'
  | 'too_many_passkeys'
  | 'unexpected_failure'
  | 'step_up_needed'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'webauthn_challenge_expired'
  | 'webauthn_challenge_not_found'
  | 'webauthn_credential_exists'
  | 'webauthn_credential_not_found'
  | 'webauthn_verification_failed'
  | 'web3_provider_disabled'
  | 'web3_unsupported_chain'

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503 | 504

interface Extras {
  /** Added to the error body, e.g. `weak_password`. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An error response for the client. Thrown anywhere in the service, written by `transport.ts`. */
export class AuthError extends Error {
  readonly status: ErrorStatus
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(status: ErrorStatus, code: ErrorCode, message: string, extras: Extras = {}) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.extras = extras
  }
}

/** An error response in OAuth's own shape, `{ error, error_description }`; always status 400. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.error = error
  }
}

const TRANSIENT_CODE = /^(?:08|25006$|53|57P|57014$|40001$|40P01$|55P03$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/
const TRANSIENT_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
const CAUSES_MAX = 5

/**
 * Whether an unexpected error means that the database is temporarily unavailable. It must become a 5xx: clients sign
 * their user out on a 4xx to a refresh.
 */
export function isTransient(error: unknown): boolean {
  return causes(error).some(
    (cause) => TRANSIENT_CODE.test(String(errorCode(cause) ?? '')) || TRANSIENT_MESSAGE.test(cause.message),
  )
}

/**
 * The loggable parts of an unexpected error. Messages are left out, because those of the database hold addresses and
 * hashes.
 */
export function describeForLog(error: unknown): Record<string, unknown> {
  const chain = causes(error)
  return {
    errors: chain.map((cause) => ({ name: cause.name, code: errorCode(cause) })),
    stack: chain[0]?.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}

function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let cause = error; cause instanceof Error && chain.length < CAUSES_MAX; cause = cause.cause) chain.push(cause)
  return chain
}

function errorCode(error: Error): unknown {
  return 'code' in error ? error.code : undefined
}
