// Invented questions with the sellers' answers.

interface DemoQuestion {
  product: string
  /** Null for an anonymous question. */
  askerName: string | null
  question: string
  answer: string
  askedDaysAgo: number
  answeredDaysAgo: number
}

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    product: 'mango-pickle-500-g',
    askerName: 'Neha',
    question: 'How hot is it? My children will eat it too.',
    answer: 'Mild. I use Kashmiri chillies, mostly for the colour.',
    askedDaysAgo: 21,
    answeredDaysAgo: 20,
  },
  {
    product: 'mango-pickle-500-g',
    askerName: null,
    question: 'Is there garlic in it?',
    answer: 'No garlic and no onion. Only mango, mustard oil, fenugreek, chilli and salt.',
    askedDaysAgo: 12,
    answeredDaysAgo: 12,
  },
  {
    product: 'mango-pickle-500-g',
    askerName: 'Prakash',
    question: 'Does it need a fridge after opening?',
    answer: 'No. Keep the mango under the oil and use a dry spoon.',
    askedDaysAgo: 9,
    answeredDaysAgo: 8,
  },
  {
    product: 'mango-pickle-500-g',
    askerName: 'Ruksana',
    question: 'Is the jar glass or plastic?',
    answer: 'Glass, with a tin lid. I wrap it in three layers of old newspaper.',
    askedDaysAgo: 4,
    answeredDaysAgo: 3,
  },
  {
    product: 'handloom-dupatta-madder',
    askerName: 'Lakshmi',
    question: 'Can I wash it in a machine?',
    answer: 'Better by hand, in cold water, with a mild soap. Dry it in the shade.',
    askedDaysAgo: 15,
    answeredDaysAgo: 14,
  },
  {
    product: 'terracotta-jhumka-pair',
    askerName: 'Imrana',
    question: 'क्या इन्हें बारिश में पहन सकते हैं?',
    answer: 'हाँ, पकी मिट्टी है। बस इत्र या तेल न लगे।',
    askedDaysAgo: 7,
    answeredDaysAgo: 6,
  },
]
