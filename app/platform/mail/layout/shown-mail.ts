import type { MailBlock } from '#app/platform/mail/draft.ts'

/** Everything that a mail shows, in reading order, with the values that the composer adds. */
export interface ShownMail {
  subject: string
  /** The subject without the brand's name, which the bar above it shows. */
  title: string
  preheader: string
  greeting: string
  blocks: readonly MailBlock[]
  /** Why the recipient gets it. */
  why: string
  brandName: string
  /** Name and address of the organisation, one line each. */
  sender: readonly string[]
  /** Null for mails that cannot be stopped. */
  stopUrl: string | null
}
