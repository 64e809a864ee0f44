import { PAYMENT_MINUTES } from '#app/features/payments/schema.ts'
import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import type { LineProblem } from '#app/features/orders/views.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'rupees', USD: 'US dollars' }
const currencyOf = (currency: string) => CURRENCIES[currency] ?? currency

export const copy = {
  title: 'Checkout',
  metaTitle: (brand: string) => `Checkout · ${brand}`,
  back: 'Back to the cart',
  test: 'Test payment. No real money moves.',
  other: (currency: string) =>
    `An order is in one currency. Your things in ${currencyOf(currency)} are an order of their own.`,
  otherLink: (currency: string) => `Order in ${currencyOf(currency)}`,
  empty: {
    title: 'There is nothing to order',
    body: 'Your cart is empty, or nothing in it can be ordered now.',
    cart: 'Open the cart',
    shop: 'Look around',
  },
  order: {
    title: 'Your order',
    from: (name: string, place: string) => `From ${name}, ${place}`,
    delivery: 'Delivery',
    goods: 'Things',
    total: 'Total',
    taxes: 'Prices include all taxes.',
  },
  fits: 'All of it can be sent there. This is the total; nothing was taken.',
  changed: 'The price of something changed while you were here. This is the new total; nothing was taken.',
  problems: {
    title: 'Something cannot be ordered as it was',
    rest: 'The order below holds what can be had. The rest stays in your cart.',
    nothing: 'It stays in your cart. Nothing else is left to order.',
    elsewhere: 'Choose another State below, or take it out of the cart.',
    unavailable: (title: string) => `${title} is not on sale now.`,
    'sold-out': (title: string) => `${title} is sold out just now.`,
    'too-few': (title: string, { available = 0 }: LineProblem) =>
      available === 1 ? `Of ${title} only one is left.` : `Of ${title} only ${available} are left.`,
    'too-few-for-guests': (title: string, { available = 0 }: LineProblem) =>
      `Without signing in you can order ${available} of ${title} now. Sign in to order more.`,
    'held-by-guests': (title: string) =>
      `Other people are paying for ${title} now. Sign in to order it, or try again in a few minutes.`,
    'not-to-this-state': (title: string, { within = '' }: LineProblem) => `${title} is sent within ${within} only.`,
    'no-quantity': (title: string) => `Say how many of ${title} you want.`,
    own: (title: string) => `${title} is from your own shop.`,
    'too-many-sellers': () => 'One order goes to at most 20 sellers. Take some things out and order them after.',
    'too-dear': () => 'Together this is more than one order can hold. Make it two orders.',
  },
  failed: {
    'provider-unavailable':
      'The payment service does not answer just now. Nothing was taken, and your form is kept; try again in a minute.',
    'provider-refused': 'The payment service did not accept this payment. Nothing was taken, and your form is kept.',
    'too-many-unpaid':
      'There are too many unpaid orders from your network. Nothing was taken, and your form is kept. Pay for one of them, or try again in a few minutes.',
    unreadable: 'Something went wrong. Nothing was taken; please look through the form and try again.',
  },
  form: {
    title: 'Where it goes',
    lead: 'An address in India.',
    fromLast: 'This is the address of your last order.',
    name: 'Name of whoever gets it',
    phone: 'Mobile number',
    phoneHint: 'The courier calls it. Ten digits.',
    email: 'E-mail (optional)',
    emailHint: 'For what happens with your order, and nothing else.',
    line1: 'House and street',
    line2: 'Area or landmark (optional)',
    city: 'Town or village',
    region: 'State or Union Territory',
    choose: 'Choose',
    pin: 'PIN code',
    pinConfirm: 'The PIN code is right as I wrote it',
  },
  promises: {
    title: 'Before you pay',
    who: (names: string) =>
      `Name, address and mobile number go to ${names}, so that she can send it, and to nobody else.`,
    whoMany: (names: string) =>
      `Name, address and mobile number go to ${names}, so that each can send her parcel, and to nobody else.`,
    cancel: 'You can cancel each parcel until it is sent, and all of its money comes back.',
    return: `You can ask to return things within ${RETURN_WINDOW_DAYS} days after they arrived. What was broken or wrong costs you nothing.`,
    hold: `The pieces are kept for you for ${PAYMENT_MINUTES} minutes while you pay.`,
    help: 'If anything goes wrong:',
    grievance: 'write to our grievance officer',
  },
  tryAddress: 'Try this address',
  pay: (total: string) => `Order and pay ${total}`,
  payHint: 'You pay on the next page.',
} as const
