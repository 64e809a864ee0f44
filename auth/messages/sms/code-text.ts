import type { Auth } from '#auth/context.ts'
import { textCopy } from '#auth/messages/templates/copy.ts'
import { fillText } from '#auth/messages/templates/render-mail.ts'
import type { SmsChannel, TextMessage } from './sms-sender.ts'

/** Said when the code is spoken by a call. The digits are separated, so that each is spoken by itself. */
const spokenText = (site: string, digits: string) =>
  `Your code for ${site} is: ${digits}. Once more: ${digits}. Do not tell it to anybody.`

/**
 * The text of a code. That of an SMS ends with the line by which a browser on the site fills the code in
 * ("Origin-bound one-time codes", WebOTP).
 */
export function codeText({ settings }: Auth, { code, channel }: { code: string; channel: SmsChannel }): string {
  const { siteName } = settings.messages.mail
  if (channel === 'call') return spokenText(siteName, [...code].join(', '))
  const text = settings.messages.sms.template.replaceAll('{code}', code).replaceAll('{site}', siteName)
  return channel === 'sms' ? `${text}\n\n@${new URL(settings.siteUrl).hostname} #${code}` : text
}

/** Tells the owner of a number that somebody tried to add it to another account. */
export function takenPhoneText(
  { settings }: Auth,
  { phone, channel }: { phone: string; channel: SmsChannel },
): TextMessage {
  const variables = { siteName: settings.messages.mail.siteName, siteUrl: settings.siteUrl }
  const message = fillText(textCopy.phone_taken, variables)
  return { phone, channel, message, template: { kind: 'phone_taken', variables } }
}
