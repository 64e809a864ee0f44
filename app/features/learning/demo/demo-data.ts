import type { CourseInput, ModuleInput, SpotlightInput } from '#app/features/learning/operator/forms.ts'

const INVENTED = 'Demo data: learners and ratings are invented, not measured.'
const FREE_VIDEOS =
  'All videos and exercises are free. Only the exam for a certificate costs a fee. You do not have to take it.'

const elsewhere = {
  track: null,
  badge: null,
  figuresNote: INVENTED,
} as const

/**
 * Three AI, three technology and two business courses that exist, are free to attend and are on their providers' sites.
 */
export const COURSES: readonly CourseInput[] = [
  {
    ...elsewhere,
    slug: 'elements-of-ai',
    title: 'Elements of AI',
    provider: 'University of Helsinki and MinnaLearn',
    type: 'university',
    tab: 'ai',
    url: 'https://www.elementsofai.com/',
    description:
      'Learn what artificial intelligence is, what it can do and what it cannot do. You need no programming, only school mathematics. You read a chapter, then answer questions, at your own pace.',
    duration: 'About 30 hours',
    level: 'beginner',
    instructor: 'Teemu Roos and team',
    languages: 'English and others',
    costNote: 'Free, with a free certificate.',
    tags: ['no coding', 'first steps', 'certificate'],
    students: 1_860,
    rating: 4.8,
    ratings: 212,
  },
  {
    ...elsewhere,
    slug: 'introduction-to-machine-learning',
    title: 'Introduction to Machine Learning',
    provider: 'NPTEL, IIT Madras',
    type: 'university',
    tab: 'ai',
    url: 'https://nptel.ac.in/courses/106106139',
    description:
      'Learn how a computer learns from examples: regression, decision trees and neural networks, and how to check the result. You need college mathematics and some programming.',
    duration: '12 weeks',
    level: 'intermediate',
    instructor: 'Prof. Balaraman Ravindran',
    languages: 'English',
    costNote: FREE_VIDEOS,
    tags: ['lectures', 'mathematics', 'NPTEL'],
    students: 940,
    rating: 4.6,
    ratings: 97,
  },
  {
    ...elsewhere,
    slug: 'machine-learning-crash-course',
    title: 'Machine Learning Crash Course',
    provider: 'Google',
    type: 'company',
    tab: 'ai',
    url: 'https://developers.google.com/machine-learning/crash-course',
    description:
      'Short lessons with animations and exercises in the browser, from linear regression to large language models. You should know a little Python.',
    duration: 'About 15 hours',
    level: 'intermediate',
    instructor: '',
    languages: 'English and others',
    costNote: 'Free.',
    tags: ['practice', 'Python', 'short lessons'],
    students: 1_120,
    rating: 4.7,
    ratings: 134,
  },
  {
    ...elsewhere,
    slug: 'cs50x',
    title: 'CS50x: Introduction to Computer Science',
    provider: 'Harvard University',
    type: 'university',
    tab: 'tech',
    url: 'https://cs50.harvard.edu/x/',
    description:
      'Learn to solve problems step by step and to write programs: C, Python, databases and web pages. The course is demanding, but you do not need to know programming.',
    duration: '11 weeks',
    level: 'beginner',
    instructor: 'David J. Malan',
    languages: 'English, with subtitles',
    costNote: 'Free, with a free certificate from CS50. A certificate from edX costs a fee.',
    tags: ['programming', 'C and Python', 'certificate'],
    students: 2_310,
    rating: 4.9,
    ratings: 301,
  },
  {
    ...elsewhere,
    slug: 'responsive-web-design',
    title: 'Responsive Web Design',
    provider: 'freeCodeCamp',
    type: 'nonprofit',
    tab: 'tech',
    url: 'https://www.freecodecamp.org/learn/2022/responsive-web-design/',
    description:
      'Learn to build web pages in small steps, and finish five projects of your own. You do not have to install anything. You can read on a phone, but a computer is better for the exercises.',
    duration: 'About 300 hours',
    level: 'beginner',
    instructor: '',
    languages: 'English and others',
    costNote: 'Free, with a free certificate.',
    tags: ['HTML and CSS', 'projects', 'certificate'],
    students: 1_540,
    rating: 4.7,
    ratings: 188,
  },
  {
    ...elsewhere,
    slug: 'joy-of-computing-python',
    title: 'The Joy of Computing using Python',
    provider: 'NPTEL, IIT Ropar',
    type: 'university',
    tab: 'tech',
    url: 'https://nptel.ac.in/courses/106106182',
    description:
      'Learn programming in Python with games, puzzles and small experiments. For students of all subjects and for beginners.',
    duration: '12 weeks',
    level: 'beginner',
    instructor: 'Prof. Sudarshan Iyengar',
    languages: 'English',
    costNote: FREE_VIDEOS,
    tags: ['Python', 'lectures', 'NPTEL'],
    students: 1_275,
    rating: 4.6,
    ratings: 143,
  },
  {
    ...elsewhere,
    slug: 'digital-marketing',
    title: 'Digital Marketing',
    provider: 'HubSpot Academy',
    type: 'company',
    tab: 'business',
    url: 'https://academy.hubspot.com/courses/digital-marketing',
    description:
      'Learn how customers find a shop online: search, social media and e-mail, and how to measure what works. Short videos with a quiz after each.',
    duration: 'About 5 hours',
    level: 'beginner',
    instructor: '',
    languages: 'English and others',
    costNote: 'Free, with a free certificate. You need an account there.',
    tags: ['selling online', 'short videos', 'certificate'],
    students: 980,
    rating: 4.5,
    ratings: 109,
  },
  {
    ...elsewhere,
    slug: 'entrepreneurship',
    title: 'Entrepreneurship',
    provider: 'NPTEL, IIT Madras',
    type: 'university',
    tab: 'business',
    url: 'https://nptel.ac.in/courses/110106141',
    description:
      'From the first idea to a successful company: what to sell, to whom, with what money and with which people. With many examples from India.',
    duration: '12 weeks',
    level: 'intermediate',
    instructor: 'Prof. C. Bhaktavatsala Rao',
    languages: 'English',
    costNote: FREE_VIDEOS,
    tags: ['business plan', 'lectures', 'NPTEL'],
    students: 715,
    rating: 4.4,
    ratings: 76,
  },
]

