/** Every sentence that a form or a refusal of this capability shows. Letters and receipts have `letters.ts`. */
export const copy = {
  amount: {
    missing: 'Choose an amount, or type one.',
    notAnAmount: 'Type the amount in digits, like 500 or 99.50.',
    fraction: 'A rupee has 100 paise: use at most two digits after the point.',
    outOfRange: 'The amount can be from ₹10 to ₹5,00,000.',
  },
  tip: {
    notAnAmount: 'Type the tip in digits, like 20, or leave it at 0.',
    fraction: 'A rupee has 100 paise: use at most two digits after the point.',
    outOfRange: 'The tip can be up to ₹50,000.',
    greaterThanGift:
      'The tip is greater than the gift. If you mean it, tick the box below; otherwise change the amounts.',
  },
  key: 'This form is too old. Load the page again, please.',
  name: {
    missing: 'Tell us your name: it stands on your receipt.',
    tooLong: 'The name can have up to 80 characters.',
  },
  contact: 'Give an e-mail address or a phone number, like 98765 43210, so that the receipt can find you.',
  place: 'The place can have up to 80 characters.',
  message: 'The message can have up to 500 characters.',
  /** Stands for the name of somebody who erased her account. */
  forgotten: 'A supporter',
  returned: {
    closed: 'The campaign had closed before your payment arrived.',
    byGiver: 'You took it back.',
    byProvider: 'The payment service sent the money back.',
  },
  refused: {
    'campaign-not-found': 'Campaign not found',
    'campaign-closed': 'This campaign does not take support any more. Nothing was charged.',
    'campaign-ended': 'This campaign has come to its end. Nothing was charged.',
    'provider-unavailable': 'The payment service does not answer just now. Nothing was charged; try again in a minute.',
    'provider-refused': 'The payment service did not accept this payment. Nothing was charged.',
    'not-found': 'We do not know this receipt.',
    'not-settled': 'This payment has not arrived, so there is nothing to return.',
    'already-returned': 'This gift is already on its way back.',
    'window-over': 'A gift can be taken back for 24 hours. Write to us, and we will look at it together.',
    'not-allowed': 'Only the organiser and the team can do this.',
    'already-closed': 'This campaign is closed already.',
    'not-closed': 'This campaign is open.',
    'slug-taken': 'Another campaign has this address.',
  },
} as const
