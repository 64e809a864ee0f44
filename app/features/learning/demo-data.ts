import type { CourseInput, ModuleInput, SpotlightInput } from './operator/forms.ts'

const INVENTED = 'Demo data: learners and ratings are invented, not measured. An operator replaces them.'
const FREE_VIDEOS =
  'All videos and exercises are free. Only the exam for a certificate costs a fee, and nobody has to sit it.'

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
      'What artificial intelligence is, what it can do and what it cannot. Written for everybody: no programming, and only the mathematics of school. You read a little, then answer, chapter by chapter, whenever you have time.',
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
      'How a computer learns from examples: regression, decision trees, neural networks, and how to know whether it learned the right thing. For those who have had mathematics in college and can write a small program.',
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
      'Short lessons, pictures that move and exercises in the browser: from the first straight line to large language models, and how to build them fairly. You should know a little Python.',
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
      'How to think in steps, and how to turn steps into programs: C, Python, databases and web pages. It asks a lot and explains everything from the beginning. You need not have programmed before.',
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
      'Build web pages in the browser, step by small step, until you have five projects of your own to show. Nothing to install; a phone is enough to read, a computer is better to build.',
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
      'Programming as play: games, puzzles and small experiments, all in Python, told by teachers who enjoy it. For students of every subject, and for everybody who thought that programming is for others.',
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
      'How people find a shop online: search, social media, mail, and how to see what works before you spend anything on it. In short videos with a quiz after each.',
    duration: 'About 5 hours',
    level: 'beginner',
    instructor: '',
    languages: 'English and others',
    costNote: 'Free, with a free certificate. You make an account with them.',
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
      'From an idea to a firm that lasts: what to sell, to whom, with what money and with which people. Many examples from India, from the first plan to the tenth year.',
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
  costNote: 'Free. Every module can be read without an account.',
  figuresNote: INVENTED,
} as const

