import { copy, messages } from './error-messages-copy.ts'

/** The service takes five wrong attempts at a code. */
export const WRONG_CODES_MAX = 5
/** Errors about the typed address, whose message belongs at its field. */
const ABOUT_ADDRESS = new Set([
  'email_address_invalid',
  'email_address_not_authorized',
  'email_provider_disabled',
  'phone_country_not_supported',
  'phone_not_reachable',
])
export const isAboutAddress = ({ code }: { code?: string | undefined }): boolean => ABOUT_ADDRESS.has(code ?? '')

/** Whether a message was sent to the address less than a minute ago. */
export const isPause = ({ code, message }: { code?: string | undefined; message?: string }): boolean =>
  code === 'over_sms_send_rate_limit' && /after \d+ seconds/.test(message ?? '')

/** The message for an error of the auth service; never a code or the service's own text. */
export function errorMessage(error: { name?: string; code?: string | undefined; message?: string }): string {
  if (error.name === 'AuthRetryableFetchError') return copy.offline
  const code = error.code ?? ''
  if (code.startsWith('over_') && code.endsWith('_send_rate_limit')) {
    const seconds = /after (\d+) seconds/.exec(error.message ?? '')?.[1]
    return seconds ? copy.waitFor(seconds) : copy.sentOften
  }
  const min = code === 'weak_password' && /at least (\d+) characters/.exec(error.message ?? '')?.[1]
  if (min) return copy.tooShort(min)
  if (error.name === 'AuthSessionMissingError') return messages.session_not_found
  return Object.hasOwn(messages, code) ? messages[code as keyof typeof messages] : copy.failed
}
