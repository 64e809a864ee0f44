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
    key: 'Please open the form again and send it from there.',
    name: {
      missing: 'Please tell us your name. It stands on the ticket.',
      tooLong: 'A name can have up to 80 characters.',
    },
    contact: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
    email: 'Please leave an e-mail address. This ticket is sent there and shown nowhere else.',
  },
  refused: {
    'not-found': 'We cannot find this event.',
    cancelled: 'This event was called off.',
    over: 'This event is over.',
    full: 'All places are taken. If somebody gives a place back, it can be taken here again.',
    'full-private': 'All places are taken. If you hold one already, we have sent its ticket to your address again.',
    'phone-known':
      'This number holds a place already. We do not show the ticket here, because anybody can type a number. At the door your name and number are enough.',
  },
  event: {
    slug: 'Small letters, digits and hyphens, like beats-for-books.',
    time: 'Please give a date and a time.',
    end: (time: string) => `The end must come after the start, and within ${time}.`,
    link: 'A link begins with https://',
    number: 'A whole number, please.',
    capacity: 'There are fewer places than people who have said yes.',
    baselineNote: 'Say where this number comes from.',
    giftNeedsCampaign: 'Where a gift is the entry, name the campaign that it goes to.',
    reason: 'Please say why; everybody who holds a place reads it.',
    code: 'A ticket has ten letters and digits.',
  },
} as const

/** Mails to ticket holders. */
export const ticketMailCopy = {
  subject: {
    joined: (what: string) => `Your place: ${what}`,
    again: (what: string) => `Your ticket once more: ${what}`,
    changed: (what: string) => `Time or place has changed: ${what}`,
    cancelled: (what: string) => `Called off: ${what}`,
  },
  /** For private events the subject names only the day, because other people may see it. */
  privateEvent: (date: string) => `your hour on ${date}`,
  first: {
    joined: 'Your place is kept. This is your ticket.',
    again: 'Somebody, probably you, asked for this ticket again. Your place is kept as before.',
    changed: 'The time or the place of this event has changed. Your place is kept, and this is how it is now.',
    cancelled: 'We are sorry: this event will not take place.',
  },
  reason: (reason: string) => `The reason: ${reason}`,
  gifts: 'Gifts to its cause stay with the cause. The receipt says how to take one back.',
  rows: { what: 'What', when: 'When', where: 'Where', online: 'From elsewhere', name: 'Name', code: 'Ticket' },
  last: 'The file in this mail puts it into your calendar. Show the ticket at the door, or say your name. If you cannot come, give the place back there, so that somebody else can:',
  ticket: 'Your ticket:',
} as const