const missionModules: readonly Module[] = [
  {
    slug: 'see-one-thing',
    title: 'See one thing',
    minutes: 12,
    body: `A mission does not begin with a plan. It begins with something that you saw and could not forget: the tap that drips in front of the school, the conductor who cannot read the new form, the aunt who walks home in the dark.

Choose something small enough to stand in front of. "Education in India" is too large for one month. "Four children in our lane who stopped coming to class 6" is the right size: you can name them, you can visit them, and in a month you can tell whether anything changed.

Now write it down in three lines. Line one: what happens, where, and to whom. Line two: since when. Line three: how you know. If line three says "everybody knows", go and look first. Count for one week: how many, how often, at what hour. A number that you counted yourself is worth more than any number from the internet.

Last, ask whether it is yours to do. A burst pipe belongs to the municipality; your mission may be to get it reported and followed up. Somebody who is hit at home needs a helpline (181), not a student project. Knowing what is not yours is part of the skill.`,
    task: 'Go to one place this week, stand there for twenty minutes, and write your three lines. Read them to a friend. If she asks "where is that?", make them clearer.',
  },
  {
    slug: 'ask-before-you-act',
    title: 'Ask before you act',
    minutes: 12,
    body: `The people whom it concerns know more about it than you. They have also seen helpers come, take photographs and leave. So before you plan anything, ask three of them.

Go in pairs, at an hour that suits them. Say your name, your college and why you came, in one sentence. Then ask open questions and be quiet: "How is it on a normal day?", "What have you already tried?", "What would make it a little easier?", "What should nobody do again?" Do not promise anything. "We are finding out what we could do, and will come back on Sunday" is a promise that you can keep. Keep it.

Write down what they say in their words. Do not write what you need not know: no full names, no Aadhaar, nothing about health or caste. Take no photograph of a child without the parents' yes, and of nobody without their own yes. Somebody who says yes today may say no tomorrow, and then it is no.

Often the answer surprises. You want to paint the school; the teachers want a lock for the girls' toilet. The lock costs less than the paint, and the girls stop going home at noon.`,
    task: 'Ask three people whom it concerns. Write one sentence from each, in their own words. Underline what you did not expect.',
  },
  {
    slug: 'a-plan-on-one-page',
    title: 'A plan on one page',
    minutes: 15,
    body: `If the plan does not fit on one page, the mission is too large. Draw five boxes.

What will be different? One sentence, with a number and a date: "By 20 December, four children go to class 6 again, and stay for two weeks."

What do we do? At most five steps, each beginning with a verb: visit, ask, borrow, repair, teach. Behind each step one name and one day. A step without a name is a wish.

What do we need? Things, money, permission. Ask for permission early and on paper: from the principal, the owner, the ward office. Borrow before you buy.

What could go wrong? Write the three worst things, and for each what you would do. Rain. Exams. A parent who is angry. Think also of harm: could somebody be hurt, shamed or put in danger because of us? If yes, change the plan.

How will we know? The number from the first module, counted again in the same way at the end. Decide now who counts, and when.

Show the page to one of the people whom you asked. If she shakes her head, you have lost an evening and saved a month.`,
    task: 'Draw the five boxes on paper and fill them in. Photograph the page: it is also the heart of your campaign if you need money.',
  },
  {
    slug: 'people-and-money',
    title: 'People and money, in the open',
    minutes: 12,
    body: `Five people who come every week are better than fifty who liked your post. Ask one by one, for one thing with an end: "Could you teach fractions on four Saturdays, 4 to 5?" People say yes to what they can see the end of.

Give each a role that matters: one leads, one keeps the money, one keeps the list of who came, one speaks with the families, one writes. Whoever leads does not keep the money. Meet for half an hour a week, always at the same hour, with three questions: what did we do, what is stuck, who does what until next week.

With money, be boring. One person receives, another spends, both sign. Write every rupee on the same day: date, from whom or to whom, for what, how much, what is left. Keep each bill; where there is none, write a slip and let the seller sign. Never mix it with your own money, not for one evening.

Hang the page up where everybody sees it. If you raised money here, post an update with the bills, also when something went wrong. "The first pump was the wrong size, ₹400 are lost" brings more trust than a perfect photograph.`,
    task: 'Write the names beside your five roles. Draw the cash page: date, who, for what, in, out, left. Enter the first line, even if it is ₹10.',
  },
  {
    slug: 'count-and-tell',
    title: 'Count, and tell it',
    minutes: 12,
    body: `On the last day, count again what you counted on the first, in the same way. Then write four sentences.

What was, with the first number. What we did. What is now, with the second number. What did not work, or what we still do not know. The fourth sentence is the one by which people recognise that the other three are true.

Do not claim what is not yours. If a teacher also visited the families, say so. If the number did not move, say so; you learned what does not help, and somebody else need not try it.

Tell it first to the people whom it concerned. Then to those who gave time or money. Then to the rest. Ask again before you show a name or a face, and read the text to them before it is public. Write so that they would like to read it aloud at home: as people who did something, not as people to whom something was done.

Then decide together: stop, go on, or hand over. Stopping well is allowed. If you go on, somebody younger should lead.`,
    task: 'Write your four sentences and share them as a story. Then thank three people by name, in person.',
  },
]

