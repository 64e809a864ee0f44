import { PAYMENT_MINUTES } from '#app/features/payments/schema.ts'
import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { LineProblem } from '#app/features/orders/views.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'rupees', USD: 'US dollars' }
const currencyOf = (currency: string) => CURRENCIES[currency] ?? currency

export const copy = {
  title: 'Checkout',
  metaTitle: 'Checkout',
  back: 'Back to the cart',
  test: 'Test payment. No real money moves.',
  other: (currency: string) =>
    `Your items in ${currencyOf(currency)} are a separate order, because each order has one currency.`,
  otherLink: (currency: string) => `Order in ${currencyOf(currency)}`,
  empty: {
    title: 'There is nothing to order',
    body: 'Your cart is empty, or its items cannot be ordered now.',
    cart: 'Open the cart',
    shop: 'See all products',
  },
  order: {
    title: 'Your order',
    from: (name: string, place: string) => `From ${name}, ${place}`,
    delivery: 'Delivery',
    goods: 'Items',
    total: 'Total',
    taxes: 'Prices include all taxes.',
  },
  fits: 'All items can be delivered there. This is the new total. You have not paid yet.',
  changed: 'A price changed while you were here. This is the new total. You have not paid yet.',
  delivered: (state: string) =>
    `The total is different for delivery to ${state}. This is the new total. You have not paid yet.`,
  problems: {
    title: 'Some items cannot be ordered',
    rest: 'The order below has the other items. The rest stays in your cart.',
    nothing: 'They stay in your cart. There is nothing else to order.',
    elsewhere: 'Choose another State below, or remove the item from your cart.',
    unavailable: (title: string) => `${title} is not on sale now.`,
    'sold-out': (title: string) => `${title} is sold out.`,
    'too-few': (title: string, { available = 0 }: LineProblem) => `Only ${available} left of ${title}.`,
    'too-few-for-guests': (title: string, { available = 0 }: LineProblem) =>
      `You can order ${available} of ${title} without signing in. Sign in to order more.`,
    'held-by-guests': (title: string) =>
      `Other people are paying for ${title} now. Sign in to order it, or try again in a few minutes.`,
    'not-to-this-state': (title: string, { within = '' }: LineProblem) =>
      `${title} can be delivered within ${within} only.`,
    removed: (title: string) => `The seller no longer offers the choice of ${title} in your cart.`,
    choose: (title: string) => `${title} comes in several choices by now. Open your cart to choose one.`,
    'no-delivery': (title: string, { to = '' }: LineProblem) => `The seller of ${title} does not deliver to ${to}.`,
    'on-holiday': (title: string, { until }: LineProblem) =>
      `${title} cannot be ordered until ${until ? formatDate(until) : 'later'}: the shop is on holiday.`,
    'below-minimum': (title: string, { minimumMinor = 0, missingMinor = 0 }: LineProblem) =>
      `The shop that sells ${title} takes orders from ${formatMoney(minimumMinor, 'INR')}. Add ${formatMoney(missingMinor, 'INR')} more.`,
    'no-quantity': (title: string) => `Enter the quantity of ${title}.`,
    own: (title: string) => `${title} is from your own shop.`,
    'too-many-sellers': () => 'One order can have items of up to 20 sellers. Remove some and order them later.',
    'too-dear': () => 'The total is too high for one order. Split it into two orders.',
  },
  failed: {
    'provider-unavailable':
      'The payment service is not answering. You have not paid, and your form is kept. Try again in a minute.',
    'provider-refused': 'The payment service did not accept this payment. You have not paid, and your form is kept.',
    'form-changed':
      'You already sent this form with other details, and that order stays. You have not paid for a new one. Press the button again to place this order too.',
    'too-many-unpaid':
      'There are too many unpaid orders from your network. You have not paid, and your form is kept. Pay for one of them, or try again in a few minutes.',
    unreadable: 'Something went wrong. You have not paid. Check the form and try again.',
  },
  form: {
    title: 'Delivery address',
    lead: 'We deliver within India.',
    fromLast: 'This is the address of your last order.',
    name: 'Full name',
    phone: 'Mobile number',
    phoneHint: 'Ten digits. The courier may call it.',
    email: 'E-mail (optional)',
    emailHint: 'We write only about your order.',
    emailHintOrTexts: 'We write only about your order. Without an e-mail you get text messages.',
    line1: 'House and street',
    line2: 'Area or landmark (optional)',
    city: 'Town or village',
    region: 'State or Union Territory',
    choose: 'Choose',
    district: {
      label: 'District',
      choose: 'Choose',
      likely: 'With this PIN code',
      all: 'All districts of the State',
      other: 'My district is not in the list',
    },
    pin: 'PIN code',
    pinConfirm: 'My PIN code is correct',
  },
  promises: {
    title: 'Before you pay',
    who: (names: string) => `Only ${names} gets your name, address and mobile number, for the delivery.`,
    whoMany: (names: string) => `Only ${names} get your name, address and mobile number, for the delivery.`,
    cancel: 'You can cancel a parcel until it is sent, for a full refund.',
    return: `You can return items within ${RETURN_WINDOW_DAYS} days after delivery. Returns of damaged or wrong items are free.`,
    hold: `We keep the items for you for ${PAYMENT_MINUTES} minutes while you pay.`,
    help: 'If something goes wrong:',
    grievance: 'write to our grievance officer',
  },
  tryAddress: 'Use this address',
  pay: (total: string) => `Order and pay ${total}`,
  payHint: 'You pay on the next page.',
} as const
