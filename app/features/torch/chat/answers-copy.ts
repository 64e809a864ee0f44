import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { DangerKind } from '#app/features/torch/understanding/danger.ts'
import type { Question } from '#app/features/torch/understanding/questions.ts'
import type { Intent } from '#app/features/torch/understanding/intents.ts'

import { copy as hindi } from './copy.hi.ts'

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
  // As in copy.ts, which is in the language of the page; an answer is in the language of the message.
  numbers: {
    [HELPLINES.emergency]: 'Emergency: police, ambulance, fire',
    [HELPLINES.women]: 'Women’s helpline, 24 hours',
    [HELPLINES.child]: 'Childline, for every child',
    [HELPLINES.mentalHealth]: 'Tele-MANAS (mental health), 24 hours',
    [HELPLINES.legalAid]: 'Legal aid, free of charge',
    [HELPLINES.cyberCrime]: 'Blackmail and fraud online',
  },
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
    violence: 'अच्छा हुआ कि आपने बताया। इसमें आपकी कोई ग़लती नहीं है। अभी बोल सकें तो कॉल करें:',
    'self-harm': 'बताने के लिए शुक्रिया। आपको इसमें अकेले नहीं रहना है। कोई अभी आपकी बात सुनेगा:',
    attempt: 'इसमें देर न करें। अभी कॉल करें, बताएँ कि क्या हुआ, और किसी के पास रहें:',
    child: 'सुरक्षित रहना हर बच्चे का हक़ है। ये लोग तुरंत मदद करते हैं। बच्चा ख़ुद भी कॉल कर सकता है:',
    online: 'पैसे न दें। कुछ न मिटाएँ। आपकी कोई ग़लती नहीं है। ये लोग इसे रोकने में मदद करते हैं:',
    medical: 'अभी कॉल करें, और सबसे पहले जगह बताएँ। मदद आने तक पास रहें:',
  },
  numbers: hindi.numbers,
  callNote: 'फ़ोन में कॉल की सूची रहती है। कोई उसे देखता हो, तो बाद में यह कॉल मिटा दें।',
  dangerSuggestions: {
    '/support': 'और मदद, और निशान न छोड़ने के तरीके',
    '/sahaara': 'साँस लेने की शांत जगह',
    '/exit': 'यह साइट तुरंत छोड़ें',
  },
  places: {
    '/support': 'सहायता',
    '/contact': 'संपर्क',
    '/follow': 'अपना अनुरोध देखें',
    '/about': 'हम कौन हैं',
    '/how-it-works': 'यह कैसे काम करता है',
    '/terms': 'नियम और शर्तें',
    '/exit': 'तुरंत बाहर',
    '/wings': 'विंग, सभी सोलह प्रोग्राम',
    '/empowerher': 'EmpowerHer, दुकान',
    '/sahaara': 'Sahaara, आराम की शांत जगह',
    '/doc': 'DOC, घर पर देखभाल',
    '/start': 'Start, नए आइडिया के लिए',
    '/ssr': 'SSR, छात्र प्रोग्राम',
    '/solve': 'Solve, परेशानी में मदद',
    '/sow': 'School of World, मुफ़्त कोर्स',
    '/sellers': 'Sellers, बेचने वाली महिलाएँ',
    '/stories': 'कहानियाँ',
    '/fearless-girls': 'Fearless Girls, आत्मरक्षा',
    '/heartbeat': 'Heartbeat, कार्यक्रम',
    '/seeds': 'Seeds, स्टार्टअप के लिए',
    '/partnership-hub': 'साझेदारी केंद्र',
    '/ngo-templates': 'NGO टेम्पलेट',
  },
  answers: {
    safety: {
      text: 'यह सब मुश्किल है। एक बार में एक क़दम। इनमें से कोई भी चुनें:',
      suggestions: ['शांत जगह पर रुकें और साँस लें', 'ऐसे दिनों से गुज़री किसी की कहानी पढ़ें', 'किसी को घर आने के लिए कहें'],
    },
    mother: {
      text: 'दूसरों को सँभालने में ताक़त लगती है। इनमें से कोई भी चुनें:',
      suggestions: ['देखें कि दूसरी माँएँ क्या बनाती और बेचती हैं', 'एक माँ की कहानी पढ़ें', 'देखभाल, या कुछ घंटों की मदद पाएँ'],
    },
    student: {
      text: 'बढ़िया। छात्र यहाँ से शुरू कर सकते हैं:',
      suggestions: ['एक अच्छा काम करें और उसे दर्ज करें', 'देखें कि युवा क्या बना रहे हैं', 'मुफ़्त कोर्स करें'],
    },
    business: {
      text: 'आपके हुनर से कमाई हो सकती है। इनमें से कोई भी चुनें:',
      suggestions: ['बेचने वाली महिलाओं से मिलें', 'पहली बिक्री की कहानी पढ़ें', 'देखें कि दूसरे क्या बेचते हैं'],
    },
    partner: {
      text: 'स्वागत है। यहाँ हमारे साथ काम किया जा सकता है:',
      suggestions: ['देखें कि साझेदार कैसे जुड़ते हैं', 'दान जुटाने की शाम रखें', 'बना-बनाया टेम्पलेट लें'],
    },
    problem: {
      text: 'एक बार में एक क़दम। इनमें से कोई भी चुनें:',
      suggestions: ['एक-एक क़दम से हल करें, या तुरंत मदद पाएँ', 'पढ़ें कि कोई इससे कैसे निकला', 'मदद करने वाले लोग खोजें'],
    },
    confidence: {
      text: 'हिम्मत हर हफ़्ते थोड़ी-थोड़ी बढ़ती है। इनमें से कोई भी चुनें:',
      suggestions: ['लड़कियों के साथ मिलकर हिम्मत बढ़ाएँ', 'जो पहले डरती थी, उसकी कहानी पढ़ें', 'हिम्मत वाली महिलाओं को देखें'],
    },
    idea: {
      text: 'अधूरे आइडिया से भी शुरुआत हो सकती है। इनमें से कोई भी चुनें:',
      suggestions: ['अपना आइडिया बताएँ और साथी पाएँ', 'शुरुआत करने वालों को देखें', 'किसी समस्या से शुरू करें'],
    },
    default: {
      text: 'यह मुझे समझ नहीं आया। इनमें से एक चुनें, या दूसरे शब्दों में लिखें:',
      suggestions: ['सभी प्रोग्राम देखें', 'एक कहानी पढ़ें', 'महिलाओं का बनाया सामान ख़रीदें'],
    },
    cost: {
      text: 'यह साइट मुफ़्त है। पैसे सिर्फ़ कुछ ख़रीदने या दान देने पर लगते हैं।',
      suggestions: ['देखें कि दान कैसे पहुँचता है', 'मुफ़्त कोर्स करें', 'नियम और शर्तें पढ़ें'],
    },
    contact: {
      text: 'यहाँ किसी व्यक्ति से बात हो सकती है:',
      suggestions: ['हमें लिखें', 'आपने जो भेजा, उसका हाल देखें', 'मदद और फ़ोन नंबर देखें'],
    },
    about: {
      text: 'मैं Torch हूँ, आपकी गाइड। मैं नियमों से चलती हूँ और सही पेज दिखाती हूँ। इस साइट के बारे में:',
      suggestions: ['पढ़ें कि हम कौन हैं', 'देखें कि पैसा कैसे पहुँचता है', 'सभी प्रोग्राम देखें'],
    },
  },
}

export const answersCopy = { en, hi }
