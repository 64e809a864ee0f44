import * as v from 'valibot'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { errorShape } from './shapes.ts'

/** Somebody waits for the page to pay on: shorter than anybody waits. */
const TIMEOUT_MS = 8_000
/** Client errors that may succeed when the same call is repeated. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429])

export interface RazorpayAccess {
  keyId: string
  keySecret: string
  baseUrl: string
  fetch: typeof fetch
  timeoutMs?: number
}

export interface ApiCall {
  /** For the error's message: 'start', 'fetch', 'refund'. */
  action: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** The end of several calls that somebody waits for together; by default each has its own. */
  signal?: AbortSignal
}

/**
 * Makes one call and validates the response by `shape`.
 * @throws PaymentProviderError `refused` for a 4xx that a retry would not change (with the codes 'duplicate-reference'
 *   and 'unknown-id'), `unavailable` for everything else, including a response of another shape.
 */
export async function callRazorpay<Shape extends v.GenericSchema>(
  access: RazorpayAccess,
  call: ApiCall,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  const fail = (kind: 'refused' | 'unavailable', code: string, cause?: unknown) =>
    new PaymentProviderError(kind, { provider: 'razorpay', action: call.action, code }, cause)
  const { status, body } = await send(access, call).catch((error: unknown) => {
    throw fail('unavailable', error instanceof Error && error.name === 'TimeoutError' ? 'time-out' : 'no-answer', error)
  })
  if (status >= 300) throw fail(isRefusal(status) ? 'refused' : 'unavailable', errorCode(status, body))
  const result = v.safeParse(shape, body)
  if (!result.success) throw fail('unavailable', 'unreadable-answer')
  return result.output
}

/** Whether the error is a provider's with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof PaymentProviderError && error.code === code

async function send(access: RazorpayAccess, call: ApiCall): Promise<{ status: number; body: unknown }> {
  const response = await access.fetch(new URL(call.path, access.baseUrl), {
    method: call.method,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64')}`,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    redirect: 'manual',
    signal: call.signal ?? endOf(access),
  })
  const text = await response.text()
  return { status: response.status, body: parseJson(text) }
}

/** When the calls that begin now must have ended. */
export const endOf = ({ timeoutMs = TIMEOUT_MS }: RazorpayAccess): AbortSignal => AbortSignal.timeout(timeoutMs)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status)
}

/**
 * Razorpay describes these two cases only in `description` (`reason` and `field` are null). The description contains
 * what was sent, so it is not passed on.
 */
function errorCode(status: number, body: unknown): string {
  const parsed = v.safeParse(errorShape, body)
  const error = parsed.success ? parsed.output.error : undefined
  const sentence = (error?.description ?? '').toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  if (sentence.includes('reference id') && sentence.includes('already exists')) return 'duplicate-reference'
  if (status === 404 || sentence.includes('does not exist')) return 'unknown-id'
  return error?.code || `http-${status}`
}
