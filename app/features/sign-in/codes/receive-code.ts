interface OtpCredential extends Credential {
  code: string
}

/** WebOTP, of which the types of the DOM know nothing. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * Waits for a text message to this site and asks the owner of the phone whether the page may read its code. Null when
 * it did not come, was refused, or `signal` has ended the wait: then the code is typed.
 */
export async function receiveCode(signal: AbortSignal): Promise<string | null> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  try {
    return ((await navigator.credentials.get(request)) as OtpCredential | null)?.code ?? null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
