export interface PaymentRequest {
  /** Our payment's id (uuid). The provider echoes it as the reference. */
  paymentId: string
  amountMinor: number
  /** ISO 4217. */
  currency: string
  /** Shown on the provider's page. */
  description: string
  /** Absolute URL that the payer's browser returns to with any outcome. */
  returnUrl: string
  payer: { name: string; email: string | null; phone: string | null }
  expiresAt: Date
}
