import { counted } from '#app/platform/text/plural.ts'
import { NOTICE_DAYS } from './schema.ts'

/** Copy of the notices about missing information: on the seller's screens and in mails. */
export const noticeCopy = {
  tag: 'Details missing',
  list: {
    due: (count: number, day: string) =>
      `${counted(count, 'listing lacks', 'listings lack')} details that the law asks for. Add them by ${day}, or we pause ${count === 1 ? 'it' : 'them'}.`,
    paused: (count: number) =>
      `We paused ${counted(count, 'listing', 'listings')} because details are missing. Add them and publish again.`,
  },
  product: {
    due: (day: string) =>
      `This listing lacks details that the law asks for. Add them by ${day}. After that day we pause it.`,
    paused: (day: string) =>
      `We paused this listing on ${day} because details are missing. Add them, then publish it again.`,
    fields: (names: string) => `Missing: ${names}.`,
  },
  mails: {
    due: {
      subject: (count: number) => `Please add details to ${counted(count, 'listing', 'listings')}`,
      body: (day: string) =>
        `The law asks for details that these listings do not show yet. They stay on sale until ${day}, for ${NOTICE_DAYS} days. Please add the details by then. After that day we pause what still lacks them.`,
      after: 'Open each listing, fill in the marked fields and save.',
    },
    paused: {
      subject: (count: number) => `${counted(count, 'listing is', 'listings are')} paused`,
      body: 'These listings still lack details that the law asks for, so nobody can find or buy them now. Orders that you have continue.',
      after: 'To bring a listing back, open it, fill in the marked fields and press “Save and publish”.',
    },
    expired: {
      subject: (count: number) =>
        `${counted(count, 'listing is', 'listings are')} paused: the best-before date has passed`,
      body: 'The best-before date of these listings has passed, so nobody can find or buy them now. Orders that you have continue. Please do not send anything that is past its date.',
      after: 'To bring a listing back, open it, enter the new best-before date and press “Save and publish”.',
    },
    button: 'Open my products',
    why: (brand: string) => `You get this mail because you sell on ${brand}.`,
    andMore: (count: number) => `and ${count} more`,
  },
} as const
