export type SmsChannel = 'sms' | 'whatsapp'

export interface TextMessage {
  /** Digits with the country code, without a plus. */
  phone: string
  /** The whole text, with the code. */
  message: string
  /** For providers that fill a registered template. */
  code: string
  channel: SmsChannel
}

/** Sends text messages. Throws when one cannot be sent; the error may hold no phone and no code. */
export interface SmsSender {
  /** Answers the provider's id of the message, if it has one. */
  send(text: TextMessage): Promise<string | undefined>
}
