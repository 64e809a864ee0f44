import type { Language } from '#app/platform/language/languages.ts'

/** A text message to one phone. */
export interface OutgoingText {
  /** In E.164 form, like '+919876543210'. */
  phone: string
  /** The whole text. */
  message: string
  language: Language
  /** The name of the notice, such as 'orders.paid': providers with registered templates choose one by it. */
  kind: string
  /** What such a template is filled with. */
  variables: Readonly<Record<string, string>>
}

/** Resolves when the provider has accepted the text; rejects when it must be retried. */
export type TextTransport = (text: OutgoingText) => Promise<void>
