import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import { answerTime, daysInWords } from '#app/platform/time/answer-time.ts'

const RETURN_TIME = daysInWords(RETURN_WINDOW_DAYS)

export const copy = {
  title: 'Earnings',
  none: {
    title: 'No sales yet',
    body: `We add a buyer’s payment to your balance ${RETURN_TIME} after the order has arrived. We send it to your bank account with the next payout.`,
  },
  sums: {
    payable: 'In the next payout',
    sending: 'Being sent to your bank',
    to: (ending: string) => `To the account ending in ${ending}.`,
    noAccount: 'Enter your bank account below, so that it can be sent.',
    held: 'Not yet in your balance',
    heldHint: 'Buyers have paid. The return period is not over yet.',
    balance: 'Your balance',
    balanceHint: 'The return period is over.',
    holds: 'On hold',
    holdsHint: 'See the reason and the end date below.',
    prepared: 'Being sent',
    preparedHint: 'In a payout that is pending approval.',
    paidOut: 'Sent to your bank so far',
  },
  waiting: {
    title: 'Money that is not yet in your balance',
    open: 'A return is open. We hold the money until it is decided.',
    paid: `We add it to your balance ${RETURN_TIME} after the order has arrived.`,
    sent: `We add it to your balance ${RETURN_TIME} after the parcel has arrived.`,
    delivered: (day: string) => `We add it to your balance on ${day}, if the buyer returns nothing.`,
    soon: 'We add it to your balance within the hour.',
  },
  holds: {
    title: 'On hold',
    lead: (amount: string, ends: string) => `We do not pay out ${amount} until ${ends}.`,
    reason: 'The reason',
    over: (amount: string) => `${amount} was on hold`,
    lifted: 'lifted',
    ended: 'ended',
    yours: 'Your objection',
    waits: 'Another person reads your objection. You get the answer here.',
    answer: 'Our answer',
    appeal: {
      open: 'I disagree',
      label: 'Why is the hold wrong?',
      hint: 'Say what happened and how you can prove it. You can object once. Another person reads it.',
      send: 'Send objection',
    },
  },
  account: {
    title: 'Your bank account',
    none: 'You have not added a bank account yet.',
    ending: (ending: string) => `Account ending in ${ending}`,
    since: (day: string) => `since ${day}`,
    waits: (moment: string) =>
      `You changed your account. We send the first payout to it after ${moment}. If you did not change it, write to us before then.`,
    contactWait: (changed: string, ends: string) =>
      `You changed your phone number or e-mail on ${changed}. For your safety we send no payout before ${ends}, and you cannot change your bank account until then. If you did not change it, write to us.`,
    contactChanged: 'Not saved. You can change your bank account after the time below.',
    change: 'Change account',
    private: 'The number is encrypted. No page shows it, and only the people who pay you can open it.',
    wait: `We send the first payout to a new or changed account after ${answerTime(NEW_ACCOUNT_WAIT_HOURS)}.`,
    save: 'Save the account',
  },
  statement: {
    title: 'Statement',
    month: 'Month',
    currency: 'Currency',
    csv: 'Download as a spreadsheet (CSV)',
    caption: (month: string) => `Statement of ${month}`,
    count: (count: number, month: string) =>
      `${count === 0 ? 'No transactions' : count === 1 ? '1 transaction' : `${count} transactions`} in ${month}`,
    date: 'Date',
    what: 'Transaction',
    held: 'Not yet in balance',
    own: 'In balance',
    after: 'Balance after',
    before: 'Opening balance',
    commission: (amount: string) => `after a commission of ${amount}`,
    file: (month: string, currency: string) => `statement-${month}-${currency}.csv`,
  },
  payouts: {
    title: 'Payouts',
    none: 'No payouts yet.',
    line: (ending: string) => `to the account ending in ${ending}`,
    states: { sent: 'on its way', paid: 'arrived', returned: 'returned by the bank' },
    reason: (reason: string) => `The bank says: ${reason}`,
  },
  done: {
    account: `Saved. We send the first payout to it after ${answerTime(NEW_ACCOUNT_WAIT_HOURS)}.`,
    'account-same': 'You have already saved this account.',
    appeal: 'Sent. You will find the answer here and in a message.',
  },
  refused: {
    'not-found': 'This hold no longer exists.',
    over: 'The hold is over. The money is in your balance again.',
    already: 'You have already objected. You find the answer here.',
  },
} as const
