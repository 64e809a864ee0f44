import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { DangerKind } from '#app/features/torch/understanding/danger.ts'
import type { Question } from '#app/features/torch/understanding/questions.ts'
import type { Intent } from '#app/features/torch/understanding/intents.ts'

import { copy } from './copy.ts'

type Answer = { text: string; suggestions: readonly [string, string, string] }

const en = {
  danger: {
    violence: 'Thank you for telling me. It is not your fault. If you can speak now, call:',
    'self-harm': 'Thank you for telling me. You do not have to face this alone. Someone will listen now:',
    attempt: 'This is urgent. Call now, say what happened, and stay with someone:',
    child: 'Every child has a right to be safe. These people act at once. A child can call too:',
    online: 'Do not pay. Do not delete anything. It is not your fault. These people can help to stop it:',
    medical: 'Call now, and first say where you are. Stay with the person until help arrives:',
  } satisfies Record<DangerKind, string>,
  numbers: copy.numbers,
  callNote: 'Your phone keeps a list of calls. If someone checks it, delete the call afterwards.',
  dangerSuggestions: {
    '/support': 'More help, and how to leave no traces',
    '/sahaara': 'A quiet place to breathe',
    '/exit': 'Leave this site now',
  },
  places: {
    '/support': 'Support',
    '/contact': 'Contact',
    '/follow': 'Track a request',
    '/about': 'About',
    '/how-it-works': 'How it works',
    '/terms': 'Terms',
    '/exit': 'Quick exit',
    '/wings': 'Wings, all sixteen programmes',
    '/empowerher': 'EmpowerHer, the shop',
    '/sahaara': 'Sahaara, a quiet place to rest',
    '/doc': 'DOC, care at home',
    '/start': 'Start, for new ideas',
    '/ssr': 'SSR, the student programme',
    '/solve': 'Solve, help with a problem',
    '/sow': 'School of World, free courses',
    '/sellers': 'Sellers',
    '/stories': 'Stories',
    '/fearless-girls': 'Fearless Girls, self-defence',
    '/heartbeat': 'Heartbeat, events',
    '/seeds': 'Seeds, for startups',
    '/partnership-hub': 'Partnership hub',
    '/ngo-templates': 'NGO templates',
  },
  answers: {
    safety: {
      text: 'I am sorry you are going through this. Take one step at a time. Choose any of these:',
      suggestions: [
        'Rest and breathe in a quiet place',
        'Read a story of someone who has been through this',
        'Ask for someone to visit',
      ],
    },
    mother: {
      text: 'Looking after others takes strength. Choose any of these:',
      suggestions: [
        'See what other mothers make and sell',
        'Read a mother’s story',
        'Find care, or a few hours of help',
      ],
    },
    student: {
      text: 'Good. Students can start here:',
      suggestions: ['Do a good deed and record it', 'See what young founders build', 'Take a free course'],
    },
    business: {
      text: 'You can earn with your skills. Choose any of these:',
      suggestions: ['Meet the sellers', 'Read about a first sale', 'See what others sell'],
    },
    partner: {
      text: 'Welcome. You can work with us here:',
      suggestions: ['See how partners join', 'Plan a fundraising evening', 'Take a ready-made template'],
    },
    problem: {
      text: 'Take one step at a time. Choose any of these:',
      suggestions: [
        'Solve it step by step, or get urgent help',
        'Read how someone got through it',
        'Find people who can help you',
      ],
    },
    confidence: {
      text: 'You can build courage a little each week. Choose any of these:',
      suggestions: [
        'Build courage with a group of girls',
        'Read a story of someone who was afraid too',
        'Read about brave women',
      ],
    },
    idea: {
      text: 'You can start with an unfinished idea. Choose any of these:',
      suggestions: ['Share your idea and find a partner', 'See founders and their supporters', 'Start from a problem'],
    },
    default: {
      text: 'I did not understand. Choose one of these, or write it in other words:',
      suggestions: ['See all programmes', 'Read a story', 'Buy products made by women'],
    },
    cost: {
      text: 'This site is free to use. You pay only if you buy something or donate.',
      suggestions: ['See how donations work', 'Take a free course', 'Read the terms'],
    },
    contact: {
      text: 'You can reach a person here:',
      suggestions: ['Write to us', 'Track what you sent to us', 'Find help and phone numbers'],
    },
    about: {
      text: 'I am Torch, your guide. I am a set of rules that shows you the right page. About this site:',
      suggestions: ['Read who we are', 'See how money moves', 'See all programmes'],
    },
  } satisfies Record<Intent | Question, Answer>,
}

type Words = Widened<typeof en>
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> }

