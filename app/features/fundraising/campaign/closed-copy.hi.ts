import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './closed-copy.ts'

export const closedCopy = {
  title: 'यह कैंपेन बंद है',
  ended: 'यह पूरा हो चुका है। पैसा वैसे ही इस्तेमाल होता है, जैसा कहानी में लिखा है।',
  paused: 'यह कैंपेन रुका हुआ है',
  pausedUntil: (reason: string, date: string) => `${reason} ${date} तक इसमें दान नहीं दिया जा सकता।`,
  returned: (amount: string, day: string, reason: string) => `${day} को ${amount} दान देने वालों को लौटाए गए: ${reason}`,
} satisfies Translated<typeof english.closedCopy>
