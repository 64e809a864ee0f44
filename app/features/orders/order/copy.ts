import { REVIEW_PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { refundTime } from '#app/features/payments/copy.ts'
import type { ReturnReason } from '#app/features/orders/schema.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import type { ReturnState, ShipmentState } from '#app/features/orders/states.ts'
import { RETURN_ANSWER_MS } from '#app/features/orders/schema.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

export const copy = {
  /** Without the order number: other people may see the tab's title. */
  metaTitle: 'Order',
  notFound: {
    title: 'Order not found',
    body: 'Check the address. The link in our message opens your order.',
    action: 'Return to Home',
  },
  number: (number: string) => `Order ${number}`,
  states: {
    waiting: {
      title: 'We are waiting for your bank',
      body: 'This page updates by itself.',
    },
    notPaid: {
      title: 'You have not paid. Nothing was taken.',
      body: 'You can still pay, or change your order in the cart. If you have just paid, wait a moment: this page updates by itself.',
    },
    unpaid: {
      title: 'The payment did not go through',
      body: 'No money was taken. If your bank shows a debit, it will be returned within a few days.',
    },
    lapsed: {
      title: 'The order was not paid in time',
      body: 'No money was taken. The items are available to others again, and your cart is kept.',
    },
    replaced: {
      title: 'You ordered again',
      body: 'Your new order replaced this one. No money was taken for this one.',
    },
    paid: {
      title: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
      body: 'Your order is paid. Each seller sends a parcel of their own. Track them here.',
    },
    refunded: {
      title: 'Your money is on its way back',
      body: `Your payment arrived too late, and the items were no longer available. You get a full refund. ${refundTime}`,
    },
  },
  keptUntil: (time: string) => `We keep the items for you until ${time}.`,
  pay: (total: string) => `Continue to pay ${total}`,
  retry: (total: string) => `Try again: pay ${total}`,
  toCart: 'Open the cart',
  test: 'Test payment. No real money moved.',
  keep: 'Anyone with the address of this page can open your order. Do not share it.',
  notified: 'We will write to you at each step.',
  closable: 'You can close it: we will write to you.',
  parcel: (number: number, of: number) => (of > 1 ? `Parcel ${number} of ${of}` : 'Your parcel'),
  from: (name: string, place: string) => `From ${name}, ${place}`,
  shipmentStates: {
    reserved: 'Waiting for payment',
    lapsed: 'Not paid',
    paid: 'Ordered',
    packed: 'Packed',
    sent: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  } satisfies Readonly<Record<ShipmentState, string>>,
  steps: {
    title: 'Status',
    reserved: 'Order placed',
    lapsed: 'Not paid',
    paid: 'Paid',
    packed: 'Packed',
    sent: 'Sent',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
    expected: (date: string) => `Expected by ${date}`,
    assumed: 'Nobody reported a problem, so we marked it as delivered.',
    by: { buyer: '', seller: '', operator: 'by the market desk', system: '' } satisfies Readonly<Record<ActBy, string>>,
  },
  tracking: 'Tracking',
  invoice: (number: string) => `Invoice ${number}`,
  invoiceFile: 'PDF',
  invoiceFileOf: (number: string) => `Invoice ${number} as PDF`,
  returnUntil: (date: string) => `You can return items until ${date}.`,
  rows: {
    title: 'Payment',
    goods: 'Items',
    delivery: 'Delivery',
    free: 'Free Shipping',
    total: 'Total',
    back: 'Refund',
    arrived: 'Refunded so far',
    method: 'Paid with',
    date: 'Date',
    address: 'Sent to',
    forgotten: 'The address is no longer kept.',
  },
  cancel: {
    summary: 'Cancel this parcel',
    body: (amount: string) => `It is not sent yet. You get a refund of ${amount} to the account that you paid from.`,
    reason: 'Why? (optional)',
    button: 'Yes, cancel it',
  },
  arrived: { button: 'It has arrived' },
  photos: { label: 'Photos', hint: 'What is broken or wrong, and the parcel. Up to 4.' },
  back: {
    summary: 'Return an item or report a problem',
    lead: `The seller answers within ${daysInWords(RETURN_ANSWER_MS / DAY_MS)}. If you do not agree, the market desk decides.`,
    lines: 'Which items?',
    quantity: (title: string, of: number) => `${title} (of ${of})`,
    reason: 'Why?',
    choose: 'Choose',
    reasons: {
      damaged: 'It arrived damaged',
      'wrong-thing': 'It is the wrong item',
      'not-as-described': 'It is not as described',
      'did-not-arrive': 'It did not arrive',
      'changed-mind': 'I changed my mind',
    } satisfies Readonly<Record<ReturnReason, string>>,
    words: 'What happened?',
    wordsHint: 'Write at least one sentence. The seller reads it, and the market desk if you ask it to decide.',
    button: 'Request a return',
  },
  returns: {
    title: (reason: string) => `Return: ${reason}`,
    requested: (amount: string) => `About ${amount}`,
    states: {
      requested: `The seller answers within ${daysInWords(RETURN_ANSWER_MS / DAY_MS)}.`,
      accepted: 'The seller agreed. Send the items back. You get the refund when they arrive.',
      refused: 'The seller did not agree. You can ask the market desk.',
      disputed: 'The market desk reads both sides and decides.',
      refunded: 'You get a refund.',
      closed: 'Closed.',
    } satisfies Readonly<Record<ReturnState, string>>,
    by: { buyer: 'You', seller: 'The seller', operator: 'The market desk', system: 'Diya' } satisfies Readonly<
      Record<ActBy, string>
    >,
    photo: (number: number) => `Photo ${number}`,
    say: { summary: 'Add a message', words: 'Your message', button: 'Send' },
    dispute: {
      summary: 'Ask the market desk',
      lead: 'Say what you think is right, and why. The desk reads what both of you wrote.',
      words: 'Your message',
      button: 'Ask the market desk',
    },
    withdraw: {
      summary: 'Withdraw the request',
      lead: 'We will close it. You can ask again until the return period ends.',
      button: 'Withdraw',
    },
  },
  review: {
    summary: (title: string) => `Review: ${title}`,
    done: 'Reviewed. Thank you.',
    stars: 'Stars',
    star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    text: 'How is it? (optional)',
    textHint: 'Everybody can read it, and the seller can answer.',
    name: 'Shown as',
    nameHint: 'Your first name is enough.',
    photos: {
      label: 'Photos (optional)',
      hint: `Show the product. Everybody can see them. Up to ${REVIEW_PHOTOS_MAX}.`,
    },
    refused: {
      film: 'Only photos fit here. Remove the video.',
      'too-many-photos': `Add at most ${REVIEW_PHOTOS_MAX} photos.`,
      photos: 'One of the photos could not be used. Add it again.',
    },
    button: 'Publish the review',
  },
  missing: {
    stars: 'Choose from one to five stars.',
    name: 'Enter a name to show.',
    lines: 'Choose the quantity of at least one item.',
    reason: 'Choose a reason.',
    words: 'Write in one sentence what happened.',
  },
  refused: {
    'not-possible': 'This is not possible any more. The page now shows the current status.',
    'form-changed':
      'You already sent this form with other details, and that request stays. Press the button again to send this one too.',
    'not-found': 'We cannot find this in your order.',
    'provider-unavailable': 'The payment service is not answering. You have not paid. Try again in a minute.',
    'provider-refused': 'The payment service did not accept this payment. You have not paid.',
    'too-many-unpaid':
      'There are too many unpaid orders from your network. You have not paid. Pay for one of them, or try again in a few minutes.',
    already: 'You have already reviewed this.',
    own: 'You cannot review your own products.',
    invalid: 'Check the stars and the text.',
    photos: 'One of the photos could not be used. Add it again.',
    words: 'Write in one sentence what happened.',
    'nothing-chosen': 'Choose the quantity of at least one item.',
    'too-many': 'This is more than you ordered, or you already asked to return it.',
    'too-late': 'The return period is over.',
    'too-early': `The seller has ${daysInWords(RETURN_ANSWER_MS / DAY_MS)} to answer. After that you can ask the market desk.`,
    other: 'Something went wrong. Try again.',
  } as Readonly<Record<string, string>>,
} as const
