import { HOLD_DAYS_MAX } from './schema.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'

/** Labels of statement lines, by the transfer's kind. */
const kinds: Readonly<Record<string, string>> = {
  order: 'Paid by a buyer',
  'order-refund': 'Refund to the buyer',
  release: 'Added to your balance',
  payout: 'Sent to your bank',
  'payout-returned': 'Returned by the bank',
}

export const copy = {
  kindOf: (kind: string) => kinds[kind] ?? 'Correction',
  sheet: {
    head: [
      'Date',
      'Transaction',
      'Order or payout',
      'Not yet in balance',
      'In balance',
      'Commission',
      'Not yet in balance, after',
      'Balance after',
      'Currency',
    ],
    opening: 'Opening balance',
  },
  file: {
    narration: (brandName: string, number: string) => `${brandName} sales ${number}`,
  },
  errors: {
    words: 'Please write a few words.',
    amount: 'Please enter an amount, for example 1,500.',
    days: `Please enter 1 to ${HOLD_DAYS_MAX} days.`,
  },
  mails: {
    account: {
      subject: 'Your bank account was changed',
      text: 'Your bank account was changed. If you did not do this, sign in and enter it again:',
      body: (ending: string) =>
        `The account that your sales are paid to now ends in ${ending}. We send the first payout to it after ${answerTime(NEW_ACCOUNT_WAIT_HOURS)}.`,
      notYou: 'If you did not do this, sign in, enter your account again, and write to us. We pay nothing before then.',
    },
    hold: {
      subject: 'Some of your money is on hold',
      text: (amount: string) => `${amount} of your money is on hold. Read why, and tell us if you disagree:`,
      body: (amount: string, until: string) => `We do not pay out ${amount} of your balance until ${until}.`,
      reason: (reason: string) => `The reason: ${reason}`,
      after: 'If you disagree, tell us on the page of your earnings. Another person will read it.',
    },
    lifted: {
      subject: 'Your money is no longer on hold',
      body: (amount: string) => `We can pay out ${amount} again.`,
    },
    upheld: {
      subject: 'Answer to your objection',
      text: 'There is an answer to your objection. Your money stays on hold. Read why:',
      body: (until: string) => `Another person read your objection. The money stays on hold until ${until}.`,
    },
    sent: {
      subject: 'Your payout is on its way',
      body: (amount: string, ending: string) =>
        `${amount} goes to the account that ends in ${ending}. Banks take up to two working days.`,
    },
    returned: {
      subject: 'The bank sent your money back',
      text: 'The bank sent your payout back. Please check your account details:',
      body: (amount: string, ending: string) =>
        `We could not pay ${amount} to the account that ends in ${ending}. It is in your balance again.`,
      reason: (reason: string) => `The bank says: ${reason}`,
      after: 'Please check your account details. We send it with the next payout.',
    },
    said: (words: string) => `Our answer: ${words}`,
    rows: { amount: 'Amount', account: 'Account', ending: (ending: string) => `ends in ${ending}` },
    button: 'See your earnings',
    why: (brand: string) => `You get this mail because you sell on ${brand}.`,
  },
} as const
