import { refundTime } from '#app/features/payments/copy.ts'
import { refusals } from './monthly/copy.ts'
import { RETURN_WINDOW_HOURS } from './return-window.ts'

/** Validation messages and refusals. */
export const copy = {
  amount: {
    missing: 'Choose or enter an amount.',
    notAnAmount: 'Enter the amount in digits, like 500 or 99.50.',
    fraction: 'Use at most two digits after the point, like 99.50.',
    outOfRange: 'The amount can be from ₹10 to ₹5,00,000.',
  },
  tip: {
    notAnAmount: 'Enter the tip in digits, like 20, or leave it at 0.',
    fraction: 'Use at most two digits after the point, like 20.50.',
    outOfRange: 'The tip can be up to ₹50,000.',
    greaterThanGift: 'The tip is larger than your gift. Tick the box below to confirm it, or change the amounts.',
  },
  often: 'Choose “Once” or “Every month”.',
  key: 'This form has expired. Reload the page and try again.',
  name: {
    missing: 'Enter your name. We print it on your receipt.',
    tooLong: 'The name can have up to 80 characters.',
  },
  contact: 'Enter an e-mail address or a phone number, like 98765 43210. We send the receipt there.',
  citizen: {
    missing: 'Choose “Yes” or “No”.',
    foreign:
      'We cannot take this gift. Indian law (Foreign Contribution (Regulation) Act, 2010) allows gifts from citizens of other countries only to a special bank account, which we do not have. Nothing was charged.',
  },
  place: 'The place can have up to 80 characters.',
  message: 'The message can have up to 500 characters.',
  /** Replaces the name of an erased account. */
  forgotten: 'A supporter',
  returned: {
    closed: 'The campaign closed before your payment arrived.',
    paused: 'The campaign was paused when your payment arrived.',
    byGiver: 'You asked for your money back.',
    byProvider: 'The payment service sent the money back.',
  },
  refused: {
    'campaign-not-found': 'Campaign not found',
    'campaign-closed': 'This campaign is closed and takes no more gifts. Nothing was charged.',
    'campaign-paused': 'This campaign is paused and takes no gifts at the moment. Nothing was charged.',
    'campaign-ended': 'This campaign has ended. Nothing was charged.',
    'foreign-source':
      'We cannot take gifts from citizens of other countries (Foreign Contribution (Regulation) Act, 2010). Nothing was charged.',
    'not-monthly': refusals['not-monthly'],
    'no-messages': refusals['no-messages'],
    'form-changed':
      'You already sent this form with other details, and that gift stays. Nothing new was charged. Press Pay again to make this gift too.',
    'provider-unavailable': 'The payment service is not answering. Nothing was charged. Try again in a minute.',
    'provider-refused': 'The payment service did not accept this payment. Nothing was charged.',
    'not-found': 'We cannot find this receipt.',
    'not-settled': 'We have not received this payment, so there is nothing to return.',
    'already-returned': 'Your money is already on its way back.',
    'not-covered': (missing: string) =>
      `The campaign has already paid out this money, and ${missing} is missing to return it. Write to us.`,
    'window-over': `You can ask for your money back within ${RETURN_WINDOW_HOURS} hours. Write to us if you need help after that.`,
    'not-allowed': 'Only the organiser and our team can do this.',
    'already-closed': 'This campaign is already closed.',
    'not-closed': 'This campaign is open.',
    'being-returned': 'Its money is going back to the supporters. The campaign cannot be reopened now.',
    'slug-taken': 'Another campaign already has this address.',
  },
} as const

