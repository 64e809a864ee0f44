import type { Log } from '#auth/log.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import { createMsg91 } from './msg91.ts'
import type { SmsSender } from './sms-sender.ts'
import { createTwilio } from './twilio.ts'

interface SmsDeps {
  settings: AuthSettings
  sms?: SmsSender
  fetch?: typeof globalThis.fetch
  log: Log
}

/** The configured provider; without one, `sms`; without that, nothing is sent, and the log says so. */
export function createSmsSender({ settings, fetch = globalThis.fetch, sms, log }: SmsDeps): SmsSender {
  const { provider, twilio, msg91 } = settings.messages.sms
  if (provider === 'twilio') return createTwilio(twilio, fetch)
  if (provider === 'msg91') return createMsg91(msg91, fetch)
  if (sms) return sms
  return {
    async send() {
      log.warn({}, 'a text message was not sent: no provider is configured (AUTH_SMS_PROVIDER)')
      return undefined
    },
  }
}
