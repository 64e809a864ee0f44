/**
 * What our own courses are stored with, as the demo data writes it, so that it is read in the language of the page. The
 * names of other providers' courses are English in both. The text and the task of a module are in `demo/hindi-lessons.ts`.
 */
export const copy = {
  titles: {
    'first-mission': 'From your street to a mission',
    'teach-a-phone': 'Teach a woman to use her phone',
    'first-sale': 'Your first sale',
  },
  badges: {
    'first-mission': 'Mission Starter',
    'teach-a-phone': 'Digital Friend',
    'first-sale': 'First Founder',
  },
  descriptions: {
    'elements-of-ai':
      'Learn what artificial intelligence is, what it can do and what it cannot do. You need no programming, only school mathematics. You read a chapter, then answer questions, at your own pace.',
    'introduction-to-machine-learning':
      'Learn how a computer learns from examples: regression, decision trees and neural networks, and how to check the result. You need college mathematics and some programming.',
    'machine-learning-crash-course':
      'Short lessons with animations and exercises in the browser, from linear regression to large language models. You should know a little Python.',
    cs50x:
      'Learn to solve problems step by step and to write programs: C, Python, databases and web pages. The course is demanding, but you do not need to know programming.',
    'responsive-web-design':
      'Learn to build web pages in small steps, and finish five projects of your own. You do not have to install anything. You can read on a phone, but a computer is better for the exercises.',
    'joy-of-computing-python':
      'Learn programming in Python with games, puzzles and small experiments. For students of all subjects and for beginners.',
    'digital-marketing':
      'Learn how customers find a shop online: search, social media and e-mail, and how to measure what works. Short videos with a quiz after each.',
    entrepreneurship:
      'From the first idea to a successful company: what to sell, to whom, with what money and with which people. With many examples from India.',
    'first-mission':
      'Find one thing that should be better. Ask the people it affects, make a plan on one page, keep open accounts, and measure the result.',
    'teach-a-phone':
      'Teach a neighbour to use her phone: how to lock it, how to pay safely, and how to recognise fraud. At the end she teaches another woman.',
    'first-sale':
      'Learn to sell what you can make: choose your customers, set a price, find the first ten customers, keep accounts, get the documents, and present your business.',
  },
  modules: {
    'first-mission/see-one-thing': 'Choose one problem',
    'first-mission/ask-before-you-act': 'Ask before you act',
    'first-mission/a-plan-on-one-page': 'A plan on one page',
    'first-mission/people-and-money': 'People and money',
    'first-mission/count-and-tell': 'Count and report',
    'teach-a-phone/start-with-her-wish': 'Start with what she wants',
    'teach-a-phone/locks-and-secrets': 'Lock the phone',
    'teach-a-phone/money-on-the-phone': 'Money on the phone',
    'teach-a-phone/true-or-false': 'True or false',
    'teach-a-phone/she-teaches-the-next': 'She teaches another woman',
    'first-sale/what-and-for-whom': 'What you sell, and to whom',
    'first-sale/the-price': 'Set your price',
    'first-sale/ten-customers': 'Your first ten customers',
    'first-sale/a-book-of-money': 'Keep accounts',
    'first-sale/papers-in-india': 'Registrations and documents',
    'first-sale/three-minutes': 'Present your business in three minutes',
  },
  durations: {
    '11-weeks': '11 weeks',
    '12-weeks': '12 weeks',
    'about-15-hours': 'About 15 hours',
    'about-30-hours': 'About 30 hours',
    'about-300-hours': 'About 300 hours',
    'about-5-hours': 'About 5 hours',
    'about-80-minutes': 'About 80 minutes',
    'about-an-hour': 'About an hour',
  },
  languages: {
    english: 'English',
    'english-and-others': 'English and others',
    'english-with-subtitles': 'English, with subtitles',
  },
  costs: {
    'exam-fee':
      'All videos and exercises are free. Only the exam for a certificate costs a fee. You do not have to take it.',
    'edx-fee': 'Free, with a free certificate from CS50. A certificate from edX costs a fee.',
    certificate: 'Free, with a free certificate.',
    account: 'Free, with a free certificate. You need an account there.',
    free: 'Free.',
    open: 'Free. You can read every module without an account.',
  },
  instructors: {
    'school-of-world-team': 'School of World team',
    'teemu-roos-and-team': 'Teemu Roos and team',
  },
  notes: {
    demo: 'Demo data: learners and ratings are invented, not measured.',
  },
  tags: {
    'c-and-python': 'C and Python',
    'html-and-css': 'HTML and CSS',
    bookkeeping: 'bookkeeping',
    'business-plan': 'business plan',
    certificate: 'certificate',
    'digital-safety': 'digital safety',
    'first-steps': 'first steps',
    lectures: 'lectures',
    listening: 'listening',
    mathematics: 'mathematics',
    'no-coding': 'no coding',
    pitch: 'pitch',
    planning: 'planning',
    practice: 'practice',
    pricing: 'pricing',
    programming: 'programming',
    projects: 'projects',
    'selling-online': 'selling online',
    'short-lessons': 'short lessons',
    'short-videos': 'short videos',
    teaching: 'teaching',
    teamwork: 'teamwork',
  },
  spotlight: {
    quote:
      'I had not counted my own hours. I added them to the price and was nervous for a week. Then the canteen ordered forty jars at the new price.',
    step: 'Sells pickles and papad to two canteens, and keeps her own accounts.',
  },
} as const
