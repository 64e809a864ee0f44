import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { Method, Outcome } from './outcomes.ts'

interface Choice {
  label: string
  hint: string
}

/** The copy of the sandbox's pages. */
export const copy = {
  banner: 'Test payment. No real money moves.',
  title: (amount: string) => `Test payment of ${amount}`,
  openUntil: (when: string) => `This page is open until ${when}.`,
  incomplete: 'Choose what should happen, then how to pay.',
  outcomes: {
    question: 'What should happen?',
    unlessChosen: 'Choose, or the money arrives',
    choices: {
      success: { label: 'The money arrives', hint: 'Paid at once, and the site is told.' },
      failure: { label: 'The payment fails', hint: 'The bank says no. Nothing is taken.' },
      delayed: { label: 'The money arrives later', hint: 'First on its way, then paid after 30 seconds.' },
      duplicated: { label: 'The news comes three times', hint: 'Paid once. It must count once.' },
      'out-of-order': {
        label: 'The news comes in the wrong order',
        hint: 'Told that it is paid, then that it is on its way.',
      },
      lost: { label: 'The news never comes', hint: 'Paid, but the site has to ask by itself.' },
      late: {
        label: 'The money arrives too late',
        hint: 'The page closes after 15 seconds; 30 seconds later it is paid.',
      },
    } satisfies Record<Outcome, Choice> as Record<Outcome, Choice>,
  },
  methods: {
    question: 'How do you pay?',
    names: { upi: 'UPI', card: 'Card', netbanking: 'Net banking' } satisfies Record<Method, string>,
    upi: {
      scan: 'With a real payment you would scan this code with your UPI app. This one holds a test address.',
      qrLabel: 'Code with a test address for UPI apps',
      scanned: (amount: string) => `Pay ${amount} as if scanned`,
      open: 'With a real payment the app that you tap would open.',
      apps: ['PhonePe', 'Google Pay', 'Paytm', 'BHIM'],
      app: (name: string) => `Pay as if with ${name}`,
    },
    card: { note: 'A test asks for no card number.', pay: (amount: string) => `Pay ${amount} by test card` },
    netbanking: { note: 'A test asks for no password.', pay: (amount: string) => `Pay ${amount} from a test bank` },
  },
  back: 'Go back without paying',
  closed: {
    states: {
      created: 'This test payment is still open.',
      pending: 'This test payment is on its way.',
      failed: 'This test payment failed. Nothing was taken.',
      expired: 'The time for this test payment is over. Nothing was taken.',
      captured: 'This test payment is done.',
      refunded: 'This test payment was given back.',
    } satisfies Record<PaymentState, string> as Record<PaymentState, string>,
    back: 'Back to the site',
  },
  missing: {
    title: 'No such test payment',
    text: 'The address may be cut off, or the test data was cleared. Start the payment again from the site.',
  },
} as const
