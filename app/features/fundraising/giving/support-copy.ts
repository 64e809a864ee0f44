import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  metaTitle: (title: string) => `Support: ${title}`,
  back: 'Back to the campaign',
  steps: { label: 'Steps', form: 'Choose', review: 'Check and pay' },
  test: 'Test payment. No real money moves.',
  amount: {
    title: 'How much would you like to give?',
    free: 'Another amount, in rupees',
    hint: (min: string, max: string) => `From ${min} to ${max}. If you enter an amount here, we use it.`,
  },
  often: {
    title: 'How often?',
    hint: 'Every month: up to ₹15,000 and without a tip. You agree on the next page, and can stop at any time.',
    options: { once: 'Once', monthly: 'Every month' },
  },
  tip: {
    title: 'Tip',
    label: (brand: string) => `A tip for ${brand}, if you like`,
    hint: (firstName: string) =>
      `In rupees. It is not taken from your gift: ${firstName} gets the same with or without a tip.`,
    confirm: 'Yes, the tip is meant to be larger than the gift',
  },
  you: {
    title: 'About you',
    name: 'Your name',
    contact: 'E-mail or phone number',
    contactHint: 'For your receipt. We never show it.',
    place: 'Your town or village (optional)',
    message: (firstName: string) => `A few words for ${firstName} (optional)`,
    messageTitle: 'Message',
    messageHint: 'Everybody can read them on the page.',
    anonymous: 'Show me as anonymous',
    anonymousHint: 'The page then shows “A friend”. Your name is only on your own receipt.',
  },
  updates: {
    label: 'Send me updates about this campaign',
    hint: 'To the address for your receipt. Each message has a link to stop them.',
  },
  contact: {
    /** Where the first name is not known. */
    organiser: 'The organiser',
    label: (firstName: string) => `${firstName} may contact me`,
    hint: (firstName: string) => `${firstName} then sees your e-mail or phone number.`,
  },
  citizen: {
    title: 'Are you an Indian citizen?',
    hint: 'Indian law (FCRA) makes us ask. What counts is your passport, not where you live. With an OCI or PIO card, choose “No”. Pay by UPI, or from a bank account or card in India.',
    options: { yes: 'Yes, I am an Indian citizen', no: 'No, I am a citizen of another country' },
  },
  toReview: 'See the breakdown',
  nothingTaken: 'You do not pay yet.',
  review: {
    title: 'Check and pay',
    amount: 'Amount',
    tip: (brand: string) => `Tip for ${brand}`,
    total: 'Total',
    costs: {
      title: (amount: string) => `What happens with your ${amount}`,
      campaign: 'To the campaign',
      costs: 'Payment costs',
      us: (brand: string) => `For ${brand}`,
      note: 'Payment costs go to the payment company. If it takes more, we pay the difference.',
    },
    rules: 'What happens with the money',
    shownTitle: 'What the page will show',
    anonymous: 'A friend',
    hidden: 'Your e-mail or phone number is never on the page.',
    choices: 'Your choices',
    monthly: {
      title: 'Every month',
      method: {
        title: 'How do you approve it?',
        options: { upi: 'UPI AutoPay (with your UPI app)', card: 'Debit or credit card' },
      },
      pay: (total: string) => `Pay ${total} and approve ${total} a month`,
      dayChanged: 'It is a new day, so the dates have changed. Please read them again.',
    },
    pay: (total: string) => `Pay ${total}`,
    change: 'Change',
    cancel: 'Cancel',
    after: `You pay on the next page. For ${RETURN_WINDOW_HOURS} hours you can ask for it back.`,
  },
  closed: 'See open campaigns',
} as const
