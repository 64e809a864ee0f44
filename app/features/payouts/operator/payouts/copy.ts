import { CONTACT_WAIT_HOURS, NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

const ACCOUNT_WAIT = daysInWords(NEW_ACCOUNT_WAIT_HOURS / 24)

export const copy = {
  title: 'Payouts',
  lead: 'One person prepares a payout to sellers, and another person approves it. Then you can download the file for the bank.',
  empty: 'No payouts yet.',
  back: 'Ready to be paid',
  ready: {
    title: 'Ready to be paid',
    none: 'Nothing to pay. All money is already paid, on hold, or in a payout below.',
    line: (sellers: number) => (sellers === 1 ? 'to 1 seller' : `to ${sellers} sellers`),
    withoutAccount: (sellers: number) =>
      sellers === 1
        ? `1 seller cannot be paid yet: no bank account, an account changed in the last ${ACCOUNT_WAIT}, or a phone number or e-mail changed in the last ${CONTACT_WAIT_HOURS} hours.`
        : `${sellers} sellers cannot be paid yet: no bank account, an account changed in the last ${ACCOUNT_WAIT}, or a phone number or e-mail changed in the last ${CONTACT_WAIT_HOURS} hours.`,
    byHand: 'Banks accept no bulk file for this currency. Pay it manually.',
    who: 'Amounts by seller',
    send: (amount: string) => `Prepare ${amount}`,
  },
  line: (amount: string, lines: number) => (lines === 1 ? `${amount} to 1 seller` : `${amount} to ${lines} sellers`),
  states: { prepared: 'pending approval', approved: 'approved', cancelled: 'cancelled' },
  open: (lines: number) => (lines === 1 ? '1 unreconciled' : `${lines} unreconciled`),
  returned: (lines: number) => (lines === 1 ? '1 returned' : `${lines} returned`),
  noted: (lines: number) => (lines === 1 ? '1 return to confirm' : `${lines} returns to confirm`),
  complete: 'all reconciled',
  facts: {
    prepared: 'Prepared',
    approved: 'Approved',
    cancelled: 'Cancelled',
    sum: 'Sum',
    by: (name: string, at: string) => `${name}, ${at}`,
  },
  approve: {
    title: 'Approval',
    check:
      'Before you approve: do the names and amounts look right? Was any seller reported, or did their account change recently?',
    send: (amount: string) => `Approve ${amount}`,
    yours: 'You prepared this payout. Another operator has to approve it. You can still cancel it.',
    own: 'You get money from this payout. Another operator has to approve it.',
  },
  cancel: {
    title: 'Cancel this payout',
    send: 'Cancel the payout',
    hint: 'No money has moved. The money goes into the next payout.',
  },
  file: {
    title: 'File for the bank',
    hint: 'The file has account numbers. Upload it at the bank, then delete it. We record each download.',
    send: 'Download the file',
    byHand: 'Download the list for manual payment',
  },
  lines: {
    title: 'What each seller gets',
    caption: 'Lines of the payout',
    seller: 'Seller',
    amount: 'Amount',
    account: 'Account',
    reference: 'Reference',
    state: 'State',
  },
  ending: (ending: string) => `… ${ending}`,
  lineStates: {
    prepared: 'prepared',
    sent: 'sent to the bank',
    paid: 'arrived',
    returned: 'returned by the bank',
    noted: 'return to be confirmed',
    cancelled: 'cancelled',
  },
  paid: {
    title: 'Record payments that arrived',
    all: (lines: number) => (lines === 1 ? 'Record as arrived' : `Record all ${lines} as arrived`),
    hint: 'First record the payments that the bank returned. Then record all others as arrived.',
    one: 'Record as arrived',
    oneLabel: (seller: string) => `Record the payment to ${seller} as arrived`,
  },
  cameBack: {
    title: 'Record a returned payment',
    line: { label: 'Seller', hint: 'Only payments that were sent.', missing: 'Please choose the seller.' },
    reason: { label: 'Reason of the bank', hint: 'The seller reads it. For example: account closed.' },
    send: 'Record as returned by the bank',
  },
  confirm: {
    title: 'Confirm returned payments',
    check: 'Before you confirm: does the statement of the bank show that this money came back?',
    noted: (seller: string, amount: string, by: string) => `${seller}, ${amount}. Recorded by ${by}.`,
    yours: 'You recorded this return. Another operator has to confirm it. You can still withdraw it.',
    own: 'This money is yours. Another operator has to confirm it.',
    send: 'Confirm: back to the seller',
    label: (seller: string) => `Confirm the return of the payment to ${seller}`,
    withdraw: 'Withdraw',
    withdrawLabel: (seller: string) => `Withdraw the return of the payment to ${seller}`,
  },
  done: {
    prepare: 'Prepared. Another operator has to approve it now.',
    approve: 'Approved and booked. The file for the bank is here.',
    cancel: 'Cancelled. No money has moved.',
    paid: 'Recorded.',
    returned: 'Recorded. Another operator has to confirm it now. No money has moved.',
    confirm: 'Confirmed. The money is in the seller’s balance again, and we notified them.',
    withdraw: 'Withdrawn. The payment waits for the answer of the bank again.',
  },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    'not-found': 'This payout no longer exists.',
    'same-person': 'Another operator has to do this: somebody who did not prepare it and is not paid by it.',
    decided: 'This payout was already approved or cancelled.',
    'unknown-currency': 'There are no payouts in this currency.',
    'nothing-to-pay': 'There is nothing to pay. Another operator may have prepared the payout.',
    'not-possible': 'It was already recorded.',
    unknown: 'Something went wrong. Please try again.',
  },
  contactChanged: (sellers: string) =>
    `These sellers changed their phone number or e-mail less than ${CONTACT_WAIT_HOURS} hours ago: ${sellers}. Cancel the payout and prepare it again, or wait.`,
  moneyHeld: (sellers: string) =>
    `These sellers’ money was put on hold after this payout was prepared: ${sellers}. Cancel the payout and prepare it again.`,
} as const
