import { MESSAGES_A_DAY_MAX, UPDATE_PICTURES_MAX } from '#app/features/fundraising/owner/schema.ts'

export const copy = {
  title: 'Updates and thanks',
  expired: 'This form has expired. Reload the page and try again.',
  tooLong: (charsMax: number) => `The text can have up to ${charsMax.toLocaleString('en-IN')} characters.`,
  reach: (count: number) =>
    count === 0
      ? 'No supporter has asked for updates yet.'
      : count === 1
        ? '1 supporter asked for updates.'
        : `${count.toLocaleString('en-IN')} supporters asked for updates.`,
  update: {
    title: 'Post an update',
    lead: 'It is on the page of your campaign, and goes to every supporter who asked for updates.',
    message: {
      label: 'What is new?',
      hint: 'How far are you, and what did the money pay for? No names of others without their consent.',
      missing: 'Write what is new.',
    },
    pictures: 'Pictures',
    picturesHint: `Up to ${UPDATE_PICTURES_MAX}. Show people only if they agree, and no children.`,
    busy: 'Wait for the pictures',
    send: 'Post the update',
  },
  thanks: {
    title: 'Thank everybody',
    lead: 'It goes to the supporters who asked for updates, and is not on the page. You do not see their addresses.',
    message: { label: 'Your words of thanks', missing: 'Write your words of thanks.' },
    send: 'Send the thanks',
  },
  earlier: { title: 'Earlier updates', none: 'You have not posted an update yet.' },
  refused: {
    empty: 'Write what is new.',
    'too-long': 'The text is too long.',
    'too-many': `You can send ${MESSAGES_A_DAY_MAX} messages in 24 hours. Try again tomorrow.`,
    'no-pictures': 'A picture cannot be used any more. Remove it and upload it again.',
    'nobody-agreed': 'No supporter has asked for updates, so there is nobody to thank here.',
    'not-agreed': 'This supporter did not ask for updates.',
    already: 'You have already thanked this supporter.',
  },
  done: {
    posted: 'Your update is on the page, and is on its way to your supporters.',
    thanked: 'Your thanks are on their way.',
  } as Readonly<Record<string, string>>,
} as const

/** Messages to supporters. Texts have no title of a campaign: other people see the phone. */
export const mailCopy = {
  update: {
    subject: (campaign: string) => `News from "${campaign}"`,
    text: 'There is news from a campaign that you supported. Read it:',
    pictures: 'The page shows pictures too.',
    button: 'Read it on the page',
  },
  thanks: {
    subject: (campaign: string) => `Thank you from "${campaign}"`,
    text: 'The organiser of a campaign that you supported thanks you. See the campaign:',
    from: (organiser: string) => `${organiser} writes to you:`,
    button: 'See the campaign',
  },
  why: (brand: string) => `You get this mail because you asked for updates of this campaign when you gave on ${brand}.`,
} as const
