import { RETRY_AFTER_DAYS, TRIES_MAX } from './mandate-rules.ts'

/** Ordinal of a day of the month. */
function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13
  return `${day}${isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th')}`
}

/** In a month without this day it is the last one. */
const LONG_DAY = 28

export const everyMonth = (day: number): string =>
  `on the ${ordinal(day)} of each month${day > LONG_DAY ? ' (in shorter months on the last day)' : ''}`

/** What a supporter agrees to. A changed sentence is a new version. */
export const consentCopy = {
  version: '2026-11',
  sentences: {
    today: (amount: string) =>
      `Today you pay ${amount} and approve ${amount} a month, with your UPI PIN or your card’s one-time password.`,
    later: ({ amount, day, second }: { amount: string; day: number; second: string }) =>
      `After that your bank sends ${amount} ${everyMonth(day)}, the next time on ${second}. Never more.`,
    notice: 'We write to you at least 24 hours before each payment: the amount, the date and the campaign.',
    stop: 'Each message has a link to skip a month, pause, change the amount or stop. You do not need to sign in, and it costs nothing.',
    ends: (date: string) => `It ends by itself when the campaign closes or ends, at the latest on ${date}.`,
    failed: `If a payment fails, we tell you and try again every ${RETRY_AFTER_DAYS} days, ${TRIES_MAX} times at most. Your bank may charge you for a failed payment.`,
    limit: (max: string) => `The law allows monthly payments without a PIN up to ${max}.`,
  },
} as const

/** Refusals of the donation form. */
export const refusals = {
  tooMuch: 'A monthly gift can be up to ₹15,000. Banks ask for your PIN each time above that.',
  tip: 'A monthly gift takes no tip. Leave the tip at 0.',
  'not-monthly': 'This campaign takes no monthly gifts now. Choose “Once”.',
  'no-messages':
    'We cannot send text messages yet, and the law asks for a notice before each payment. Enter an e-mail address for a monthly gift.',
} as const

/** Why a gift that was debited goes back. */
export const returnReasons = {
  stopped: 'You had stopped your monthly gift before this payment.',
  twice: 'This month was paid already.',
} as const

export const mailCopy = {
  notice: {
    subject: (amount: string, date: string) => `Your monthly gift of ${amount} on ${date}`,
    text: (amount: string, date: string) =>
      `Your monthly gift of ${amount} is due on ${date}. Skip, change or stop it:`,
    body: (amount: string, date: string) => `On ${date} your bank will send your monthly gift of ${amount}.`,
    retry: (date: string) => `Your bank did not pay this month’s gift. We will ask it again on ${date}.`,
    bank: 'Please keep enough money in the account. Your bank may charge you for a failed payment.',
  },
  failed: {
    subject: 'Your monthly gift was not paid this month',
    text: 'Your monthly gift was not paid this month. See what is next:',
    body: 'Your bank did not pay this month’s gift. We will not ask again this month. If your bank still pays, you get a receipt.',
    next: (date: string) => `The next payment is on ${date}.`,
  },
  skipped: {
    subject: 'No monthly gift this month',
    text: 'Your monthly gift is left out this month. See why:',
    paused: 'The campaign is paused at the moment, so we do not take your gift this month. Nothing was taken.',
    next: (date: string) => `The next payment is on ${date}.`,
  },
  ended: {
    subject: (campaign: string) => `Your monthly gift to ${campaign} has ended`,
    text: 'Your monthly gift has ended. Nothing more will be taken. Details:',
    after: 'Nothing more will be taken.',
    reasons: {
      stopped: 'You stopped it.',
      'at-bank': 'You cancelled it at your bank.',
      unpaid:
        'Your bank did not pay it for two months. We stopped it, so that your bank does not charge you for more failed payments.',
      'term-over': 'The time that you agreed to is over. If you like, you can start a new one.',
      'campaign-closed': 'The campaign is closed.',
      'campaign-ended': 'The campaign has ended.',
    },
  },
  rows: { amount: 'Amount', date: 'Date', campaign: 'Campaign', organiser: 'Organised by' },
  link: 'With the link you can skip a month, pause, change the amount or stop. You do not need to sign in.',
  button: 'Skip, change or stop',
  details: 'See your monthly gift',
  help: (contactUrl: string) => `Is something wrong with a payment? Write to us: ${contactUrl}`,
  why: (brand: string) => `You get this mail because you give every month to a campaign on ${brand}.`,
} as const
