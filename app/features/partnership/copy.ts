/** Refusals of a booking, the mail, the calendar file, and messages in the request. */
export const copy = {
  refused: {
    taken: 'Somebody has just taken this time. Please choose another one.',
    'too-many': 'This address already has two upcoming demos. Cancel one of them first.',
    over: 'This demo has started or is over. You cannot cancel it any more.',
    'not-found': 'We cannot find a demo with this code.',
  },
  cancelledByGuest: (when: string) => `The demo on ${when} was cancelled by the guest. The time is free again.`,
  restored: (when: string) => `The guest booked the demo on ${when} again.`,
  inIndia: (when: string) => `${when} (India)`,
  mail: {
    subject: (brandName: string) => `Your ${brandName} demo`,
    text: (when: string) => `Your demo is booked: ${when}. See or cancel it:`,
    booked: (when: string, minutes: number) => `Your demo is booked: ${when}, ${minutes} minutes.`,
    ways: {
      video: 'We meet by video call. We send the link to this address before the demo.',
      phone: (phone: string) => `We call you on ${phone}.`,
    },
    calendar: 'Open the attached file to add it to your calendar.',
    button: 'See or cancel your booking',
    why: (brandName: string) => `You get this mail because you booked a demo of ${brandName}.`,
  },
  calendar: {
    title: (brandName: string) => `${brandName} demo`,
    place: 'By phone or video',
    description: 'See or cancel it here:',
  },
} as const