const phoneModules: readonly Module[] = [
  {
    slug: 'start-with-her-wish',
    title: 'Start with her wish',
    minutes: 10,
    body: `Nobody wants to learn "the smartphone". She wants to see her grandson, to know when the gas comes, to sell on market day without losing change. So ask first: "What would you like to do with it that you cannot do now?" Teach that, and nothing else, on the first day.

Sit beside her, not opposite. Her phone, her hands: you never touch the screen. It takes three times as long and lasts thirty times as long. Say what you see in her words ("the green picture with the telephone"), not in yours.

Before you begin, make the phone kind. Settings, then Display: larger text. Sound up. Her language, not English. Wallpaper she likes. Take the pictures that she never uses off the first page.

One thing a day, then she does it three times without you. The third time you look out of the window. If something goes wrong, say "good, now we learn how to come back", and show the home button. Somebody who knows the way home is not afraid of any corridor.`,
    task: 'Find your learner: a mother, a neighbour, the lady who sells flowers. Ask for her one wish, and make her phone kind with her.',
  },
  {
    slug: 'locks-and-secrets',
    title: 'Locks and secrets',
    minutes: 12,
    body: `A phone today is purse, letter box and front door. Three locks are enough for most people.

The first lock is the screen: a PIN of six digits or a fingerprint. Not a birthday, not 123456. She chooses it herself and tells nobody, also not you. Look away while she types.

The second lock is for money and mail: a second step at sign-in, where there is one. In WhatsApp: Settings, Account, Two-step verification. Add an e-mail address there, so that she can come back when she forgets.

The third lock is her habit: an OTP is a key. Whoever asks for it is at her door, whatever he says he is. No bank, no police, no court, no delivery boy needs it. The same holds for the UPI PIN, the card number on the back, and photographs of Aadhaar.

Write down on paper what must not be lost: the number of her bank's helpline, the IMEI of the phone (dial *#06#), and whom to call if it is stolen. A stolen phone can be blocked in the whole country on sancharsaathi.gov.in.`,
    task: 'Set the screen lock and the two-step verification together. Practise one sentence until she says it without thinking: "I do not give that on the phone."',
  },
  {
    slug: 'money-on-the-phone',
    title: 'Money on the phone',
    minutes: 15,
    body: `UPI is simple once one sentence is clear: the PIN is only for sending. To receive money nobody types a PIN, scans a code or presses "pay". Whoever says otherwise is taking, not giving. Let her say this sentence, and let her explain it back to you.

Practise with ₹1. You send her ₹1: she does nothing, and it is there. She sends ₹1 back: she reads the name aloud before the PIN. Reading the name is the whole art. It costs two seconds and saves salaries.

Show her the history, so that she can see in the evening what came and what went. Show her the daily limit in the app and set it low; it can always be raised. For a shop, a printed code on the table and a small speaker, or a look at the app, not at the customer's screen: screenshots lie.

If money has gone wrong, minutes count. Call 1930, the number against cyber fraud, at once, day and night, then the bank. Report it on cybercrime.gov.in. Tell her today that it is no shame. Bankers and judges have been fooled too. Shame is what the thief counts on.`,
    task: 'Send ₹1 there and ₹1 back, reading the name aloud. Save 1930 in her phone under a name that she will find.',
  },
  {
    slug: 'true-or-false',
    title: 'True, false, and forwarded',
    minutes: 12,
    body: `Four tricks make up most of what arrives. Learn them as a game: read her an example, and she names the trick.

Hurry: "Your light is cut tonight at 9:30, call this number." Real offices do not hurry by message. Fear: "This is the police, a parcel in your name, stay on the video call." Nobody is arrested by video call; there is no such thing as a digital arrest. Hang up. Greed: "You have won", "earn ₹3,000 a day by liking videos". Whoever must pay first has won nothing. Love: a new friend with a sad story and, after three weeks, a bill.

For news there are three questions. Who says it, with name and place? Do two others say it who do not know each other? Would I be ashamed if it were false? If one answer is missing, it is not forwarded. Forwarding is speaking.

Pictures can be made today, and voices too. If a grandson calls from a strange number and needs money, she hangs up and calls the number that she knows. Agree on a family word that only the family has.`,
    task: 'Play the game with three messages from her own phone. Agree on the family word. Block and report one number together.',
  },
  {
    slug: 'she-teaches-the-next',
    title: 'She teaches the next one',
    minutes: 12,
    body: `Nobody has learned something until she has explained it. So the last lesson belongs to her: she teaches one thing to one woman, and you sit three steps away.

Help her choose: the one thing that she uses most. Help her prepare: what will the other be afraid of? What was hard for you? Then keep quiet, also when it is slow, also when she says it differently from you. Her words reach where yours did not.

Afterwards ask the two: what will you do with it this week? Write down the day when you visit again. A week later is better than the next day: then you see what stayed.

If you want to carry on, make it a circle. Four women, one hour a week, always the same place: a courtyard, an anganwadi, the veranda of the library. One wish each time. Tea helps. Keep a list of who came and what each can do now, not of what each could not. After two months you are only needed for the tea.

And if somebody shows you on her phone that she is threatened or followed, stop teaching. Do not search her phone. Tell her of 181 and of the legal help on this site, and let her decide.`,
    task: 'Be there when she teaches one thing to another woman. Write two sentences about it, and share them with her yes.',
  },
]

