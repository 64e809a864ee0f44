import * as v from 'valibot'
import type { TextTemplates } from '#auth/settings/text-messages.ts'
import { ENGLISH } from '#auth/messages/message-languages.ts'
import { answered, requestProvider, type ProviderAnswer } from './provider-request.ts'
import { registeredTemplate } from './registered-template.ts'
import { SMS_CHANNELS, TextError, type SmsSender, type TextMessage } from './sms-sender.ts'

const sentBody = v.object({ sid: v.string() })
const refusalBody = v.object({ code: v.number() })
/** Twilio's error codes for a number that is invalid, not reachable, no mobile phone, or has opted out. */
const NUMBER_CODES = new Set([21_211, 21_214, 21_217, 21_610, 21_612, 21_614])

interface TwilioAccount {
  accountSid: string
  authToken: string
  /** A number with a plus, or the id of a messaging service (`MG…`). */
  from: string
}

interface TwilioOptions extends TwilioAccount {
  /** The registered sender of SMS, e.g. a DLT header; empty: `from`. */
  header: string
  /** Content templates (`HX…`) of WhatsApp messages by kind. */
  whatsappTemplates: TextTemplates
}

/** Twilio: SMS and WhatsApp by Programmable Messaging, calls by Programmable Voice, which need a number as `from`. */
export function createTwilio(options: TwilioOptions, fetch: typeof globalThis.fetch): SmsSender {
  const { accountSid, authToken } = options
  const account = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    channels: SMS_CHANNELS,
    async send(text) {
      const answer = await requestProvider(fetch, {
        provider: 'Twilio',
        url: `${account}/${text.channel === 'call' ? 'Calls' : 'Messages'}.json`,
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams(text.channel === 'call' ? callOf(text, options) : messageOf(text, options)),
      })
      if (!answer.isOk) throw refusalOf(answer)
      const sent = v.safeParse(sentBody, answer.body)
      if (!sent.success) throw new TextError('invalid-response', 'Twilio answered something else')
      return sent.output.sid
    },
  }
}

function messageOf(text: TextMessage, { from, header, whatsappTemplates }: TwilioOptions): Record<string, string> {
  const isWhatsapp = text.channel === 'whatsapp'
  const prefix = isWhatsapp ? 'whatsapp:' : ''
  const template = isWhatsapp ? registeredTemplate(whatsappTemplates, text) : undefined
  return {
    To: `${prefix}+${text.phone}`,
    ...senderOf(from, isWhatsapp ? '' : header, prefix),
    ...(template === undefined
      ? { Body: text.message }
      : { ContentSid: template.id, ContentVariables: JSON.stringify(numbered(template.variables)) }),
  }
}

function senderOf(from: string, header: string, prefix: string): Record<string, string> {
  if (header !== '') return { From: header }
  return from.startsWith('MG') ? { MessagingServiceSid: from } : { From: prefix + from }
}

/** Placeholders of content templates are numbers from 1. */
function numbered(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.values(variables).map((value, at) => [String(at + 1), value]))
}

function callOf({ phone, message, language = ENGLISH }: TextMessage, { from }: TwilioOptions): Record<string, string> {
  const spoken = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return {
    To: `+${phone}`,
    From: from,
    Twiml: `<Response><Pause length="1"/><Say language="${language}-IN">${spoken}</Say></Response>`,
  }
}

function refusalOf({ status, body }: ProviderAnswer): TextError {
  const refusal = v.safeParse(refusalBody, body)
  const isNumber = refusal.success && NUMBER_CODES.has(refusal.output.code)
  return answered('Twilio', status, isNumber ? 'number-refused' : 'refused')
}
