/** Labels of events, form errors and reasons of refusal. */
export const copy = {
  types: {
    'dj-night': 'DJ Night',
    'dinner-dance': 'Dinner & Dance',
    'youth-campaign': 'Youth Campaign',
    'stress-free': 'Stress-free hour',
  },
  to: 'to',
  join: {
    key: 'This form is too old. Please open it again and send it.',
    name: {
      missing: 'Please enter your name. We print it on the ticket.',
      tooLong: 'A name can have up to 80 characters.',
    },
    contact: 'Enter a phone number or an e-mail address, like 98765 43210 or asha@example.in.',
  },
  refused: {
    'not-found': 'We cannot find this event.',
    cancelled: 'This event was cancelled.',
    over: 'This event is over.',
    full: 'All places are taken. If someone cancels, you can book here.',
    'full-private': 'All places are taken. If you already have one, we have sent you the ticket again.',
    'no-texts': 'We cannot send text messages at the moment. Please enter an e-mail address.',
    'phone-known':
      'This number already has a place. For your safety we do not show the ticket here. At the door, give your name and number.',
  },
  event: {
    slug: 'Use small letters, digits and hyphens, like beats-for-books.',
    time: 'Please enter a date and a time.',
    end: (time: string) => `The end must be after the start, and within ${time}.`,
    link: 'A link must begin with https://',
    number: 'Please enter a whole number.',
    capacity: 'More people have already booked.',
    baselineNote: 'Please say where this number comes from.',
    giftNeedsCampaign: 'If the entry is a gift, enter the campaign that gets it.',
    reason: 'Please enter a reason. Everybody with a place reads it.',
    code: 'A ticket code has ten letters and digits.',
  },
} as const

/** Mails to ticket holders. */
export const ticketMailCopy = {
  subject: {
    joined: (what: string) => `Your place: ${what}`,
    again: (what: string) => `Your ticket again: ${what}`,
    changed: (what: string) => `Time or place has changed: ${what}`,
    cancelled: (what: string) => `Cancelled: ${what}`,
  },
  text: {
    joined: (what: string) => `Your place is booked: ${what}. Your ticket:`,
    again: (what: string) => `Your ticket again: ${what}.`,
    changed: (what: string) => `Time or place has changed: ${what}. See the new ones:`,
    cancelled: (what: string) => `Cancelled: ${what}. See the reason:`,
  },
  /** For private events the subject names only the day, because other people may see it. */
  privateEvent: (date: string) => `Your booking on ${date}`,
  first: {
    joined: 'Your place is booked. This is your ticket.',
    again: 'Somebody, probably you, asked for this ticket again. Your place is still booked.',
    changed:
      'The time or the place of this event has changed. Your place is still booked. This is the new time and place.',
    cancelled: 'We are sorry. This event will not take place.',
  },
  reason: (reason: string) => `The reason: ${reason}`,
  gifts: 'Gifts to its campaign stay with the campaign. Your receipt says how to ask for your money back.',
  rows: { what: 'What', when: 'When', where: 'Where', online: 'Online', name: 'Name', code: 'Ticket' },
  last: 'Open the attached file to add the event to your calendar. Show the ticket at the door, or say your name. If you cannot come, please cancel your place on the page of your ticket.',
  button: 'Open your ticket',
  why: (brand: string) => `You get this mail because you booked a place on ${brand}.`,
} as const