type Module = Omit<ModuleInput, 'course' | 'position'>

const ours = {
  provider: 'School of World',
  type: 'path',
  tab: null,
  url: null,
  level: 'beginner',
  instructor: 'School of World team',
  languages: 'English',
  costNote: 'Free. You can read every module without an account.',
  figuresNote: INVENTED,
} as const

const missionModules: readonly Module[] = [
  {
    slug: 'see-one-thing',
    title: 'Choose one problem',
    minutes: 12,
    body: `A mission starts with a problem that you have seen: a tap that drips in front of the school, a conductor who cannot read a form, an aunt who walks home in the dark.

Choose a small problem. "Education in India" is too large for one month. "Four children in our lane no longer go to class 6" is the right size. You can visit these children, and after a month you can see if something has changed.

Write it down in three lines. First line: what happens, where, and to whom. Second line: since when. Third line: how you know. If you only know it from others, go and look. Count for one week: how many, how often, and at what time. Your own count is better than a number from the internet.

Then check if a student mission is the right answer. The municipality has to repair a burst pipe; your mission can be to report it and follow up. If someone is beaten at home, call the women’s helpline 181. Do not start a project about it.`,
    task: 'Go to one place this week and watch for twenty minutes. Write your three lines and read them to a friend. Make them clearer if your friend has questions.',
  },
  {
    slug: 'ask-before-you-act',
    title: 'Ask before you act',
    minutes: 12,
    body: `The people affected know the problem better than you do. They have also seen helpers who came, took photos and left. So ask three of them before you plan anything.

Go in pairs, at a time that suits them. Say your name, your college and why you came. Then ask open questions: "How is it on a normal day?", "What have you already tried?", "What would make it easier?", "What should nobody do again?" Listen. Do not promise help. You can say: "We want to find out what we can do. We will come back on Sunday." Then come back on Sunday.

Write down what they say in their own words. Do not write full names, Aadhaar numbers, health or caste. Do not take photos of anybody without consent. For a child, you need the consent of the parents. People can withdraw their consent at any time.

The answer is often a surprise. You want to paint the school, but the teachers want a lock for the girls’ toilet. The lock costs less than the paint, and the girls no longer go home at noon.`,
    task: 'Ask three people who are affected. Write one sentence from each person, in their own words. Underline what you did not expect.',
  },
  {
    slug: 'a-plan-on-one-page',
    title: 'A plan on one page',
    minutes: 15,
    body: `If your plan does not fit on one page, the mission is too large. Draw five boxes.

Box 1: What will change? Write one sentence with a number and a date: "By 20 December, four children go to class 6 again, for at least two weeks."

Box 2: What do we do? Write up to five steps. Each begins with a verb: visit, ask, borrow, repair, teach. Write one name and one day next to each step.

Box 3: What do we need? List things, money and permissions. Ask the principal, the owner or the ward office early and in writing. Borrow before you buy.

Box 4: What can go wrong? Write the three biggest problems and what you will do: rain, exams, an angry parent. Think about harm too. Could we hurt someone, or put them in danger? If yes, change the plan.

Box 5: How do we measure it? Count again at the end, in the same way as at the start. Decide now who counts and when.

Show the page to one of the people you asked. If they do not like it, change it.`,
    task: 'Draw the five boxes on paper and fill them in. Take a photo of the page. You can use it for a campaign if you need money.',
  },
  {
    slug: 'people-and-money',
    title: 'People and money',
    minutes: 12,
    body: `Five people who come every week are better than fifty who liked your post. Ask people one by one, for one task with an end: "Can you teach fractions on four Saturdays, from 4 to 5?" People agree more easily if they know how long it takes.

Give each person a role: one leads, one keeps the money, one keeps the attendance list, one talks to the families, one writes. The leader does not keep the money. Meet for half an hour every week at the same time. Ask three questions: What did we do? What is the problem? Who does what until next week?

Be careful with money. One person receives it, another person spends it, and both sign. Write down every rupee on the same day: date, person, purpose, amount, balance. Keep each bill. If there is no bill, write a slip and ask the seller to sign it. Never mix the money with your own.

Show the accounts to everybody. If you raised money here, post an update with the bills. Also write about mistakes: "The first pump was the wrong size. We lost ₹400." People trust you more if you are honest.`,
    task: 'Write the names for your five roles. Draw the cash page: date, person, purpose, in, out, balance. Enter the first line, even if it is only ₹10.',
  },
  {
    slug: 'count-and-tell',
    title: 'Count and report',
    minutes: 12,
    body: `On the last day, count again in the same way as on the first day. Then write four sentences.

First: the situation at the start, with the first number. Second: what you did. Third: the situation now, with the second number. Fourth: what did not work, or what you do not know yet. The fourth sentence shows that you are honest.

Name others who helped. If a teacher also visited the families, say so. If the number has not changed, say so. Then others learn what does not help.

Report first to the people affected. Then report to the people who gave time or money, and then to everybody else. Ask again before you show a name or a face. Read the text to them before you publish it.

Then decide together: stop, continue, or hand over. It is fine to stop. If you continue, a younger student should lead.`,
    task: 'Write your four sentences and share them as a story. Then thank three people in person.',
  },
]

