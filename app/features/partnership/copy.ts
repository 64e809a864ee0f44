/** Refusals of a booking, the mail, the calendar file, and messages in the request. */
export const copy = {
  refused: {
    taken: 'Somebody has just taken this time. Please choose another one.',
    'too-many': 'This address already has two upcoming demos. Cancel one of them first.',
    over: 'This demo has begun or is over, so it cannot be cancelled any more.',
    'not-found': 'There is no demo under this code.',
  },
  cancelledByGuest: (when: string) => `The demo on ${when} was cancelled by the guest. The time is free again.`,
  restored: (when: string) => `The guest took the demo on ${when} again.`,
  mail: {
    subject: (brandName: string) => `Your ${brandName} demo`,
    booked: (when: string, minutes: number) => `your demo is booked: ${when}, ${minutes} minutes.`,
    ways: {
      video: 'We meet by video call. The link comes to this address before we begin.',
      phone: (phone: string) => `We call you on ${phone}.`,
    },
    calendar: 'The attached file puts it into your calendar.',
    manage: 'See it again, or cancel it:',
  },
  calendar: {
    title: (brandName: string) => `${brandName} demo`,
    place: 'By phone or video',
    description: 'See or cancel it here:',
  },
} as const
