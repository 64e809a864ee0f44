import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './campaign-card-copy.ts'

export const campaignCardCopy = {
  progress: (percent: number) => `${percent} प्रतिशत जुटा`,
  ofGoal: (goal: string) => `${goal} में से`,
  supporters: (count: number) => `${count.toLocaleString('en-IN')} दान देने वाले`,
  daysLeft: (days: number) => `${days} दिन बाक़ी`,
  noEnd: 'कोई आख़िरी तारीख़ नहीं',
  closed: 'बंद',
  read: 'कहानी पढ़ें',
} satisfies Translated<typeof english.campaignCardCopy>
