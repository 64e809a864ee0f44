import type { MailBlock, MailDraft, MailItem } from '#app/platform/mail/draft.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/orders/copy.ts'

const words = copy.mail

interface Envelope {
  /** Null once the name is erased. */
  name: string | null
  isTest: boolean
  to: 'buyer' | 'seller'
  /** Where the button leads. */
  url: string
  site: Site
}

/** The body of a mail between the greeting and the button. */
export interface Message extends Pick<MailDraft, 'kind' | 'subject' | 'text'> {
  blocks: readonly MailBlock[]
  /** The button's label. */
  button: string
}

export function orderMail(
  { name, isTest, to, url, site }: Envelope,
  { kind, subject, text, blocks, button }: Message,
): MailDraft {
  const why = to === 'buyer' ? words.whyBuyer : words.whySeller
  return {
    kind,
    site,
    subject,
    ...(text !== undefined && { text }),
    name,
    blocks: [
      isTest ? words.test : '',
      ...blocks,
      // An order's page shows itself to whoever has its URL; a seller's page asks for sign-in.
      { button: { label: button, url, ...(to === 'buyer' && { hasToken: true }) } },
    ],
    why: why(site.brandName),
  }
}

export interface MailLine {
  title: string
  quantity: number
  priceMinor: number
  /** Path of the product's small picture. */
  picture: string | null
}

/** Lines as items: title, quantity and sum, as on the order's page. */
export const itemsOf = (lines: readonly MailLine[], currency: string): MailItem[] =>
  lines.map(({ title, quantity, priceMinor, picture }) => ({
    title,
    ...(quantity > 1 && { note: words.quantity(quantity, formatMoney(priceMinor, currency)) }),
    price: formatMoney(priceMinor * quantity, currency),
    picture,
  }))
