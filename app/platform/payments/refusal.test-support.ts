import { expect } from 'vitest'
import { PaymentProviderError } from './provider-error.ts'

/** The PaymentProviderError that a call rejects with; fails the test when it resolves. */
export async function refusal(promise: Promise<unknown>): Promise<PaymentProviderError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PaymentProviderError)
  return error as PaymentProviderError
}
