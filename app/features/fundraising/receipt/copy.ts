import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  /** Without the campaign: other people may see the tab's title. */
  metaTitle: (brand: string) => `Receipt · ${brand}`,
  notFound: {
    title: 'Receipt not found',
    body: 'The address may have a typing mistake. The right one stands in the mail that we sent you.',
    action: 'Return to Home',
  },
  states: {
    awaiting: {
      title: 'We are waiting for your bank',
      body: 'This page looks again by itself. You may close it: if you left an e-mail address, the receipt is sent there.',
    },
    failed: {
      title: 'The payment did not go through',
      body: 'Nothing is taken. If your bank shows a debit all the same, it returns by itself within a few days.',
    },
    expired: {
      title: 'The payment page timed out',
      body: 'Nothing is taken. You can start again; your form is kept.',
    },
    settled: { title: (name: string) => `Thank you, ${name}`, body: 'Your gift has arrived. This is your receipt.' },
    returning: { title: 'Your money is on its way back', body: 'Banks take up to seven days.' },
    returned: { title: 'Your money was returned', body: 'The return stands in the open book beside your gift.' },
  },
  pay: (total: string) => `Go on to pay ${total}`,
  retry: 'Try again',
  retryHint: 'Your form is kept. Only your e-mail or phone number and your message must be typed again.',
  reason: (reason: string) => `Reason: ${reason}`,
  rows: {
    givenTo: 'Given to',
    amount: 'Amount',
    tip: (brand: string) => `Tip for ${brand}`,
    total: 'Total',
    date: 'Date',
    number: 'Receipt',
    method: 'Paid by',
    by: 'From',
    returnedAt: 'Returned',
    shown: 'Shown on the page as',
    anonymous: 'A friend',
  },
  test: 'Test payment. No real money moved.',
  notATaxReceipt: 'A receipt of payment. It is not a certificate for a tax deduction (80G, now section 133).',
  mailed: 'We sent it to your e-mail address as well.',
  keep: 'The address of this page is the key to your receipt: keep it for yourself.',
  pdf: 'Download as PDF',
  print: 'Print',
  qr: 'QR code: leads back to this receipt',
  share: {
    title: 'Pass the light on',
    body: 'Tell one friend whose next step you stand behind.',
  },
  campaign: 'Back to the campaign',
  giveBack: {
    summary: 'Ask for the money back',
    body: `Within ${RETURN_WINDOW_HOURS} hours you can take your gift back, the tip included. It goes to the account it came from.`,
    reason: 'Why? (optional)',
    button: 'Return my money',
    defaultReason: 'The giver asked for it back.',
  },
} as const
