import { TextError, type TextFailure } from './sms-sender.ts'

/** Shorter than the time after which the service answers 504. */
const TIMEOUT_MS = 8_000
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

export interface ProviderAnswer {
  status: number
  isOk: boolean
  /** The JSON; undefined if the answer is none. */
  body: unknown
}

/** Sends a request to a provider of text messages. Throws TextError `timeout`, `unavailable` or `provider-limit`. */
export async function requestProvider(
  fetch: typeof globalThis.fetch,
  { provider, url, ...init }: { provider: string; url: string; headers: Record<string, string>; body: BodyInit },
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status, ok: isOk } = response
    if (status === TOO_MANY_REQUESTS) throw answered(provider, status, 'provider-limit')
    if (status >= SERVER_ERROR) throw answered(provider, status, 'unavailable')
    return { status, isOk, body: parseJson(await response.text()) }
  } catch (error) {
    if (error instanceof TextError) throw error
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new TextError(isTimeout ? 'timeout' : 'unavailable', `${provider} did not answer`)
  }
}

export function answered(provider: string, status: number, reason: TextFailure): TextError {
  return new TextError(reason, `${provider} answered ${status}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The callers check the shape, and undefined has none.
    return undefined
  }
}
