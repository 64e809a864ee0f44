import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

interface Interest {
  brandName: string
  title: string
  amountMinor: number
}

/** The mail to the founder, without the sender's name. */
export function interestMail({ brandName, title, amountMinor }: Interest): MailBody {
  const { subject, body } = copy.mail
  return composeTextMail({ subject: subject(brandName), blocks: body(title, formatMoney(amountMinor, 'INR')) })
}
