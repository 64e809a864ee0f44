import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { Method, Outcome } from '#app/platform/payments/sandbox/outcomes.ts'

interface Choice {
  label: string
  hint: string
}

/** The copy of the sandbox's pages. */
export const copy = {
  banner: 'Test payment. No real money moves.',
  title: (amount: string) => `Test payment of ${amount}`,
  openUntil: (when: string) => `This page is open until ${when}.`,
  incomplete: 'Choose an outcome and a way to pay.',
  outcomes: {
    question: 'Choose an outcome',
    unlessChosen: 'Choose an outcome, or wait: the payment will succeed',
    choices: {
      success: { label: 'Payment succeeds', hint: 'Paid at once, and the site is notified.' },
      failure: { label: 'Payment fails', hint: 'The bank refuses it. No money is taken.' },
      delayed: { label: 'Payment is delayed', hint: 'First pending, then paid after 30 seconds.' },
      duplicated: { label: 'Three notifications', hint: 'Paid once, but the site is notified three times.' },
      'out-of-order': {
        label: 'Notifications in the wrong order',
        hint: 'First “paid”, then “pending”.',
      },
      lost: { label: 'No notification', hint: 'Paid, but the site has to check by itself.' },
      late: {
        label: 'Payment comes too late',
        hint: 'The page closes after 15 seconds. It is paid 30 seconds later.',
      },
    } satisfies Record<Outcome, Choice> as Record<Outcome, Choice>,
  },
  methods: {
    question: 'How do you pay?',
    names: { upi: 'UPI', card: 'Card', netbanking: 'Net banking' } satisfies Record<Method, string>,
    upi: {
      scan: 'For a real payment you scan this code with your UPI app. This code has a test address.',
      qrLabel: 'Code with a test address for UPI apps',
      scanned: (amount: string) => `Simulate a scan: pay ${amount}`,
      open: 'For a real payment, tap an app to open it.',
      apps: ['PhonePe', 'Google Pay', 'Paytm', 'BHIM'],
      app: (name: string) => `Simulate ${name}`,
    },
    card: { note: 'You do not need a card number for a test.', pay: (amount: string) => `Pay ${amount} by test card` },
    netbanking: {
      note: 'You do not need a password for a test.',
      pay: (amount: string) => `Pay ${amount} from a test bank`,
    },
  },
  back: 'Go back without paying',
  closed: {
    states: {
      created: 'This test payment is still open.',
      pending: 'This test payment is on its way.',
      failed: 'This test payment failed. Nothing was taken.',
      expired: 'The time for this test payment is over. Nothing was taken.',
      captured: 'This test payment is done.',
      refunded: 'This test payment was refunded.',
    } satisfies Record<PaymentState, string> as Record<PaymentState, string>,
    back: 'Back to the site',
  },
  missing: {
    title: 'Test payment not found',
    text: 'The address may be incomplete, or the test data was deleted. Start the payment again on the site.',
  },
} as const
