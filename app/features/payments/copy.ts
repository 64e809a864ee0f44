/** Names of payment methods on receipts and orders. */
export const paymentMethods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}
