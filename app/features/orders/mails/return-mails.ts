import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import type { MailRow } from '#app/platform/mail/draft.ts'
import { formatMoney } from '#app/platform/money.ts'
import { returnCopy } from '#app/features/orders/returns/return-copy.ts'
import type { ActBy, ReturnReason } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'
import type { Message } from './message.ts'

export interface ReturnNews {
  /** The new state of the return; 'said' for a statement without one. */
  step: ReturnState | 'said'
  by: ActBy
  reason: ReturnReason
  words: string
  number: string
  sellerName: string
  amountMinor: number
  currency: string
}

const TO_BUYER = {
  requested: 'returns.requested',
  accepted: 'returns.accepted',
  refused: 'returns.refused',
  disputed: 'returns.disputed',
  refunded: 'returns.refunded',
  closed: 'returns.closed',
  said: 'returns.said',
} as const

const TO_SELLER = {
  requested: 'returns.requested-to-seller',
  disputed: 'returns.disputed-to-seller',
  refunded: 'returns.refunded-to-seller',
  closed: 'returns.closed-to-seller',
  said: 'returns.said-to-seller',
} as const

/** Writes the message; null for the buyer's own statements. */
export function returnMessageToBuyer(news: ReturnNews): (() => Message) | null {
  const { step, by, sellerName } = news
  if (step === 'said' && by === 'buyer') return null
  return () => {
    const { body, ...first } = returnCopy.mails.buyer[step]
    return { kind: TO_BUYER[step], ...first, ...aboutReturn(body(sellerName, amountOf(news)), news) }
  }
}

/** Writes the message; null for the seller's own steps. */
export function returnMessageToSeller(news: ReturnNews): (() => Message) | null {
  const { step, by, number } = news
  if (by === 'seller' || step === 'accepted' || step === 'refused') return null
  return () => {
    const { body, ...first } = returnCopy.mails.seller[step]
    return { kind: TO_SELLER[step], ...first, ...aboutReturn(body(number, amountOf(news)), news) }
  }
}

const amountOf = ({ amountMinor, currency }: ReturnNews): string => formatMoney(amountMinor, currency)

function aboutReturn(first: string, { reason, words: said }: ReturnNews): Pick<Message, 'blocks' | 'button'> {
  const { mails, reasons } = returnCopy
  const quoted: MailRow[] = said === '' ? [] : [[mails.said, textInMail(said)]]
  return { blocks: [first, { rows: [[mails.reason, reasons[reason]], ...quoted] }], button: mails.button }
}
