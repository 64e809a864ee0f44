import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  items: {
    minutesInPeace: 'शांति के मिनट',
    daysOfSelfCare: 'अपना ख़याल रखने के दिन',
    breathingPractices: 'साँस का अभ्यास',
    storiesRead: 'पढ़ी हुई कहानियाँ',
    eventsJoined: 'कार्यक्रम',
    moodCheckIns: 'मन का हाल',
  },
  moods: {
    peaceful: 'शांत',
    overwhelmed: 'बहुत बोझ',
    hopeful: 'उम्मीद भरा',
    restless: 'बेचैन',
    tender: 'नाज़ुक',
    growing: 'आगे बढ़ता हुआ',
  },
  entries: {
    minutes: (amount: number) => `शांति ${amount === 1 ? 'का' : 'के'} ${amount} मिनट`,
    'self-care': 'अपना ख़याल रखा',
    breathing: 'साँस का अभ्यास किया',
    'story-read': 'सुकून की एक कहानी पढ़ी',
    'event-joined': 'एक कार्यक्रम में हिस्सा लिया',
    mood: (mood: string) => `मन का हाल: ${mood}`,
    checkIn: 'मन का हाल लिखा',
  },
} satisfies Translated<typeof english.copy>

type Moods = typeof copy.moods

/** A log entry as text. */
export function entryText({ kind, amount, what }: Parameters<typeof english.entryText>[0]) {
  const words = copy.entries
  if (kind === 'minutes') return words.minutes(amount)
  if (kind === 'mood') return what && what in copy.moods ? words.mood(copy.moods[what as keyof Moods]) : words.checkIn
  return words[kind]
}
