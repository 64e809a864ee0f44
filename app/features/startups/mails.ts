import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

interface Interest {
  brandName: string
  title: string
  amountMinor: number
}

/** To the founder, without the name of who is interested. */
export function interestMail({ brandName, title, amountMinor }: Interest): MailBody {
  const { subject, body } = copy.mail
  return composeTextMail({ subject: subject(brandName), blocks: body(title, formatMoney(amountMinor, 'INR')) })
}