const phoneModules: readonly Module[] = [
  {
    slug: 'start-with-her-wish',
    title: 'Start with what she wants',
    minutes: 10,
    body: `Nobody wants to learn "the smartphone". Your learner wants to see her grandson, to know when the gas comes, or to take payments on market day. So ask first: "What would you like to do with your phone?" Teach only this on the first day.

Sit next to her. She holds the phone. Do not touch the screen yourself. It takes longer, but she will remember it. Use her words ("the green picture with the telephone").

First change the settings together: larger text, louder sound, her own language, a wallpaper that she likes. Remove the apps that she never uses from the first page.

Teach one thing a day. Then she does it three times without your help. If something goes wrong, show her the home button. If she knows how to get back, she is not afraid to try.`,
    task: 'Find a learner: your mother, a neighbour, the lady who sells flowers. Ask what she would like to do, and change the settings with her.',
  },
  {
    slug: 'locks-and-secrets',
    title: 'Lock the phone',
    minutes: 12,
    body: `A phone today holds money, letters and secrets. Three locks are enough for most people.

The first lock is the screen. Set a PIN of six digits or a fingerprint. Do not use a birthday or 123456. She chooses the PIN herself and tells nobody, not even you. Look away while she enters it.

The second lock is two-step sign-in for money and mail. In WhatsApp, go to Settings, Account, Two-step verification. Add an e-mail address too, in case she forgets the PIN.

The third lock is a rule: never tell anybody an OTP on the phone. No bank, police officer or court needs it. Only the code of a parcel that she ordered is told: at her own door, when the parcel is in her hands. Also keep the UPI PIN, the number on the back of the card and photos of Aadhaar secret.

Write these on paper: the helpline of her bank, the IMEI of the phone (dial *#06#), and who to call if it is stolen. She can block a stolen phone in all of India on sancharsaathi.gov.in.`,
    task: 'Set the screen lock and two-step verification together. Practise one sentence: "I do not give this on the phone."',
  },
  {
    slug: 'money-on-the-phone',
    title: 'Money on the phone',
    minutes: 15,
    body: `The most important rule of UPI: you enter the PIN only to send money. To receive money, you do not enter a PIN, scan a code or press "pay". If someone asks you to do this, they want to take your money. Ask her to explain this rule to you.

Practise with ₹1. Send her ₹1. She does nothing, and receives it. Then she sends ₹1 back. Before she enters the PIN, she reads the name aloud. This takes two seconds and prevents mistakes.

Show her the list of payments, so that she can check it in the evening. Set a low daily limit in the app. She can change it later. If she has a shop, she needs a printed code, and a speaker or the app to check each payment. She should not trust a screenshot on the customer’s phone.

If money was stolen, act at once. Call 1930, the helpline against cyber fraud, day or night. Then call the bank and report it on cybercrime.gov.in. Tell her that it can happen to everybody, also to bankers and judges.`,
    task: 'Send ₹1 and get ₹1 back. Read the name aloud each time. Save 1930 in her phone under a name that she will find.',
  },
  {
    slug: 'true-or-false',
    title: 'True or false',
    minutes: 12,
    body: `Most fraud messages use one of four tricks. Make it a game: read an example, and she names the trick.

Hurry: "We cut off your electricity tonight at 9:30. Call this number." Real offices do not do this by message. Fear: "This is the police. Stay on the video call." Nobody can be arrested by video call. Hang up. Greed: "You have won", or "earn ₹3,000 a day for likes". If you have to pay first, you have not won. Love: a new friend tells a sad story, and asks for money after three weeks.

For news, ask three questions. Who says it, with name and place? Do two other sources say the same? Is it fine if everybody knows that I forwarded it? If one answer is missing, do not forward it.

Pictures and voices can be fake. If a grandson calls from an unknown number and needs money, hang up and call his usual number. Agree on a code word that only the family knows.`,
    task: 'Play the game with three messages from her own phone. Agree on a family code word. Block and report one number together.',
  },
  {
    slug: 'she-teaches-the-next',
    title: 'She teaches another woman',
    minutes: 12,
    body: `You learn something well when you explain it. So in the last lesson she teaches one thing to another woman, and you only watch.

Help her to choose the thing that she uses most. Help her to prepare: what was difficult for her? What could the other woman be afraid of? Then be quiet, even if it takes long or she explains it in another way.

Afterwards ask both: what will you do with it this week? Visit them again after a week to see what they remember.

If you want to continue, start a circle: four women, one hour a week, always in the same place, for example a courtyard, an anganwadi or a library. Choose one topic each time. Keep a list of who came and what each woman can do now.

If a woman shows you that someone threatens or follows her, stop the lesson. Do not search her phone. Tell her about the helpline 181 and about legal help on this site. She decides what to do.`,
    task: 'Watch when she teaches another woman. Write two sentences about it. Ask for her consent before you share them.',
  },
]

