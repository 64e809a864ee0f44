import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Campus: courses, colleges, mentors',
  description:
    'Career counseling, college readiness, mentorship and skills for first-time students, returning learners, career changers and caregivers.',
  back: 'All programmes',
  headline: 'Find a course, a college and a mentor.',
  lead: 'For first-time students, returning learners, career changers and caregivers. Ask us any question.',
  begin: 'Start Your Journey',
  explore: 'Explore Programs',
  programs: {
    title: 'Four programs',
    steps: 'What you can do today',
    list: [
      {
        title: 'Career Counseling',
        body: 'Find out what suits you, what it pays and how long it takes.',
        steps: [
          'Write down three things that people ask you to help with.',
          'Find one job for each of them on the National Career Service (ncs.gov.in).',
          'Talk about both lists with a counsellor. You can ask for a call below.',
        ],
      },
      {
        title: 'College Readiness',
        body: 'Get your forms, dates, money and hostel in order.',
        steps: [
          'Documents: mark sheets of classes 10 and 12, Aadhaar, caste or income certificate if you have one, photos.',
          'Dates: write down the last date of every form. Submit it three days before.',
          'Money: add up fees, hostel, travel and books for one year.',
          'Scholarships: apply on the National Scholarship Portal (scholarships.gov.in), usually between July and October.',
        ],
      },
      {
        title: 'Mentorship',
        body: 'Talk to a student who did the same two years ago.',
        steps: [
          'Write down in one sentence what you want to know.',
          'Agree to talk for half an hour, every two weeks, for three months.',
          'Meet in a public place or talk on the phone. Tell someone where you are.',
        ],
      },
      {
        title: 'Skill Building',
        body: 'English, typing, spreadsheets, public speaking.',
        steps: [
          'Choose one skill to practise for one month.',
          'Take a free course in School of World, 20 minutes a day.',
          'Show someone what you have learned.',
        ],
      },
    ],
  },
  whom: {
    title: 'Who it is for',
    list: [
      {
        title: 'First-time students',
        body: 'Are you the first in your family to study? We fill in the forms with you.',
      },
      { title: 'Returning learners', body: 'Your old marks often still count. We help you find out which.' },
      { title: 'Career changers', body: 'You can use what you already know. We help you find where.' },
      { title: 'Caregivers', body: 'Find short courses and online exams that fit around caring for someone.' },
    ],
  },
  money: {
    title: 'Money for studies',
    lead: 'These sites are official and free. Do not pay anybody who asks for a fee to apply.',
    opens: '(opens in a new tab)',
    list: [
      {
        label: 'National Scholarship Portal',
        href: 'https://scholarships.gov.in',
        body: 'Scholarships from the central and state governments.',
      },
      {
        label: 'AICTE Pragati',
        href: 'https://www.aicte-india.org',
        body: 'Scholarships for girls in technical courses.',
      },
      {
        label: 'Vidya Lakshmi',
        href: 'https://www.vidyalakshmi.co.in',
        body: 'Apply to many banks for an education loan with one form.',
      },
    ],
  },
  form: {
    title: 'Get Started Today',
    lead: `A counsellor or a student mentor answers within ${answerTime(ANSWER_HOURS)}.`,
    send: 'Send question',
    sent: { title: 'We have received your question', body: `We answer within ${answerTime(ANSWER_HOURS)}.` },
  },
} as const
