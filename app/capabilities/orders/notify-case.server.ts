import { findPayment } from '#app/capabilities/payments/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import { formatMoney } from '#app/platform/money.ts'
import { caseCopy } from './case-copy.ts'
import type { LockedCase } from './case.server.ts'
import type { LetterLine } from './mails.ts'
import { writeToBuyer, writeToSeller } from './notify.server.ts'
import type { ActBy } from './schema.ts'
import type { OrderContext } from './site.ts'
import type { CaseState } from './states.ts'

const { letters, reasons } = caseCopy

interface CaseNews {
  /** A state that the case came into, or words alone. */
  step: CaseState | 'said'
  by: ActBy
  words: string
  /** What goes back, with 'refunded'. */
  amountMinor: number
  /** Each statement is told once. */
  statementId: number
}

/** Tells of a step in a case: the buyer of every one but her own words, the seller of what she did not do herself. */
export async function tellOfCase(
  tx: Db,
  { now, config, sealer }: Pick<OrderContext, 'now' | 'config' | 'sealer'>,
  { order, part, seller, found }: LockedCase,
  { step, by, words, amountMinor, statementId }: CaseNews,
): Promise<void> {
  const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
  const post = { order, isTest: payment?.isTest ?? false, site: config, sealer, now }
  const amount = formatMoney(amountMinor, order.currency)
  const said: LetterLine[] = words === '' ? [] : [[letters.said, textInMail(words)]]
  const about = { lines: [[letters.reason, reasons[found.reason]] as const, ...said], after: letters.after }
  if (step !== 'said' || by !== 'buyer') {
    const { subject, body } = letters.buyer[step]
    const before = [body(seller.displayName, amount)]
    await writeToBuyer(tx, post, { key: `case:${statementId}:buyer`, subject, before, ...about })
  }
  if (by === 'seller' || step === 'accepted' || step === 'refused') return
  const { subject, body } = letters.seller[step]
  const before = [body(order.number, amount)]
  await writeToSeller(tx, post, { key: `case:${statementId}:seller`, part, subject, before, ...about })
}