const saleModules: readonly Module[] = [
  {
    slug: 'what-and-for-whom',
    title: 'What you sell, and to whom',
    minutes: 12,
    body: `You can describe a business in one sentence: I make this, for these people, and they buy it because of this.

Start with something that you already do and that others ask for. Do people order your pickles for weddings? Do your blouses fit better than the tailor’s? This is better than an idea from a video.

Then choose your customers. Do not say "people who eat pickles". Say "working couples in the two new towers who have no time to cook". You know when they come home, what they pay for a small jar, and which WhatsApp group they use. So you know how to reach them.

Then say why they should buy from you. Do not say "quality", because everybody says this. Say for example: it is sun-dried, I deliver on Saturdays, you can return it. If you do not know the reason, ask your last three customers: "Why did you buy from me?"

Tell your sentence to an honest friend. If your friend asks "How is it different?", improve the reason.`,
    task: 'Write your sentence: I make …, for …, and they buy it because …. Ask three people who know your work why they would buy.',
  },
  {
    slug: 'the-price',
    title: 'Set your price',
    minutes: 15,
    body: `Many women sell below their cost at first, because they do not count their own time.

Take one unit, for example one jar, and write five lines. Material: mangoes, oil, spices, salt. Packing: jar, label, bag. Equipment: gas, grinder, electricity; at first, add ten percent of the material. Delivery: bus, petrol, payment fees, fee of the market place. Your time: the minutes for each jar, multiplied by your hourly wage. If you do not know the wage, ask what good work in your town earns in an hour. Do not write zero.

The sum is your cost. Below this price you lose money. Add about one third for broken jars, months without orders and new equipment.

Now compare with the market. What do your customers pay today? If your price is much higher, make the product smaller or simpler, but do not cut your wage. If it is much lower, raise it. A very low price makes people doubt the quality.

Say your price to the customer and wait. Do not offer a discount at once.`,
    task: 'Calculate the price of one unit with all five lines. Write it on a card. Practise saying it aloud, and then count to five in silence.',
  },
  {
    slug: 'ten-customers',
    title: 'Your first ten customers',
    minutes: 12,
    body: `You do not need a logo. You need ten customers who are not your family.

Make a list of thirty people: neighbours, teachers, the bank clerk, people who moved away, a shop that sells similar things. Write to each person by name. Say what it is, what it costs and when it is ready: "Mango pickle, ₹220 a jar, ready on Saturday. Shall I keep one for you?" They only have to answer yes or no.

Make one small batch, so that nothing spoils. Take the money before or on delivery. Put a label on it with the name, the ingredients, the date and your phone number. For food, the law requires a label.

After a week ask each customer: What was good? What would you change? Would you buy it again? Ask happy customers: "Who else would like this?" Many small shops find most of their customers with this question.

Change only one thing, and make the next batch.`,
    task: 'Write your list of thirty names. Send five personal messages today, each with a price, a day and a question.',
  },
  {
    slug: 'a-book-of-money',
    title: 'Keep accounts',
    minutes: 12,
    body: `Your accounts answer one question: do you have more money at the end of the month than at the start, and why? A school notebook is enough.

Keep the money of your business and the money of your family apart. A second bank account is best. A tin box is fine at first. The money that you take for yourself is your wage. Write it down. If the family borrows from the business, write this down too.

Every evening write one line for each payment: date, purpose, in, out, balance. It takes two minutes. Do not wait until Sunday, because you will forget small amounts.

On the last day of the month add up four sums: income, cost of material, other costs with your wage, and what is left. Compare it with the month before. Write one sentence about the reason.

On the last page, list the people who owe you money, with date and amount. If there are more than three names, do not give more credit. Keep all bills in an envelope for each month. If you ask for a loan one day, the bank wants to see these accounts.`,
    task: 'Start the notebook today with the money that you have now. Write today’s payments. Set an alarm for two minutes every evening.',
  },
  {
    slug: 'papers-in-india',
    title: 'Registrations and documents',
    minutes: 15,
    body: `You can start small without a company. If you work in your own name, you are a sole proprietor. You do not have to register for this. You need other documents later. Most of them are free or cheap if you apply on the official website.

Udyam registration shows that you are a small enterprise. You need it for loans, schemes and orders from offices. It is free. You need Aadhaar and PAN. Apply only on udyamregistration.gov.in. Websites that charge a fee are not official.

For food you need FSSAI: a registration for a small business, a licence for a larger one. Apply on foscos.fssai.gov.in and print the number on every label. You need GST above a certain turnover. It depends on your State, and on whether you sell goods or services. See gst.gov.in for the current rules. Other rules can apply if you sell to other States or on a large platform, so ask before the first order.

You also need a bank account for the business, a shop licence from the municipality if you have a shop, and insurance when others depend on your business. To borrow money, look at Mudra loans and the self-help group in your ward. Be careful with loan apps.

You get free advice from the District Industries Centre, and from Legal Companion on this site. Never give your OTP or a photo of your Aadhaar card to a person who offers to apply for you.`,
    task: 'Make a list with three columns: have, need now, need later. Put each document of this module into a column. Apply for one document of “need now” this week.',
  },
  {
    slug: 'three-minutes',
    title: 'Present your business in three minutes',
    minutes: 15,
    body: `At some point a bank, a college or a large customer asks: "What do you do?" Three minutes are enough.

First describe a problem of real people: "Eleven women in our street leave for work at seven and come home at eight. Their children eat biscuits." Then say your sentence from the first module. Then give proof: how many people bought, how many bought again, and what your accounts show. For example: "I sold forty jars, twenty-six of them to customers who bought again." Then say exactly what you need: "A grinder for ₹18,000. With it I can make fifteen jars a day instead of six. It pays for itself in seven months." Then ask: "What would you like to know?"

Practise it aloud ten times, also with a person who is critical. Measure the time. Make it shorter each time.

They will ask three questions. What happens if you fall ill? Why does nobody else do it? What do you do if the price of mangoes doubles? Prepare your answers. You can also say: "I do not know yet. I will write to you by Friday." Then write by Friday.

You can also refuse an offer. Do not borrow money that you cannot pay back.`,
    task: 'Record your three minutes on your phone, listen, and do it again. If you are ready, tell Seeds about your business.',
  },
]

