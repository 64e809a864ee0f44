import type { AuthSettings } from '#auth/settings/settings.ts'
import { createMsg91 } from './msg91.ts'
import { TextError, type SmsSender } from './sms-sender.ts'
import { createTwilio } from './twilio.ts'

interface SmsDeps {
  settings: AuthSettings
  sms?: SmsSender
  fetch?: typeof globalThis.fetch
}

/**
 * The configured provider; without one, `sms`; without that, nothing can be sent. `AUTH_SMS_CHANNELS` limits the
 * channels of a sender that has more.
 */
export function createSmsSender({ settings, fetch = globalThis.fetch, sms }: SmsDeps): Required<SmsSender> {
  const { provider, twilio, msg91, channels, header, templates, whatsappTemplates } = settings.messages.sms
  if (provider === 'twilio') {
    return { ...createTwilio({ ...twilio, header, whatsappTemplates }, fetch), channels: channels ?? ['sms'] }
  }
  if (provider === 'msg91') return { ...createMsg91({ ...msg91, header, templates }, fetch), channels: ['sms'] }
  if (sms) {
    const offered = sms.channels ?? ['sms']
    return { send: (text) => sms.send(text), channels: offered.filter((name) => channels?.includes(name) ?? true) }
  }
  return {
    channels: [],
    async send() {
      throw new TextError('not-configured', 'no provider is configured (AUTH_SMS_PROVIDER)')
    },
  }
}
