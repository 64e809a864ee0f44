export const SMS_CHANNELS = ['sms', 'whatsapp', 'call'] as const
/** A call speaks the text. */
export type SmsChannel = (typeof SMS_CHANNELS)[number]

/** Which text it is: for registered templates, and for the operator's figures. */
export interface TextTemplate {
  /** A name of the program, like `sign_in_code` or `order_placed`; never what somebody typed. */
  kind: string
  /** What a registered template is filled with, in the order of its placeholders. */
  variables: Readonly<Record<string, string>>
}

export interface TextMessage {
  /** Digits with the country code, without a plus. */
  phone: string
  /** The whole text; of a call, what is spoken. */
  message: string
  /** Of the message. Default: English. */
  language?: string
  channel: SmsChannel
  /** Absent in notices. */
  code?: string
  template: TextTemplate
}

/** Sends text messages. Throws when one cannot be sent; the error may hold no phone, no code and no text. */
export interface SmsSender {
  /** Default: SMS alone. */
  channels?: readonly SmsChannel[]
  /** Answers the provider's id of the message, if it has one. */
  send(text: TextMessage): Promise<string | undefined>
}

/** Why a text message was not sent. */
export type TextFailure =
  | 'not-configured'
  /** The provider does not answer, or with a 5xx. */
  | 'unavailable'
  | 'timeout'
  /** It answers what its documentation does not say. */
  | 'invalid-response'
  | 'provider-limit'
  /** It does not deliver to this number: a landline, a number that does not exist, or one that opted out. */
  | 'number-refused'
  /** It refuses for another reason, e.g. credentials, balance or template. */
  | 'refused'

/** The message may hold no phone, no code and no text. */
export class TextError extends Error {
  override name = 'TextError'
  readonly reason: TextFailure

  constructor(reason: TextFailure, message: string) {
    super(message)
    this.reason = reason
  }
}
