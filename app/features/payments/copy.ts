/** How a payment was made, as receipts and orders name it. */
export const paymentMethods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}
