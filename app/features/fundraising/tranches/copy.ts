import { NEW_ACCOUNT_WAIT_HOURS } from '#app/platform/bank/account-wait.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

/** By the provider's code. */
const bankReasons: Readonly<Partial<Record<string, string>>> = {
  account_closed: 'The account is closed.',
  beneficiary_account_invalid: 'The account number or the IFSC is wrong.',
  beneficiary_bank_offline: 'The bank could not be reached.',
  beneficiary_bank_rejected: 'The bank refused the money for this account.',
}

/** Mails and the bank's file of a campaign's payouts. */
export const copy = {
  bankReasons,
  bankReason: 'The bank could not pay it.',
  narration: (brandName: string, number: string) => `${brandName} campaign ${number}`,
  mails: {
    payee: {
      subject: 'Your campaign’s bank account was changed',
      text: 'The bank account of your campaign was changed. If you did not do this, sign in and enter it again:',
      body: (title: string, ending: string) =>
        `The money of “${title}” now goes to the account that ends in ${ending}. We check the account first, and send no payout to it before ${answerTime(NEW_ACCOUNT_WAIT_HOURS)} have passed.`,
      notYou: 'If you did not do this, sign in, enter the account again, and write to us. We pay nothing before then.',
    },
    payeeAgain: {
      subject: 'Your campaign’s new bank account can be paid from tomorrow',
      text: 'From tomorrow your campaign’s money can go to its new bank account. If you did not change it, enter it again:',
      body: (title: string, ending: string) =>
        `The bank account of “${title}” was changed a day ago. From tomorrow a payout can go to the account that ends in ${ending}.`,
    },
    wrong: {
      subject: 'Please check your campaign’s bank account',
      body: (title: string) => `We cannot pay out money of “${title}” yet.`,
      match: {
        other: 'The bank says that the account belongs to another name.',
        closed: 'The bank says that the account is closed or does not exist.',
      },
      after: 'Enter the account again.',
    },
    sent: {
      subject: 'Your campaign’s payout is on its way',
      body: (amount: string, ending: string) =>
        `${amount} goes to the account that ends in ${ending}. Banks take up to two working days.`,
    },
    arrived: {
      subject: 'Your campaign’s payout has arrived',
      text: 'The payout of your campaign has arrived. Please tell your supporters what it was used for:',
      body: (amount: string, ending: string) => `${amount} has arrived at the account that ends in ${ending}.`,
      update: (day: string) =>
        `Tell your supporters by ${day} what it was used for. Until you post an update, you cannot ask for the next payout.`,
    },
    failed: {
      subject: 'The bank sent your campaign’s money back',
      text: 'The bank sent your campaign’s payout back. Please check the account:',
      body: (amount: string, ending: string) =>
        `We could not pay ${amount} to the account that ends in ${ending}. It is in your campaign’s balance again.`,
      after: 'Check the account, then ask for the payout again.',
    },
    back: {
      subject: 'Your payout needs a change',
      text: 'We did not pay your campaign’s payout. Read why:',
      body: (amount: string, title: string) => `We read your request for ${amount} of “${title}” and did not pay it.`,
      after: 'You can change it and ask again. Your bills are kept.',
    },
    reason: (reason: string) => `The reason: ${reason}`,
    rows: {
      number: 'Payout',
      amount: 'Amount',
      account: 'Account',
      ending: (ending: string) => `ends in ${ending}`,
    },
    button: 'Open your campaign’s money',
    why: (brand: string) => `You get this mail because you have a campaign on ${brand}.`,
  },
} as const
