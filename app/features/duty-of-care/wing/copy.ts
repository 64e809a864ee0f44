import { ANSWER_HOURS } from '#app/features/duty-of-care/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const THANKS = "Thank you for your interest! We'll be in touch soon."

export const copy = {
  back: 'All programmes',
  headline: 'Care at home, with dignity.',
  lead: 'Duty of Care (DOC): book a carer, a nurse or a doctor at home. Find ideas for time together, and volunteers who visit.',
  nav: { services: 'Book Care Services', ritual: 'Start a care ritual' },
  calls: {
    title: 'In an emergency',
    list: [
      { number: HELPLINES.emergency, label: 'Emergency' },
      { number: HELPLINES.ambulance, label: 'Ambulance' },
      { number: HELPLINES.elders, label: 'Elder line' },
    ],
  },
  cards: {
    title: 'Your Companion Cards',
    remove: 'Remove',
    removeLong: (title: string) => `Remove the card: ${title}`,
  },
  services: {
    title: 'Book Care Services',
    lead: `A booking is a request. We call you within ${answerTime(ANSWER_HOURS)} to agree on the carer, the time and the price. Then you decide.`,
    regulated: 'Registered practitioners only',
    regulatedNote: `Before the first visit you get the name and the registration number of the doctor or nurse. In an emergency, call ${HELPLINES.emergency} or ${HELPLINES.ambulance} instead.`,
    units: { day: 'day', visit: 'visit', session: 'session' },
    price: (money: string, unit: string) => `${money}/${unit}`,
    option: (name: string, price: string) => `${name}, ${price}`,
    book: 'Book',
    bookLong: (name: string) => `Book: ${name}`,
    none: 'You cannot book a service at the moment. Tell us below what you need.',
    changed: 'This service or its price has just changed. Please choose again.',
    day: (days: number) => `Please choose a day within the next ${days} days.`,
    booking: {
      title: 'Book care',
      lead: `This is a request. You do not pay now. We confirm the price with you first. In an emergency, call ${HELPLINES.emergency} or ${HELPLINES.ambulance}.`,
      opener: 'Request a service',
      send: 'Send the request',
      sent: {
        title: THANKS,
        body: `Our care desk calls or writes within ${answerTime(ANSWER_HOURS)}. We book nothing before you agree to the carer and the price.`,
      },
    },
  },
  badges: {
    title: 'Recognition Badges',
    lead: 'We thank people who care for others. Anyone can nominate them. There are no points or ranks.',
    carried: 'Awarded to',
    from: (firstName: string, place: string) => `${firstName}, ${place}`,
    nominate: {
      title: 'Nominate someone',
      lead: 'We show their first name, place and badge only with their consent.',
      opener: 'Nominate someone',
      send: 'Send the nomination',
      sent: {
        title: 'Badge nomination submitted!',
        body: 'We ask the person for consent before we show anything.',
      },
    },
  },
  requestForms: {
    title: 'Take part in care',
  },
} as const
