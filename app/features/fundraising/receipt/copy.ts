import { refundTime } from '#app/features/payments/copy.ts'
import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  /** Without the campaign: other people may see the tab's title. */
  metaTitle: 'Receipt',
  notFound: {
    title: 'Receipt not found',
    body: 'Check the address. The link in our message opens your receipt.',
    action: 'Return to Home',
  },
  monthly: {
    title: 'This is a monthly gift',
    body: 'You can skip a month, pause, change the amount or stop at any time.',
    button: 'See your monthly gift',
  },
  states: {
    awaiting: {
      title: 'We are waiting for your bank',
      body: 'This page updates by itself.',
    },
    unpaid: {
      title: 'You have not paid. Nothing was taken.',
      body: 'You can still pay, or return to the campaign. If you have just paid, wait a moment: this page updates by itself.',
    },
    failed: {
      title: 'The payment did not go through',
      body: 'No money was taken. If your bank shows a debit, it will be returned within a few days.',
    },
    expired: {
      title: 'The payment page timed out',
      body: 'No money was taken. You can try again; your form is kept.',
    },
    settled: {
      title: (name: string) => `Thank you, ${name}`,
      body: 'We have received your gift. This is your receipt.',
    },
    returning: { title: 'Your money is on its way back', body: refundTime },
    returned: { title: 'Your money was returned', body: 'It went back to the account that you paid from.' },
  },
  pay: (total: string) => `Continue to pay ${total}`,
  retry: 'Try again',
  retryHints: {
    kept: 'Your form is kept. Enter only your e-mail or phone number and your message again.',
    monthly:
      'Your monthly gift was not set up. Your form is kept: enter only your e-mail or phone number and your message again.',
    once: 'This campaign takes no monthly gifts now. You can give once: enter your e-mail or phone number and your message again.',
  },
  reason: (reason: string) => `Reason: ${reason}`,
  part: (amount: string, day: string, reason: string) => `${amount} was returned to you on ${day}. Reason: ${reason}`,
  rows: {
    givenTo: 'Campaign',
    amount: 'Amount',
    tip: (brand: string) => `Tip for ${brand}`,
    total: 'Total',
    toCampaign: 'To the campaign',
    costs: 'Payment costs',
    cheaper: (costs: string, promised: string) => `${costs} (we had said ${promised}; the rest is the campaign’s)`,
    date: 'Date',
    number: 'Receipt',
    method: 'Paid with',
    by: 'From',
    returnedAt: 'Returned',
    shown: 'Name on the campaign page',
    anonymous: 'A friend',
  },
  test: 'Test payment. No real money moved.',
  notATaxReceipt: 'This is a payment receipt. You cannot use it for a tax deduction (80G, now section 133).',
  closable: 'You can close it: we will send you the receipt.',
  sentBy: {
    mail: 'We also sent it to your e-mail address.',
    text: 'We also sent you a text message with a link to it.',
  },
  keep: 'Anyone with the address of this page can open your receipt. Do not share it.',
  pdf: 'Download as PDF',
  print: 'Print',
  qr: 'QR code: opens this receipt',
  share: {
    title: 'Share this campaign',
    body: 'Tell a friend about the campaign that you support.',
  },
  campaign: 'Back to the campaign',
  keepGift: {
    button: 'Keep in my account',
    hint: 'You then find it in your list of gifts. The campaign page does not change.',
    kept: 'This gift is in your account.',
    all: 'See all your gifts',
    refused: {
      'not-found': 'We cannot find this receipt.',
      'not-keepable': 'Sign in to keep this gift. A gift that is in an account cannot move to another one.',
    },
  },
  giveBack: {
    summary: 'Ask for the money back',
    sure: (total: string) => `Are you sure? ${total} will be returned to you.`,
    body: `Your gift and your tip go back to the account that you paid from. This is possible within ${RETURN_WINDOW_HOURS} hours.`,
    reason: 'Why? (optional)',
    button: (total: string) => `Yes, return ${total}`,
    defaultReason: 'The donor asked for it back.',
  },
} as const
