import * as v from 'valibot'
import type { TextTemplates } from '#auth/settings/text-messages.ts'
import { ENGLISH } from '#auth/messages/message-languages.ts'
import { answered, requestProvider } from './provider-request.ts'
import { registeredTemplate } from './registered-template.ts'
import { TextError, type SmsSender, type TextMessage } from './sms-sender.ts'

const URL_FLOW = 'https://control.msg91.com/api/v5/flow'
const sentBody = v.object({ type: v.literal('success'), message: v.string() })
const refusalBody = v.object({ type: v.literal('error') })

interface Msg91Options {
  authKey: string
  /** The template of codes. */
  templateId: string
  /** The templates of notices by kind. */
  templates: TextTemplates
  /** The DLT header; empty: that of the template. */
  header: string
}

/**
 * MSG91's flow API. Indian regulations require registered templates, so the texts are stored at MSG91 and only the
 * variables are sent: `##otp##` in the one of codes, the variables of the kind in those of notices.
 */
export function createMsg91(options: Msg91Options, fetch: typeof globalThis.fetch): SmsSender {
  return {
    async send(text) {
      const { template_id, ...variables } = templateOf(text, options)
      const { status, isOk, body } = await requestProvider(fetch, {
        provider: 'MSG91',
        url: URL_FLOW,
        headers: { authkey: options.authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          template_id,
          ...(options.header !== '' && { sender: options.header }),
          recipients: [{ mobiles: text.phone, ...variables }],
        }),
      })
      if (!isOk || v.is(refusalBody, body)) throw answered('MSG91', status, 'refused')
      const sent = v.safeParse(sentBody, body)
      if (!sent.success) throw new TextError('invalid-response', 'MSG91 answered something else')
      return sent.output.message
    },
  }
}

/** Throws TextError `not-configured` for a notice without a template. */
function templateOf(text: TextMessage, { templateId, templates }: Msg91Options) {
  if (text.code !== undefined) return { template_id: codeTemplate(text, templates) ?? templateId, otp: text.code }
  const registered = registeredTemplate(templates, text)
  if (registered) return { template_id: registered.id, ...registered.variables }
  throw new TextError('not-configured', 'there is no template for this kind of text message')
}

/** That of codes in another language. */
const codeTemplate = ({ language = ENGLISH }: TextMessage, { byKind }: TextTemplates): string | undefined =>
  language === ENGLISH ? undefined : byKind.get(`code_${language}`)
