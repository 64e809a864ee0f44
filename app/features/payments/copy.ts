/** How long banks take until a refund is on the account. */
export const refundTime = 'Banks take up to seven working days.'

/** Names of payment methods on receipts and orders. */
export const paymentMethods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}
