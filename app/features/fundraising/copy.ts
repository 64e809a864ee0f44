import { RETURN_WINDOW_HOURS } from './return-window.ts'

/** Validation messages and refusals. */
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
  /** Replaces the name of an erased account. */
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
    'window-over': `A gift can be taken back for ${RETURN_WINDOW_HOURS} hours. Write to us, and we will look at it together.`,
    'not-allowed': 'Only the organiser and the team can do this.',
    'already-closed': 'This campaign is closed already.',
    'not-closed': 'This campaign is open.',
    'slug-taken': 'Another campaign has this address.',
  },
} as const

/** Validation messages, refusals and mails of the builder. */
export const builderCopy = {
  missing: {
    cause: 'Choose one of the six causes.',
    title: 'Give your campaign a title.',
    story: 'Tell the story: what is it about, and what will you do?',
    personalWhy: 'Say in your own words why this matters to you.',
    goal: 'Type the goal in rupees, like 25,000.',
    reason: 'Say why. She reads it.',
  },
  tooLong: (charsMax: number) => `This can have up to ${charsMax.toLocaleString('en-IN')} characters.`,
  goal: {
    notAnAmount: 'Type the goal in digits, like 25,000.',
    whole: 'Use whole rupees.',
    outOfRange: (min: string, max: string) => `The goal can be from ${min} to ${max}.`,
  },
  costs: {
    line: (line: string) => `"${line}" has no amount at its end. Write it like: Notebooks for 40 children: 2,400`,
    tooMany: (max: number) => `Up to ${max} lines, please. Put small things together.`,
  },
  key: 'This form is too old. Load the page again, please.',
  adult: 'Tick this if you are 18 or older. If you are younger, your student profile comes first.',
  refused: {
    'not-signed-in': 'Please sign in first.',
    'not-found': 'There is no such campaign of yours.',
    'not-returned': 'This campaign is not waiting for a change. Look at My campaigns to see where it stands.',
    'too-many-waiting': 'Three of your campaigns wait already. When one of them is answered, you can send the next.',
  },
  /** Headings above the two texts of the campaigner. */
  page: { story: 'The story', personalWhy: 'Why this matters to me', organiserNote: 'Started this campaign' },
  /** Replaces the place of a campaign without one. */
  anywhere: 'India',
  categories: {
    'product-drive': 'Product Drive',
    'community-circle': 'Community Circle',
    'awareness-action': 'Awareness Action',
    education: 'Education',
    climate: 'Climate',
    housing: 'Housing',
  },
  left: {
    organiser: 'An organiser who left',
    description: 'Whoever started this campaign has left.',
    reason: 'The organiser has left.',
  },
  mails: {
    published: {
      subject: 'Your campaign is open',
      body: (title: string) => `"${title}" was checked and is open for support now. Send the link to the first people:`,
    },
    returned: {
      subject: 'Your campaign needs a change',
      body: (title: string) =>
        `Somebody read "${title}" and sent it back to you with a note. Change it and send it again; nothing you wrote is lost.`,
      reason: (reason: string) => `The note: ${reason}`,
    },
    declined: {
      subject: 'Your campaign cannot be opened',
      body: (title: string) => `Somebody read "${title}". It cannot be opened here.`,
      reason: (reason: string) => `The reason: ${reason}`,
      after: 'If you think this is wrong, write to us:',
    },
  },
} as const

/** Texts of receipts, printed and in mails. */
export const receiptCopy = {
  title: 'Receipt',
  test: 'Test payment',
  testNote: 'No real money moved.',
  returned: 'Returned',
  number: 'Number',
  date: 'Received',
  from: 'From',
  campaign: 'For',
  organiser: 'Organised by',
  method: 'Paid by',
  amount: 'Gift',
  tip: (brandName: string) => `Tip for ${brandName}`,
  total: 'Total',
  nature:
    'This is a receipt for a payment. It is not a donation certificate for the income-tax deduction (section 80G of the Income-tax Act, 1961; section 133 of the Income-tax Act, 2025).',
  scan: 'Scan to see this receipt online.',
} as const

/** Texts for donors on the provider's page and in mails. */
export const giftCopy = {
  payment: (campaignTitle: string) => `Gift to ${campaignTitle}`,
  arrived: {
    subject: (campaignTitle: string) => `Your gift to ${campaignTitle} has arrived`,
    body: 'Thank you. Your gift has arrived, and it counts from this minute.',
    after: `Your receipt, with a copy to keep. There you can also take the gift back during the first ${RETURN_WINDOW_HOURS} hours:`,
  },
  returned: {
    subject: (campaignTitle: string) => `Your gift to ${campaignTitle} is on its way back`,
    body: 'All of your payment goes back to where it came from. Banks take up to seven working days.',
    reason: (reason: string) => `The reason: ${reason}`,
    after: 'Here you can see how far it is:',
  },
} as const
