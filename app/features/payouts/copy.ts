import { NEW_ACCOUNT_WAIT_HOURS } from './account-wait.ts'

/** Labels of statement lines, by the transfer's kind. */
const kinds: Readonly<Record<string, string>> = {
  order: 'Paid by a buyer',
  'order-refund': 'Back to the buyer',
  release: 'Added to your balance',
  payout: 'Sent to your bank',
  'payout-returned': 'Came back from the bank',
}

export const copy = {
  kindOf: (kind: string) => kinds[kind] ?? 'Correction',
  sheet: {
    head: [
      'Date',
      'What',
      'Order or payout',
      'Waiting',
      'Yours',
      'Commission',
      'Waiting after',
      'Yours after',
      'Currency',
    ],
    opening: 'Before',
  },
  file: {
    head: ['Beneficiary name', 'Account number', 'IFSC', 'Amount', 'Payment reference', 'Narration'],
    currency: 'Currency',
    narration: (brandName: string, number: string) => `${brandName} sales ${number}`,
  },
  errors: {
    words: 'Please say it in a few words.',
    amount: 'Please give an amount, for example 1,500.',
    days: 'Please give 1 to 30 days.',
  },
  account: {
    errors: {
      holder: 'Please give the name as the bank writes it, in English letters.',
      number: 'An account number has 9 to 18 digits. You find it in your passbook.',
      numberAgain: 'The two numbers are not the same. Please type it once more.',
      ifsc: 'An IFSC has 11 characters, like SBIN0001234. You find it in your passbook and on cheques.',
    },
  },
  mails: {
    account: {
      subject: 'Your bank account was changed',
      body: (ending: string) =>
        `The account that your sales are paid to now ends in ${ending}. It gets its first money after ${NEW_ACCOUNT_WAIT_HOURS} hours.`,
      notYou:
        'If this was not you, sign in and enter your account again, then write to us. Nothing is paid until then.',
    },
    hold: {
      subject: 'Some of your money is on hold',
      body: (amount: string, until: string) => `${amount} of your balance is not paid out until ${until}.`,
      reason: (reason: string) => `The reason: ${reason}`,
      after: 'If you disagree, tell us here. A different person will read it:',
    },
    lifted: {
      subject: 'Your money is no longer on hold',
      body: (amount: string) => `${amount} can be paid out again.`,
      after: 'Your earnings:',
    },
    upheld: {
      subject: 'About your objection',
      body: (until: string) =>
        `A person who did not place the hold read your objection. The money stays on hold until ${until}.`,
      after: 'Your earnings:',
    },
    sent: {
      subject: 'Your sales are on their way to your bank',
      body: (amount: string, ending: string) =>
        `${amount} goes to the account that ends in ${ending}. Banks take up to two working days.`,
      after: 'Your statement:',
    },
    returned: {
      subject: 'The bank sent your money back',
      body: (amount: string, ending: string) =>
        `${amount} to the account that ends in ${ending} came back. It is in your balance again.`,
      reason: (reason: string) => `The bank says: ${reason}`,
      after: 'Please check your account details. We send it with the next payout:',
    },
    said: (words: string) => `What we say: ${words}`,
  },
} as const
