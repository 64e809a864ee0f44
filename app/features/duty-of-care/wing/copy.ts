import { ANSWER_HOURS, ANSWER_HOURS_NOT_URGENT } from '#app/features/duty-of-care/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

const THANKS = "Thank you for your interest! We'll be in touch soon."
const calm = { title: THANKS, body: `A person of the care desk answers within ${answerTime(ANSWER_HOURS_NOT_URGENT)}.` }

export const copy = {
  back: 'All wings',
  headline: 'Care at home, with dignity.',
  lead: 'DOC, our duty of care: small rituals for the ones you care for, a carer or a nurse at your door, and people who have time.',
  nav: { services: 'Book Care Services', ritual: 'Begin a ritual' },
  calls: {
    title: 'When it cannot wait',
    list: [
      { number: HELPLINES.emergency, label: 'Danger now' },
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
    lead: `A booking is a request. Within ${answerTime(ANSWER_HOURS)} a person calls you and confirms who comes, when, and the price, before anything is agreed.`,
    regulated: 'Registered practitioners only',
    regulatedNote: `Doctors and nurses: you get the name and the registration number before the first visit. Not for emergencies: there, call ${HELPLINES.emergency} or ${HELPLINES.ambulance}.`,
    price: (money: string, unit: string) => `${money}/${unit}`,
    option: (name: string, price: string) => `${name}, ${price}`,
    book: 'Book',
    bookLong: (name: string) => `Book: ${name}`,
    none: 'No service can be booked at the moment. Tell us below what would help.',
    changed: 'This service or its price has just changed. Please choose again.',
    day: (days: number) => `Please choose a day from today on, within ${days} days.`,
    booking: {
      title: 'Book care',
      lead: `A request, no order and no payment. The price is confirmed with you first. In an emergency call ${HELPLINES.emergency} or ${HELPLINES.ambulance}.`,
      opener: 'Ask for a service',
      send: 'Send the request',
      sent: {
        title: THANKS,
        body: `A person of the care desk calls or writes within ${answerTime(ANSWER_HOURS)}. Nothing is booked before you agree to the person and the price.`,
      },
    },
  },
  badges: {
    title: 'Recognition Badges',
    lead: 'For care that nobody claps for. No points, no ranks: somebody saw it and said so.',
    list: [
      { badge: 'circle-keeper', body: 'Keeps a circle of helpers together, so that nobody carries alone.' },
      { badge: 'companion-of-dignity', body: 'Asks before helping, and lets the other one decide.' },
      { badge: 'bridge-builder', body: 'Brings the doctor, the office and the family to one table.' },
      { badge: 'keeper-of-home', body: 'Makes a house a home for the oldest and the youngest in it.' },
    ],
    carried: 'Carried by',
    from: (firstName: string, place: string) => `${firstName}, ${place}`,
    nominate: {
      title: 'Nominate somebody',
      lead: 'We ask them first. We show a badge only with their consent, by first name and place.',
      opener: 'Nominate somebody',
      send: 'Send the nomination',
      sent: {
        title: 'Badge nomination submitted!',
        body: 'We ask the person for consent. Until then we show nothing.',
      },
    },
  },
  requestForms: {
    title: 'Take part in care',
    list: {
      support: {
        title: 'Request support',
        body: `For you, or for somebody you care for. Answered within ${answerTime(ANSWER_HOURS)}.`,
        lead: `Encrypted, and read by the care desk alone. In danger call ${HELPLINES.emergency} now.`,
        send: 'Ask for support',
        sent: {
          title: THANKS,
          body: `A person of the care desk answers within ${answerTime(ANSWER_HOURS)}, at the hours you named. In danger call ${HELPLINES.emergency} now.`,
        },
      },
      volunteer: {
        title: 'Volunteer',
        body: 'An hour a week: a visit, a phone call, a queue at the chemist.',
        lead: 'We speak with you first, and introduce you to one person at a time.',
        send: 'Offer my time',
        sent: calm,
      },
      opportunity: {
        title: 'Care opportunities',
        body: 'Paid care work, training, or work that you have to offer.',
        lead: 'Fair pay and hours in writing. We take no money from those who look for work.',
        send: 'Tell me more',
        sent: calm,
      },
      story: {
        title: 'Share a care story',
        body: 'What you learned at a bedside may help somebody tonight.',
        lead: 'A person reads it before anybody else does. Without your name, if you like.',
        send: 'Share it',
        sent: {
          title: THANKS,
          body: `A person reads it within ${answerTime(ANSWER_HOURS_NOT_URGENT)}, and asks you before it appears.`,
        },
      },
      professional: {
        title: 'Register as a care professional',
        body: 'For carers, nannies, nurses and companions. Whoever has taught 50+ learners carries the Community Builder badge.',
        lead: 'We speak with you, look at your papers together, and list nobody without that. Trainers with 50+ learners get the Community Builder badge.',
        send: 'Register',
        sent: {
          title: 'Your registration has arrived',
          body: `A person of the care desk calls you within ${answerTime(ANSWER_HOURS_NOT_URGENT)}.`,
        },
      },
    },
  },
} as const
