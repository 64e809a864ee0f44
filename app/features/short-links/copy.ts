import { LAST_DIGITS, SHORT_LINK_MONTHS } from '#app/platform/texts/limits.ts'

export const copy = {
  ask: {
    title: 'Is this your number?',
    lead: `Enter the last ${LAST_DIGITS} digits of the mobile number that our message came to. Then you see the page.`,
    label: `Last ${LAST_DIGITS} digits`,
    button: 'Continue',
    missing: `Enter the last ${LAST_DIGITS} digits of your mobile number.`,
    wrong: `These are not the last ${LAST_DIGITS} digits of that number. Please check them.`,
    tooMany: (time: string) => `Too many tries. Please try again after ${time}.`,
  },
  open: {
    title: 'You have a message',
    lead: 'Continue to the page that our message is about.',
    button: 'Continue',
  },
  stop: 'Stop these messages',
  missing: {
    title: 'This link does not work',
    lead: `Check that you have copied the whole link. Most links in our messages work for ${SHORT_LINK_MONTHS} months. If it is older, or you still need help, write to us.`,
    contact: 'Write to us',
  },
} as const
