/** How long banks take until a refund is on the account. */
export const refundTime = 'बैंक इसमें सात कामकाजी दिन तक लेते हैं।'

/** Names of payment methods on receipts and orders. */
export const paymentMethods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'कार्ड',
  netbanking: 'नेट बैंकिंग',
  wallet: 'वॉलेट',
}
