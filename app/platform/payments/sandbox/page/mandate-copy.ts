import type { MandateMethod, MandateState } from '#app/platform/payments/mandates.ts'
import type { DebitOutcome } from '#app/platform/payments/sandbox/mandates/outcomes.ts'

/** The copy of the sandbox's page of a mandate. */
export const mandateCopy = {
  title: 'Test: approve a monthly payment',
  openUntil: (when: string) => `This page is open until ${when}.`,
  incomplete: 'Choose how the monthly payments go.',
  methods: { upi: 'UPI AutoPay', card: 'Card' } satisfies Record<MandateMethod, string>,
  atMost: (amount: string) => `Every month, at most ${amount}`,
  until: (date: string) => `Until ${date}`,
  debits: {
    question: 'Choose how the monthly payments go',
    unlessChosen: 'Choose an outcome, or all will succeed',
    choices: {
      paid: { label: 'Payments succeed', hint: 'Each month is paid.' },
      'no-money': { label: 'Not enough money', hint: 'The bank refuses each monthly payment.' },
      'no-money-twice': { label: 'Paid at the third try', hint: 'The bank refuses twice, then it pays.' },
      unanswered: { label: 'No answer', hint: 'The bank never answers.' },
    } satisfies Record<DebitOutcome, { label: string; hint: string }>,
  },
  approve: {
    upi: (amount: string) => `Simulate the UPI PIN: approve and pay ${amount}`,
    card: (amount: string) => `Simulate the card’s password: approve and pay ${amount}`,
  } satisfies Record<MandateMethod, (amount: string) => string>,
  reject: 'Decline',
  back: 'Go back without approving',
  toSite: 'Back to the site',
  states: {
    created: 'This monthly payment is not approved yet.',
    active: 'This monthly payment is approved. Your bank’s app would offer you this:',
    paused: 'This monthly payment is paused. Your bank’s app would offer you this:',
    cancelled: 'This monthly payment is cancelled.',
    expired: 'This monthly payment has ended.',
    rejected: 'This monthly payment was declined. Nothing was taken.',
  } satisfies Record<MandateState, string>,
  pause: 'Pause at the bank',
  resume: 'Resume at the bank',
  cancel: 'Cancel at the bank',
} as const
