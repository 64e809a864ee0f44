import type { Auth } from '#auth/context.ts'
import { ENGLISH, inEnglish, inLanguageOf, linkIn } from '#auth/messages/message-languages.ts'
import { textCopy } from '#auth/messages/templates/copy.ts'
import { fillText } from '#auth/messages/templates/render-mail.ts'
import { smsParts } from './sms-parts.ts'
import type { SmsChannel, TextMessage } from './sms-sender.ts'

interface Code {
  code: string
  channel: SmsChannel
}

/** The text of a code in the current language. That of a call has separated digits, so that each is spoken by itself. That of an SMS ends with the line by which a browser on the site fills the code in
 * ("Origin-bound one-time codes", WebOTP).
 */
export function codeText({ settings }: Auth, { code, channel }: Code): string {
  const { siteName } = settings.messages.mail
  if (channel === 'call') return fillText(textCopy.spoken, { siteName, digits: [...code].join(', ') })
  const template = settings.messages.sms.template ?? textCopy.code
  const text = template.replaceAll('{code}', code).replaceAll('{site}', siteName)
  return channel === 'sms' ? `${text}\n\n@${new URL(settings.siteUrl).hostname} #${code}` : text
}

/**
 * The text of a code in the language of its recipient. An SMS in another alphabet has 70 characters instead of 160: one
 * that needs more, because of a long name or host, is in English.
 */
export const codeMessage = (auth: Auth, to: Code & { phone: string }): Promise<{ message: string; language: string }> =>
  inLanguageOf(auth, to.phone, (language) => {
    const message = codeText(auth, to)
    const isShort = language === ENGLISH || to.channel !== 'sms' || smsParts(message) === 1
    return isShort ? { message, language } : { message: inEnglish(auth, () => codeText(auth, to)), language: ENGLISH }
  })

/** Tells the owner of a number that somebody tried to add it to another account. */
export function takenPhoneText(
  auth: Auth,
  { phone, channel }: { phone: string; channel: SmsChannel },
): Promise<TextMessage> {
  const { settings } = auth
  return inLanguageOf(auth, phone, (language) => {
    const variables = { siteName: settings.messages.mail.siteName, siteUrl: linkIn(auth, settings.siteUrl) }
    const message = fillText(textCopy.phone_taken, variables)
    return { phone, channel, message, language, template: { kind: 'phone_taken', variables } }
  })
}