const saleModules: readonly Module[] = [
  {
    slug: 'what-and-for-whom',
    title: 'What you sell, and to whom',
    minutes: 12,
    body: `A business is one sentence: I make this, for these people, and they pay me because of that. Everything else is arithmetic.

Begin with what you already do and others already ask you for. Your pickles go to three weddings a year? Your blouses fit where the tailor's do not? That is worth more than an idea from a video.

Then make "everybody" smaller. Not "people who eat pickles" but "working couples in the two new towers, who have no time and miss home". You can picture them. You know when they come home, what they pay for a small jar elsewhere, and in which WhatsApp group they are. Whoever sells to everybody has to shout. Whoever sells to these forty families can whisper.

The last part is the "because". Not "quality"; everybody says that. Because it is sun-dried and not vinegar. Because I come to your door on Saturday. Because you can send it back. If you do not know it, ask the last three people who bought from you: why from me?

Say the sentence to somebody who is honest with you. If she asks "and how is it different?", the because is not ready yet.`,
    task: 'Write your sentence: I make …, for …, and they pay me because …. Ask three people who know your work why they would buy.',
  },
  {
    slug: 'the-price',
    title: 'The price, with your hour in it',
    minutes: 15,
    body: `Most women who begin sell below what it costs them, because they leave out the most expensive thing: themselves.

Take one unit, one jar, and write five lines. Material: mangoes, oil, spices, salt. Packing: jar, label, bag. Share of the things that last: gas, the grinder, electricity; for a start, add a tenth of the material. Way: bus, petrol, delivery, the fee of the payment or the market place. And your time: how many minutes per jar, times what an hour of yours is worth. If you do not know, ask what an hour of good work in your town is paid. Do not write zero. Zero is not modest, it is wrong.

The sum is your cost. Under it you pay for working. On top comes what the business needs to live: for jars that break, for the month without orders, for the second grinder. A third is a good beginning.

Now look at the market: what do the forty families pay today? If your price is far above, make it smaller, finer or simpler, but do not cut your hour. If it is far below, raise it; a price that is too low makes people suspicious.

Say the price and then be silent. The silence is the hardest part. Do not fill it with a discount.`,
    task: 'Calculate one unit with all five lines. Write the price on a card, stand before a mirror, say it, and count to five in silence.',
  },
  {
    slug: 'ten-customers',
    title: 'The first ten customers',
    minutes: 12,
    body: `You do not need a logo. You need ten people who are not family and who pay.

Make a list of thirty: neighbours, teachers, the bank clerk, people from your street who moved away, the shop that sells what goes with yours. Write to each one by name, not to all at once. Say what it is, what it costs, until when: "Twelve jars of mango pickle, ₹220 each, ready on Saturday. Shall I keep one for you?" A question that can be answered with yes.

Make one batch, small enough that nothing spoils. Take the money before or at the door; "later" becomes a second job. Put a label on it with name, what is in it, the date and your number. For food the label is also the law.

A week later ask each of the ten: what was good, what would you change, would you take it again? Whoever takes it again is your business. Whoever does not has given you a free lesson. Ask the happy ones for one name: "Who else would like this?" Most sales of small shops come from that one question.

Then do not change everything. Change one thing, and make the next twelve.`,
    task: 'Write your thirty names. Send five personal messages today, each with a price, a day and a question.',
  },
  {
    slug: 'a-book-of-money',
    title: 'A book of money',
    minutes: 12,
    body: `The book answers one question: is there more at the end of the month than at the beginning, and why? A school exercise book is enough.

Two purses first. Money of the house and money of the work do not sleep together. A second bank account is best; a tin box will do for a start. What you take out for yourself is your wage: write it down as such. If the house borrows from the box, write that too.

Each evening, one line for each thing: date, what for, in, out, left. Two minutes. Not on Sunday for the whole week; by then the small things are gone, and the small things are the profit.

On the last day of the month, four sums. What came in. What went out for material. What went out for the rest, with your wage. What is left. Compare it with the month before and write one sentence about why.

Who owes you stands on the last page, with date and number. More than three names there means: no more credit until it is shorter. Keep every bill in an envelope for each month. When one day you ask for a loan, the book is your reputation. Lenders believe a dirty exercise book of twelve months more than a clean plan of twelve years.`,
    task: "Begin the book today with what is in the purse now. Write tonight's lines. Set an alarm for two minutes every evening.",
  },
  {
    slug: 'papers-in-india',
    title: 'Papers, one after another',
    minutes: 15,
    body: `You may begin small without a company. Working in your own name is called a sole proprietorship, and it needs no founding. Papers come when you need them, and almost all of them are free or cheap if you do them yourself on the official page.

Udyam registration says that you are a small enterprise. It opens loans and schemes, and buyers in offices ask for it. It is free, needs Aadhaar and PAN, and is done only on udyamregistration.gov.in. Pages that charge for it are not the government.

Food needs FSSAI: a small business registers, a larger one takes a licence, on foscos.fssai.gov.in. The number goes on every label. GST becomes a duty above a turnover that depends on your state and on whether you sell goods or services; look at gst.gov.in for what holds today. For selling across states or on a large platform other rules can apply, so ask before the first order.

Also: a bank account for the business, a shop licence of the municipality where you have a shop, and insurance once others depend on it. For money to begin with, look at Mudra loans and at the self-help group in your ward before any app that lends in five minutes.

Free advice exists: the District Industries Centre, and on this site the Legal Companion. Never give your OTP or your Aadhaar photograph to somebody who "does it for you".`,
    task: 'Make a list of three columns: have, need now, need later. Put each paper of this module into one of them. Do one of "need now" this week.',
  },
  {
    slug: 'three-minutes',
    title: 'Three minutes before people',
    minutes: 15,
    body: `Sooner or later somebody asks: so what do you do? A bank, a college, a woman with a large order. Three minutes are enough, if you know the order.

First a person: "In our street eleven women leave for work at seven and come home at eight. Their children eat biscuits." Thirty seconds, one picture, no statistics. Then what you do: your sentence from the first module. Then the proof: how many have bought, how many came again, what stands in the book. Small true numbers are strong: "Forty jars, twenty-six of them to people who came back." Then what you need, exactly: "A grinder for ₹18,000. It turns six jars a day into fifteen. It is paid back in seven months." Then stop, and ask: "What would you like to know?"

Practise it aloud ten times: to the wall, to a friend, to somebody who does not love you. Time it. Leave out one thing each time.

They will ask what goes wrong if you fall ill, why nobody else does it, and what you do if the price of mangoes doubles. Prepare these three. "I do not know yet; I will find out and write to you by Friday" is an excellent answer, if Friday is kept.

And you may say no. Not every rupee that is offered is one that you want to owe.`,
    task: 'Speak your three minutes into your phone, listen once, and do it again. If you are ready, tell Seeds about your business.',
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
        'See one thing that should be better, ask the people whom it concerns, plan it on one page, keep the money in the open, and count whether it helped.',
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
      title: 'Teach one woman her phone',
      track: 'ssr',
      badge: 'Digital Friend',
      description:
        'Teach a neighbour what she wants to do with her phone: locks, money without fear, and the tricks of those who want it. In the end she teaches the next one.',
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
      title: 'Your first sale, from kitchen to book',
      track: 'seeds',
      badge: 'First Founder',
      description:
        'Turn what you can do into something that people pay for: the sentence, the price with your hour in it, ten customers, a book of money, the papers, and three minutes before people.',
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
    'I had left out my own hours. When I wrote them into the price I was frightened for a week. Then the canteen ordered forty jars and did not say a word about it.',
  step: 'Sells pickles and papad to two canteens, and keeps the book herself.',
  consent: 'Demo data: an invented person, nobody had to be asked.',
}