const hi: Words = {
  danger: {
    violence: 'अच्छा हुआ कि आपने कहा, और इसमें आपकी कोई ग़लती नहीं है। बोल सकें तो अभी फ़ोन कीजिए:',
    'self-harm': 'कहने के लिए शुक्रिया। आपको इसमें अकेले नहीं रहना है। कोई जाग रहा है और आपकी बात सुनेगा:',
    attempt: 'यह रुक नहीं सकता। अभी फ़ोन कीजिए, बताइए कि क्या हुआ, और किसी के पास रहिए:',
    child: 'सुरक्षित रहना हर बच्चे का हक़ है। ये लोग तुरंत मदद करते हैं, बच्चा ख़ुद भी फ़ोन कर सकता है:',
    online: 'पैसे मत दीजिए, कुछ मत मिटाइए, मैसेज सँभालकर रखिए। आपकी ग़लती नहीं है। ये लोग रोकने में मदद करते हैं:',
    medical: 'अभी फ़ोन कीजिए और पहले जगह बताइए। मदद आने तक पास रहिए:',
  },
  numbers: {
    [HELPLINES.emergency]: 'आपात सेवा: पुलिस, एम्बुलेंस, दमकल',
    [HELPLINES.women]: 'महिला हेल्पलाइन, दिन-रात',
    [HELPLINES.child]: 'चाइल्डलाइन, हर बच्चे के लिए',
    [HELPLINES.mentalHealth]: 'टेली-मानस (मानसिक स्वास्थ्य), दिन-रात',
    [HELPLINES.legalAid]: 'मुफ़्त क़ानूनी मदद',
    [HELPLINES.cyberCrime]: 'ऑनलाइन ब्लैकमेल और ठगी',
  },
  callNote: 'फ़ोन की सूची में कॉल दिखती है। कोई देखता हो तो बाद में मिटा दीजिए।',
  dangerSuggestions: {
    '/support': 'और मदद, और निशान न छोड़ने के तरीक़े',
    '/sahaara': 'साँस लेने की शांत जगह',
    '/exit': 'यह साइट तुरंत छोड़िए',
  },
  places: {
    ...en.places,
    '/support': 'सहायता',
    '/contact': 'संपर्क',
    '/exit': 'तुरंत बाहर',
    '/wings': 'सभी सोलह विंग (कार्यक्रम)',
    '/empowerher': 'EmpowerHer, दुकान',
    '/sahaara': 'सहारा, आराम की शांत जगह',
    '/doc': 'DOC, घर पर देखभाल',
    '/start': 'Start, नए विचार',
    '/ssr': 'SSR, छात्र कार्यक्रम',
    '/solve': 'Solve, समस्या में मदद',
    '/sow': 'School of World, मुफ़्त कोर्स',
    '/sellers': 'बेचने वाली महिलाएँ',
    '/stories': 'कहानियाँ',
    '/fearless-girls': 'Fearless Girls, आत्मरक्षा',
    '/heartbeat': 'Heartbeat, कार्यक्रम और समारोह',
    '/seeds': 'Seeds, नए कारोबार',
  },
  answers: {
    safety: {
      text: 'यह ज़रूरी बात है। धीरे-धीरे, एक-एक क़दम। तीन शांत जगहें, कोई भी चुनिए:',
      suggestions: ['रुकिए, साँस लीजिए, अपनी बात कहिए', 'किसी की कहानी जो यहाँ से गुज़री है', 'किसी को पास बुलाइए'],
    },
    mother: {
      text: 'दूसरों को सँभालना बड़ी ताक़त है। इनमें से कोई भी चुनिए:',
      suggestions: ['देखिए दूसरी माँएँ क्या बनाती और बेचती हैं', 'एक माँ की कहानी', 'देखभाल, या कुछ घंटों की मदद'],
    },
    student: {
      text: 'बढ़िया। छात्राएँ यहाँ से शुरू करती हैं:',
      suggestions: ['एक अच्छा काम जो गिना जाए', 'युवा संस्थापक क्या बना रहे हैं', 'मुफ़्त कोर्स'],
    },
    business: {
      text: 'आप अपने हुनर से कमा सकती हैं। इनमें से कोई भी चुनिए:',
      suggestions: ['बेचने वाली महिलाओं से मिलिए', 'पहली बिक्री की एक कहानी', 'देखिए दूसरे क्या बेचते हैं'],
    },
    partner: {
      text: 'स्वागत है। साथ काम करने की जगहें:',
      suggestions: ['साझेदार कैसे जुड़ते हैं', 'धन जुटाने की एक शाम', 'बना-बनाया टेम्पलेट'],
    },
    problem: {
      text: 'एक-एक क़दम। इनमें से किसी से शुरू कीजिए:',
      suggestions: ['हल खोजिए, या तुरंत मदद', 'कोई इससे कैसे निकला', 'जो आपके साथ खड़े हों'],
    },
    confidence: {
      text: 'हिम्मत हर हफ़्ते थोड़ी बढ़ती है। शुरू करने की तीन जगहें:',
      suggestions: ['टोली के साथ हिम्मत सीखिए', 'जो पहले डरती थी, उसकी कहानी', 'देखिए किसने कर दिखाया'],
    },
    idea: {
      text: 'अधूरा विचार भी काफ़ी है। इनमें से कोई भी चुनिए:',
      suggestions: ['विचार बताइए, साथी पाइए', 'संस्थापक और उनके साथी', 'किसी समस्या से शुरू कीजिए'],
    },
    default: {
      text: 'यह ठीक से समझ नहीं आया। ये ज़्यादातर लोगों के काम आते हैं, या दूसरे शब्दों में लिखिए:',
      suggestions: ['सब कुछ देखिए', 'एक कहानी पढ़िए', 'महिलाओं का बनाया ख़रीदिए'],
    },
    cost: {
      text: 'यह साइट मुफ़्त है। पैसे सिर्फ़ ख़रीदने पर लगते हैं, या जब आप दान देना चाहें।',
      suggestions: ['दान में क्या ख़र्च आता है', 'मुफ़्त कोर्स', 'शर्तें पढ़िए'],
    },
    contact: {
      text: 'यहाँ किसी व्यक्ति से संपर्क कीजिए:',
      suggestions: ['हमें लिखिए', 'अपनी अर्ज़ी का हाल देखिए', 'मदद और फ़ोन नंबर'],
    },
    about: {
      text: 'मैं टॉर्च हूँ, नियमों का एक समूह, जो सही पन्ना दिखाता है। इस साइट के बारे में:',
      suggestions: ['हम कौन हैं', 'पैसा कैसे पहुँचता है', 'सब कुछ देखिए'],
    },
  },
}

export const answersCopy = { en, hi }
