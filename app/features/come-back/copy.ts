import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Come Back: after a break, a setback, a loss',
  description:
    'Six pathways back into education, work and community for young people and women, each with first steps.',
  back: 'All wings',
  headline: 'A break is part of the way.',
  lead: 'For youth and women who return to learning, to work or to people after a setback. You start where you are.',
  begin: 'Start Your Comeback Journey',
  share: 'Share Your Story',
  pathways: {
    title: 'Six pathways',
    lead: 'Take one, or take two. Each has steps that you can take today, alone.',
    steps: 'First steps',
    list: [
      {
        title: 'Education',
        body: 'Finish the school year, the degree or the course that stopped.',
        steps: [
          'Write down where you stopped: class, year, papers passed.',
          'Ask your board or NIOS about open schooling; marks that you have often still count.',
          'Look for one free course in the School of World and finish its first lesson.',
        ],
      },
      {
        title: 'Employment Support',
        body: 'Back to paid work, in your field or in a new one.',
        steps: [
          'List what you did in the break that is work: accounts, care, teaching, cooking for many.',
          'Register at the National Career Service (ncs.gov.in); it is free.',
          'Tell three people you trust what work you are looking for.',
        ],
      },
      {
        title: 'Community Reintegration',
        body: 'Back among people, at your own pace.',
        steps: [
          'Choose one place where you feel at ease, and go for ten minutes.',
          'Call one person whom you have not called for long. You owe no explanation.',
          'Look for a chapter of Fearless Girls near you, or one evening in Heartbeat.',
        ],
      },
      {
        title: 'Mental Wellness',
        body: 'Rest and steadiness first; plans come after.',
        steps: [
          'Three slow breaths in Sahaara. That counts.',
          `Tele-MANAS ${HELPLINES.mentalHealth} listens day and night, in twenty languages, free of charge.`,
          'Tell one person what a hard day looks like for you, and what helps.',
        ],
      },
      {
        title: 'Life Skills',
        body: 'Money, papers, phone, transport: the small keys.',
        steps: [
          'Open a bank account in your own name, if you have none; a Jan Dhan account needs no balance.',
          'Put your papers in one place: Aadhaar, marks, certificates. DigiLocker keeps copies.',
          'Pay one bill yourself this week, from start to end.',
        ],
      },
      {
        title: 'Transition Planning',
        body: 'Somebody plans the next months with you.',
        steps: [
          'Write down one thing that should be different in three months.',
          'Name who helps, what it costs, and what could stop you.',
          'Send us the three answers; a person reads them and plans with you.',
        ],
      },
    ],
  },
  form: {
    title: 'Start Your Comeback Journey',
    lead: `A person reads this within ${answerTime(ANSWER_HOURS)} and answers with a plan of small steps. Nothing here is too small.`,
    send: 'Send it',
    sent: { title: 'We have received it', body: `We will contact you within ${answerTime(ANSWER_HOURS)}.` },
  },
} as const
