import type { Site } from '#app/platform/config/site.ts'

export type MailRow = readonly [label: string, value: string]

/** Something that was ordered, as its page lists it. */
export interface MailItem {
  title: string
  /** Such as the quantity and the price of one. */
  note?: string
  /** Formatted. */
  price?: string
  /** Path of its picture on this site, such as `/media/…`. Anything else is not shown. */
  picture?: string | null
}

interface MailButton {
  label: string
  url: string
  /** Whoever has the URL sees the page: it contains a token or a code, and no sign-in is asked for. */
  hasToken?: true
  /**
   * The link of a text message does not expire, as that of a mail: what it leads to must stay within reach. The feature
   * deletes it with `deleteShortLinks`.
   */
  lasts?: true
  /**
   * What the link of a text message posts to the page, after the last digits of the number: a code that must be in no
   * address and on no lock screen. A mail ignores it.
   */
  posts?: Readonly<Record<string, string>>
}

/**
 * A paragraph; figures as a table (with `hasSum` the last row is their total); items with pictures; the button; a code
 * to be typed, which a text message leaves out. Empty paragraphs and tables are left out.
 */
export type MailBlock =
  | string
  | { rows: readonly MailRow[]; hasSum?: boolean; title?: string }
  | { items: readonly MailItem[]; title?: string }
  | { button: MailButton }
  | { code: { label: string; value: string } }

/** A mail as a feature declares it: the composer makes the text and the HTML of it, with the same words. */
export interface MailDraft {
  /** Its name among all mails: feature, point, what happened. `/dev/mails` lists each. */
  kind: `${string}.${string}`
  site: Site
  /** Visible on lock screens, and the heading of the mail. For private subjects it tells nothing. */
  subject: string
  /**
   * The sentence of the text message that goes to somebody without an e-mail address, before the button's link. By
   * default the subject. For private subjects it tells nothing either.
   */
  text?: string
  /** What inbox lists show after the subject; by default the first paragraph. */
  preheader?: string
  /** The recipient's name, from `nameInMail` where other people see it; null greets without one. */
  name: string | null
  /** At most one of them is a button. */
  blocks: readonly MailBlock[]
  /** Why the recipient gets it. */
  why: string
  /**
   * What the recipient can stop with the link at the end and with List-Unsubscribe (`#app/features/mail-stops`). Only a
   * mail about the recipient's own account, money, order or request is without.
   */
  topic?: string
}
