/** refused: asking again will not help. unavailable: nobody knows what came of it; the same call may be repeated. */
export type PaymentProviderErrorKind = 'refused' | 'unavailable'

const CODE_CHARS_MAX = 60

/**
 * What a provider's call rejects with. The message names the provider, the action and a code,
 * and nothing that a payer or a key owner would not want in a log.
 */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
  readonly kind: PaymentProviderErrorKind
  /** A short word for machines, like 'duplicate-reference' or the provider's own 'BAD_REQUEST_ERROR'. */
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
