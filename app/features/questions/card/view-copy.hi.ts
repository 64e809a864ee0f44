import {
  OPEN_QUESTIONS_MAX,
  QUESTION_CHARS_MAX,
  QUESTIONS_A_DAY_MAX,
  type QuestionWords,
} from '#app/features/questions/schema.ts'
import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './view-copy.ts'

export const copyFor = ({ answerer, thing, askers, desk, nobody, nobodyRefused, declined }: QuestionWords) =>
  ({
    all: (count: number) => (count === 1 ? 'सवाल देखें' : `सभी ${count} सवाल देखें`),
    asked: (name: string | null, day: string) => `${name ?? 'बिना नाम'}, ${day}`,
    team: 'हमारी टीम',
    answer: (name: string, day: string) => `${name} का जवाब, ${day}`,
    states: {
      open: `जवाब का इंतज़ार है। यह सवाल सिर्फ़ आपको और ${answerer} को दिखता है।`,
      declined,
      hidden: (reason: string) => `इसे हमारी ${desk} ने हटा दिया है। कारण: ${reason}`,
    },
    asking: {
      title: (name: string) => `${name} से सवाल पूछें`,
      signIn: 'सवाल पूछने के लिए साइन इन करें',
      own: `यह आपका ${thing} है। ${askers} यहाँ आपसे सवाल पूछ सकते हैं।`,
      ownOpen: (count: number) =>
        count === 1 ? '1 सवाल को आपके जवाब का इंतज़ार है' : `${count} सवालों को आपके जवाब का इंतज़ार है`,
      nobody,
      contact: 'हमारी टीम से पूछें',
      over: `इस ${thing} को ख़त्म हुए काफ़ी समय हो गया है। अब यहाँ इसके बारे में सवाल नहीं पूछा जा सकता।`,
      blocked: `इन ${answerer} से आप सवाल नहीं पूछ सकते।`,
      'too-many': `यहाँ आपके ${OPEN_QUESTIONS_MAX} सवालों का जवाब आना बाक़ी है। एक का जवाब आने पर और सवाल पूछा जा सकता है।`,
    },
    refused: {
      own: `अपने ही ${thing} के बारे में सवाल नहीं पूछा जा सकता।`,
      nobody: nobodyRefused,
      over: `इस ${thing} को ख़त्म हुए काफ़ी समय हो गया है। अब यहाँ इसके बारे में सवाल नहीं पूछा जा सकता।`,
      blocked: `इन ${answerer} से आप सवाल नहीं पूछ सकते।`,
      empty: 'इसमें सिर्फ़ संपर्क की जानकारी है। अपना सवाल लिखें।',
      'too-long': `ज़्यादा से ज़्यादा ${QUESTION_CHARS_MAX} अक्षर लिखें।`,
      already: 'यह सवाल आपने यहाँ पहले ही पूछा है।',
      'too-many-open': `यहाँ आपके ${OPEN_QUESTIONS_MAX} सवालों का जवाब आना बाक़ी है। एक जवाब का इंतज़ार करें, या एक सवाल वापस लें।`,
      'too-many-today': `एक दिन में ${QUESTIONS_A_DAY_MAX} सवाल पूछे जा सकते हैं। कल फिर कोशिश करें।`,
    },
  }) satisfies Translated<ReturnType<typeof english.copyFor>>