/** Three learning paths of our own, with the full text of every module. */
export const PATHS: readonly { course: CourseInput; modules: readonly Module[] }[] = [
  {
    course: {
      ...ours,
      slug: 'first-mission',
      title: 'From your street to a mission',
      track: 'ssr',
      badge: 'Mission Starter',
      description:
        'Find one thing that should be better. Ask the people it affects, make a plan on one page, keep open accounts, and measure the result.',
      duration: 'About an hour',
      tags: ['planning', 'listening', 'teamwork'],
      students: 412,
      rating: 4.7,
      ratings: 86,
    },
    modules: missionModules,
  },
  {
    course: {
      ...ours,
      slug: 'teach-a-phone',
      title: 'Teach a woman to use her phone',
      track: 'ssr',
      badge: 'Digital Friend',
      description:
        'Teach a neighbour to use her phone: how to lock it, how to pay safely, and how to recognise fraud. At the end she teaches another woman.',
      duration: 'About an hour',
      tags: ['digital safety', 'UPI', 'teaching'],
      students: 268,
      rating: 4.8,
      ratings: 54,
    },
    modules: phoneModules,
  },
  {
    course: {
      ...ours,
      slug: 'first-sale',
      title: 'Your first sale',
      track: 'seeds',
      badge: 'First Founder',
      description:
        'Learn to sell what you can make: choose your customers, set a price, find the first ten customers, keep accounts, get the documents, and present your business.',
      duration: 'About 80 minutes',
      tags: ['pricing', 'bookkeeping', 'pitch'],
      students: 350,
      rating: 4.9,
      ratings: 71,
    },
    modules: saleModules,
  },
]

/** Invented, and marked as a sample wherever it is shown. */
export const SPOTLIGHT: SpotlightInput = {
  course: 'first-sale',
  name: 'Meenal',
  place: 'Wardha',
  quote:
    'I had not counted my own hours. I added them to the price and was nervous for a week. Then the canteen ordered forty jars at the new price.',
  step: 'Sells pickles and papad to two canteens, and keeps her own accounts.',
  consent: 'Demo data: an invented person, nobody had to be asked.',
}
