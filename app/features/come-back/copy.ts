import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Come Back: return after a break or setback',
  description: 'Six ways back to education, work and community for young people and women. Each has first steps.',
  back: 'All programmes',
  headline: 'Return to study, work or people after a break.',
  lead: 'For young people and women. Choose a pathway and take a first step today.',
  begin: 'Start Your Comeback Journey',
  share: 'Share Your Story',
  pathways: {
    title: 'Six pathways',
    lead: 'Choose one or more. You can take the first steps today, on your own.',
    steps: 'First steps',
    list: [
      {
        title: 'Education',
        body: 'Finish a school year, a degree or a course that you had to stop.',
        steps: [
          'Write down where you stopped: class, year and exams passed.',
          'Ask your board or NIOS (open schooling) how to continue. Your old marks often still count.',
          'Choose a free course in School of World and finish its first lesson.',
        ],
      },
      {
        title: 'Employment Support',
        body: 'Find paid work, in your field or in a new one.',
        steps: [
          'List the work you did during the break, such as accounts, caring, teaching or cooking.',
          'Register with the National Career Service (ncs.gov.in). It is free.',
          'Tell three people that you trust what work you are looking for.',
        ],
      },
      {
        title: 'Community Reintegration',
        body: 'Meet people again, at your own pace.',
        steps: [
          'Choose a place where you feel comfortable. Go there for ten minutes.',
          'Call one person that you have not spoken to for a long time. You do not have to explain anything.',
          'Find a Fearless Girls chapter (self-defence) near you, or a Heartbeat event.',
        ],
      },
      {
        title: 'Mental Wellness',
        body: 'Rest first. You can make plans later.',
        steps: [
          'Try a short breathing exercise in Sahaara, our quiet place to rest.',
          `Call Tele-MANAS (mental health) on ${HELPLINES.mentalHealth}. It is free, open day and night, in 20 languages.`,
          'Tell one person what helps you on a hard day.',
        ],
      },
      {
        title: 'Life Skills',
        body: 'Money, documents, phone and transport.',
        steps: [
          'Open a bank account in your own name, if you have none. A Jan Dhan account needs no minimum balance.',
          'Keep your documents in one place: Aadhaar, mark sheets, certificates. You can keep copies in DigiLocker.',
          'Pay one bill yourself this week.',
        ],
      },
      {
        title: 'Transition Planning',
        body: 'Plan the next months with one of us.',
        steps: [
          'Write down one thing that you want to change in three months.',
          'Write down who can help, what it costs and what could stop you.',
          'Send us your answers. A person plans with you.',
        ],
      },
    ],
  },
  form: {
    title: 'Start Your Comeback Journey',
    lead: `A person reads this within ${answerTime(ANSWER_HOURS)} and suggests a plan of small steps.`,
    send: 'Send',
    sent: { title: 'We have received it', body: `We will contact you within ${answerTime(ANSWER_HOURS)}.` },
  },
} as const
