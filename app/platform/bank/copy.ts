/** Texts of every form that asks for a bank account, and of the file for the bank. */
export const copy = {
  fields: {
    holder: { label: 'Name on the account', hint: 'As in your passbook, in English letters.' },
    number: { label: 'Account number', hint: '9 to 18 digits, from your passbook.' },
    numberAgain: { label: 'Account number again' },
    ifsc: { label: 'IFSC', hint: '11 characters, like SBIN0001234. You find it on your cheques.' },
  },
  errors: {
    holder: 'Please enter the name as in your passbook, in English letters.',
    number: 'An account number has 9 to 18 digits. You find it in your passbook.',
    numberAgain: 'The two numbers are different. Please enter it again.',
    ifsc: 'An IFSC has 11 characters, like SBIN0001234. You find it in your passbook and on cheques.',
  },
  file: {
    head: ['Beneficiary name', 'Account number', 'IFSC', 'Amount', 'Payment reference', 'Narration'],
    currency: 'Currency',
  },
} as const
