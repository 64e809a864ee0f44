/** refused: a retry will not help. unavailable: the result is unknown, and the same call may be repeated. */
export type PaymentProviderErrorKind = 'refused' | 'unavailable'

const CODE_CHARS_MAX = 60

/**
 * The error of a provider's call. The message contains only the provider, the action and a code: no keys and no data of
 * the payer.
 */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly kind: PaymentProviderErrorKind
  /** A code like 'duplicate-reference' or the provider's 'BAD_REQUEST_ERROR'. */
  readonly code: string

  constructor(
    kind: PaymentProviderErrorKind,
    about: { provider: string; action: string; code: string },
    cause?: unknown,
  ) {
    const code = about.code.replace(/[^\w.-]+/g, '-').slice(0, CODE_CHARS_MAX)
    super(`${about.provider}: ${about.action} ${kind} (${code})`, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.code = code
  }
}
