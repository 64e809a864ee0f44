import type { QuestionWords } from '#app/features/questions/schema.ts'

/** How questions to the maker of a product call what they are about. */
export const copy: QuestionWords = {
  answerer: 'विक्रेता',
  thing: 'प्रोडक्ट',
  askers: 'ख़रीदार',
  desk: 'मार्केट टीम',
  nobody: 'विक्रेता की ओर से यह दुकान हमारी टीम चलाती है।',
  nobodyRefused: 'इस दुकान में अभी कोई सवालों के जवाब नहीं दे सकता। हमारी टीम को लिखें।',
  declined: 'विक्रेता ने जवाब न देना चुना है। इसे सिर्फ़ आप और विक्रेता देख सकते हैं।',
  declinedByYou: 'आपने जवाब न देना चुना है। इसे सिर्फ़ पूछने वाला व्यक्ति देख सकता है।',
}
