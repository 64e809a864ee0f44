import { NEW_ACCOUNT_WAIT_HOURS } from '#app/features/payouts/account-wait.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

const ACCOUNT_WAIT = daysInWords(NEW_ACCOUNT_WAIT_HOURS / 24)

export const copy = {
  title: 'Payouts',
  lead: 'One of us prepares what is paid to sellers, another one approves it. Only then it is booked, and the file for the bank exists.',
  empty: 'No payout was prepared yet.',
  back: 'What is ready to be paid next',
  ready: {
    title: 'Ready to be paid',
    none: 'Nothing waits: what sellers have is paid out, held, or in a payout on the list.',
    line: (sellers: number) => (sellers === 1 ? 'to 1 seller' : `to ${sellers} sellers`),
    withoutAccount: (sellers: number) =>
      sellers === 1
        ? `1 seller has money and no account yet, or a new one that waits for ${ACCOUNT_WAIT}.`
        : `${sellers} sellers have money and no account yet, or a new one that waits for ${ACCOUNT_WAIT}.`,
    byHand: 'Banks take no bulk file for it: it is paid by hand.',
    who: 'Who gets how much',
    send: (amount: string) => `Prepare ${amount}`,
  },
  line: (amount: string, lines: number) => (lines === 1 ? `${amount} to 1 seller` : `${amount} to ${lines} sellers`),
  states: { prepared: 'waits for a second yes', approved: 'approved', cancelled: 'cancelled' },
  open: (lines: number) => (lines === 1 ? '1 not heard of' : `${lines} not heard of`),
  returned: (lines: number) => (lines === 1 ? '1 came back' : `${lines} came back`),
  complete: 'all answered',
  facts: {
    prepared: 'Prepared',
    approved: 'Approved',
    cancelled: 'Cancelled',
    sum: 'Sum',
    by: (name: string, at: string) => `${name}, ${at}`,
  },
  approve: {
    title: 'Second yes',
    check:
      'Before a yes: do the names and amounts look right? Is anybody in it who was reported, or whose account changed lately?',
    send: (amount: string) => `Approve ${amount}`,
    yours:
      'You prepared this one. Money leaves only when two people have looked: somebody else has to approve it. You can still cancel it.',
    own: 'You get money from this one. Somebody who does not has to approve it.',
  },
  cancel: {
    title: 'Not this one',
    send: 'Cancel the payout',
    hint: 'Nothing was moved. The money goes into the next one.',
  },
  file: {
    title: 'File for the bank',
    hint: 'It holds account numbers: use it at the bank and delete it. Each download is written down.',
    send: 'Download the file',
    byHand: 'Download the list to pay by hand',
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
    returned: 'came back',
    cancelled: 'cancelled',
  },
  paid: {
    title: 'The others arrived',
    all: (lines: number) => (lines === 1 ? 'It arrived' : `All ${lines} arrived`),
    hint: 'Note first what came back; then say that all others arrived.',
    one: 'Arrived',
    oneLabel: (seller: string) => `The money of ${seller} arrived`,
  },
  cameBack: {
    title: 'One came back',
    line: { label: 'Whose', hint: 'Of those that were sent.', missing: 'Please choose the seller.' },
    reason: { label: 'What the bank says', hint: 'She reads it, for example: account closed.' },
    send: 'Note it: the money is hers again',
  },
  done: {
    prepare: 'Prepared. Somebody else approves it now.',
    approve: 'Approved and booked. The file for the bank is here.',
    cancel: 'Cancelled. Nothing was moved.',
    paid: 'Noted.',
    returned: 'Noted. The money is in her balance again, and she was told.',
  },
  refused: {
    'not-allowed': 'Somebody else has to do this.',
    'not-found': 'It is not there any more.',
    'same-person': 'Somebody else has to approve this one.',
    decided: 'It was approved or cancelled meanwhile.',
    'unknown-currency': 'Nobody is paid in this currency.',
    'nothing-to-pay': 'There is nothing to pay: somebody else has prepared it a moment ago.',
    'not-possible': 'It was noted already.',
    unknown: 'That was not understood. Please try again.',
  },
  moneyHeld: (sellers: string) =>
    `Money of these was held after this was prepared: ${sellers}. Cancel it and prepare it anew.`,
} as const
