/** The labels of the board's forms, and the causes. */
export const copy = {
  kind: 'What is it?',
  kinds: {
    volunteers: 'Volunteers needed, for a day or a task that you plan',
    causes: 'A cause that needs help: a place or a group near you, for some time',
  },
  title: {
    label: 'What is needed, in one line',
    hint: 'Like: 12 people to clean the pond behind the hostel.',
  },
  description: {
    label: 'Details',
    hint: 'Say what to do and what to bring. Do not write a phone number: everybody can read this.',
  },
  cause: 'Cause',
  causes: {
    environment: 'Environment',
    education: 'Education',
    health: 'Health',
    community: 'Community',
    livelihood: 'Livelihood',
    kindness: 'Kindness',
    other: 'Other',
  },
  region: 'State',
  place: { label: 'Place', hint: 'District, college or meeting point.' },
  until: 'The day, or the last day',
  hands: 'How many people',
  message: 'Your message',
  offer: { label: 'What you offer', hint: 'Like: Saturdays, a scooter, first-aid training.' },
  contact: 'Phone or e-mail',
  ownContact: 'Your phone or e-mail',
  consent: 'Yes, share this contact if my answer is accepted.',
  word: 'How did it go?',
  newDay: 'New day',
  reason: 'Reason (the author reads it)',
} as const

const CAUSES: Readonly<Record<string, string>> = copy.causes

export const causeName = (cause: string): string => CAUSES[cause] ?? cause