/** Validation messages, refusals and mails of the builder. */
export const builderCopy = {
  missing: {
    cause: 'Choose a cause.',
    title: 'Give your campaign a title.',
    story: 'Tell the story: what is it about, and what will you do?',
    personalWhy: 'Say why this matters to you.',
    goal: 'Type the goal in rupees, like 25,000.',
    reason: 'Enter a reason. The organiser reads it.',
  },
  tooLong: (charsMax: number) => `This can have up to ${charsMax.toLocaleString('en-IN')} characters.`,
  goal: {
    notAnAmount: 'Type the goal in digits, like 25,000.',
    whole: 'Use whole rupees.',
    outOfRange: (min: string, max: string) => `The goal can be from ${min} to ${max}.`,
  },
  costs: {
    line: (line: string) => `"${line}" has no amount at its end. Write it like: Notebooks for 40 children: 2,400`,
    tooMany: (max: number) => `Use up to ${max} lines. Combine small items.`,
  },
  key: 'This form has expired. Reload the page and try again.',
  adult: 'Tick this if you are 18 or older. If you are younger, complete your student profile first.',
  refused: {
    'not-signed-in': 'Please sign in first.',
    'not-found': 'We cannot find this campaign in your account.',
    'not-returned': 'You cannot change this campaign now. See its status under My campaigns.',
    'too-many-waiting': 'Three of your campaigns are pending approval. You can send the next one after we answer.',
  },
  /** Headings above the two texts of the campaigner. */
  page: { story: 'The story', personalWhy: 'Why this matters to me', organiserNote: 'Started this campaign' },
  /** Replaces the place of a campaign without one. */
  anywhere: 'India',
  /** The button for a gift, with the name of whom it is for. */
  call: (name?: string) => (name ? `Support ${name}` : 'Support'),
  categories: {
    women: "Women's Empowerment",
    'product-drive': 'Product Drive',
    'community-circle': 'Community Circle',
    'awareness-action': 'Awareness Action',
    education: 'Education',
    climate: 'Climate',
    housing: 'Housing',
  },
  left: {
    organiser: 'An organiser who left',
    description: 'The person who started this campaign has left.',
    reason: 'The organiser has left.',
  },
  mails: {
    published: {
      subject: 'Your campaign is open',
      text: 'Your campaign is open for gifts. Share its link:',
      body: (title: string) => `We checked "${title}". It is now open for gifts. Share its link with your friends.`,
      button: 'Open your campaign',
    },
    returned: {
      subject: 'Your campaign needs a change',
      text: 'Your campaign needs a change. Read our note:',
      body: (title: string) =>
        `We read "${title}" and sent it back to you with a note. Change it and send it again. Everything you wrote is kept.`,
      reason: (reason: string) => `The note: ${reason}`,
      button: 'Change your campaign',
    },
    declined: {
      subject: 'Your campaign cannot be opened',
      text: 'We cannot open your campaign. To ask why, write to us:',
      body: (title: string) => `We read "${title}". We cannot open it here.`,
      reason: (reason: string) => `The reason: ${reason}`,
      after: 'If you think this is wrong, write to us.',
      button: 'Write to us',
    },
    why: (brand: string) => `You get this mail because you sent us a campaign on ${brand}.`,
  },
} as const

/** Texts of receipts, printed and in mails. */
export const receiptCopy = {
  title: 'Receipt',
  test: 'Test payment',
  testNote: 'No real money moved.',
  returned: 'Returned',
  returnedPart: (amount: string, day: string) => `${amount} returned on ${day}`,
  number: 'Receipt number',
  date: 'Date',
  from: 'From',
  campaign: 'For',
  organiser: 'Organised by',
  method: 'Paid with',
  amount: 'Gift',
  split: (campaign: string, costs: string) => `${campaign} to the campaign, ${costs} payment costs`,
  tip: (brandName: string) => `Tip for ${brandName}`,
  total: 'Total',
  nature:
    'This is a receipt for a payment. It is not a donation certificate for the income-tax deduction (section 80G of the Income-tax Act, 1961; section 133 of the Income-tax Act, 2025).',
  scan: 'Scan to open this receipt online.',
} as const

/** Texts for donors on the provider's page and in mails. */
export const giftCopy = {
  payment: (campaignTitle: string) => `Gift to ${campaignTitle}`,
  arrived: {
    subject: (campaignTitle: string) => `Your gift to ${campaignTitle} has arrived`,
    text: (amount: string) => `Thank you. Your gift of ${amount} has arrived. Your receipt:`,
    body: 'Thank you. We have received your gift.',
    monthly:
      'This is your monthly gift. The link leads to the page where you skip a month, pause, change the amount or stop. You do not need to sign in.',
    monthlyButton: 'See your monthly gift',
    after: `On your receipt you can also ask for your money back within ${RETURN_WINDOW_HOURS} hours.`,
    button: 'See your receipt',
  },
  returned: {
    subject: (campaignTitle: string) => `Your gift to ${campaignTitle} is on its way back`,
    text: (amount: string) => `Your gift of ${amount} is on its way back to you. See the status:`,
    body: `Your full payment goes back to the account that you paid from. ${refundTime}`,
    reason: (reason: string) => `The reason: ${reason}`,
    button: 'See the status',
  },
  returnedPart: {
    subject: (campaignTitle: string) => `A part of your gift to ${campaignTitle} is on its way back`,
    text: (amount: string) => `${amount} of your gift is on its way back to you. See why:`,
    body: (amount: string) => `${amount} goes back to the account that you paid from. ${refundTime}`,
    reason: (reason: string) => `The reason: ${reason}`,
    returned: 'Returned to you',
    button: 'See your receipt',
  },
  why: (brand: string) => `You get this mail because you gave to a campaign on ${brand}.`,
} as const
