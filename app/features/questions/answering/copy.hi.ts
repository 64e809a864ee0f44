import type { QuestionWords } from '#app/features/questions/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  lead: ({ thing }: Pick<QuestionWords, 'thing'>) =>
    `आपका जवाब ${thing} के पेज पर सब पढ़ सकते हैं। जिसने नाम बताए बिना पूछा, उसका नाम आपको कभी नहीं दिखता।`,
  open: { title: 'इनका जवाब देना है', none: 'सभी सवालों के जवाब दिए जा चुके हैं।' },
  others: 'जवाब दिए हुए और छोड़े हुए सवाल',
  of: (title: string) => `${title} के बारे में`,
  by: (name: string | null, day: string) => `${name ?? 'बिना नाम'}, ${day}`,
  tags: { declined: 'जवाब नहीं दिया', hidden: 'हटाया गया' },
  hidden: ({ desk }: Pick<QuestionWords, 'desk'>, reason: string) =>
    `इसे हमारी ${desk} ने हटा दिया है। यह और किसी को नहीं दिखता। कारण: ${reason}`,
  byTeam: 'इस सवाल का जवाब हमारी टीम ने दिया है।',
  answered: (isByTeam: boolean) => (isByTeam ? 'हमारी टीम का जवाब' : 'आपका जवाब'),
  answer: 'जवाब दें',
  change: 'जवाब बदलें',
  send: 'जवाब पब्लिश करें',
  decline: 'जवाब न दें',
  done: {
    answer: ({ thing }: Pick<QuestionWords, 'thing'>) => `जवाब पब्लिश हो गया। इसे ${thing} के पेज पर सब पढ़ सकते हैं।`,
    decline: 'आपने इस सवाल का जवाब न देना चुना। जवाब बाद में भी दिया जा सकता है।',
  },
  refused: {
    byTeam: 'इस सवाल का जवाब हमारी टीम दे चुकी है। आपका जवाब पब्लिश नहीं हुआ।',
    hidden: ({ desk }: Pick<QuestionWords, 'desk'>) =>
      `यह सवाल हमारी ${desk} ने हटा दिया है। इसका जवाब नहीं दिया जा सकता।`,
  },
} satisfies Translated<typeof english.copy>
