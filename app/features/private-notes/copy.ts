/** Texts of log entries, for Sahaara and the account's page. */
export const copy = {
  items: {
    minutesInPeace: 'Quiet minutes',
    daysOfSelfCare: 'Self-care days',
    breathingPractices: 'Breathing',
    storiesRead: 'Stories read',
    eventsJoined: 'Events',
    moodCheckIns: 'Check-ins',
  },
  moods: {
    peaceful: 'Peaceful',
    overwhelmed: 'Overwhelmed',
    hopeful: 'Hopeful',
    restless: 'Restless',
    tender: 'Tender',
    growing: 'Growing',
  },
  entries: {
    minutes: (amount: number) => (amount === 1 ? '1 quiet minute' : `${amount} quiet minutes`),
    'self-care': 'Took care of myself',
    breathing: 'A breathing session',
    'story-read': 'Read a peace story',
    'event-joined': 'Joined an event',
    mood: (mood: string) => `Felt ${mood.toLowerCase()}`,
    checkIn: 'A mood check-in',
  },
} as const

type Moods = typeof copy.moods

/** A log entry as text. */
export function entryText({ kind, amount, what }: { kind: keyof typeof copy.entries; amount: number; what?: string }) {
  const words = copy.entries
  if (kind === 'minutes') return words.minutes(amount)
  if (kind === 'mood') return what && what in copy.moods ? words.mood(copy.moods[what as keyof Moods]) : words.checkIn
  return words[kind]
}
