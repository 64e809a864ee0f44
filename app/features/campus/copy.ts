import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  title: 'Campus: courses, colleges, mentors',
  description:
    'Career counseling, college readiness, mentorship and skills for first-time students, returning learners, career changers and caregivers.',
  back: 'All wings',
  headline: 'Which course, which college, whom to ask.',
  lead: 'For first-time students, returning learners, career changers and caregivers. Ask the question that you could ask nobody.',
  begin: 'Start Your Journey',
  explore: 'Explore Programs',
  programs: {
    title: 'Four programs',
    steps: 'What you can do today',
    list: [
      {
        title: 'Career Counseling',
        body: 'What fits you, what it pays, how long it takes.',
        steps: [
          'Write down three things that people ask your help for.',
          'Look up one job of each kind on the National Career Service (ncs.gov.in).',
          'Bring both lists to a talk with a counsellor; book it below.',
        ],
      },
      {
        title: 'College Readiness',
        body: 'Forms, dates, money, hostel: nothing falls through.',
        steps: [
          'Papers: marks of classes 10 and 12, Aadhaar, caste or income certificate if you have one, photographs.',
          'Dates: write down the last day of every form, and go three days earlier.',
          'Money: fees, hostel, travel, books for one year, on one sheet of paper.',
          'Scholarships: the National Scholarship Portal (scholarships.gov.in) opens between July and October.',
        ],
      },
      {
        title: 'Mentorship',
        body: 'Somebody who was there two years ago.',
        steps: [
          'Say what you want to know in one sentence; mentors answer questions, not silence.',
          'Agree on half an hour, every second week, for three months.',
          'Meet in a public place or on the phone. Tell somebody where you are.',
        ],
      },
      {
        title: 'Skill Building',
        body: 'English, typing, spreadsheets, speaking before people.',
        steps: [
          'Choose one skill for one month.',
          'Take a free course in the School of World, twenty minutes a day.',
          'Show somebody what you can do now.',
        ],
      },
    ],
  },
  whom: {
    title: 'Whoever you are',
    list: [
      { title: 'First-time students', body: 'Nobody at home has filled in these forms. We go through them with you.' },
      { title: 'Returning learners', body: 'Old marks often count. We help you find out which.' },
      { title: 'Career changers', body: 'What you know already carries over; we look for where.' },
      { title: 'Caregivers', body: 'Courses by the hour, exams by phone, a plan that survives a sick child.' },
    ],
  },
  money: {
    title: 'Money for studies',
    lead: 'Official doors. None of them asks for a fee; whoever does is not official.',
    opens: '(opens in a new tab)',
    list: [
      {
        label: 'National Scholarship Portal',
        href: 'https://scholarships.gov.in',
        body: 'Scholarships of the Union and the States.',
      },
      { label: 'AICTE Pragati', href: 'https://www.aicte-india.org', body: 'For girls in technical courses.' },
      {
        label: 'Vidya Lakshmi',
        href: 'https://www.vidyalakshmi.co.in',
        body: 'Education loans of many banks in one form.',
      },
    ],
  },
  form: {
    title: 'Get Started Today',
    lead: `A counsellor or a student mentor answers within ${answerTime(ANSWER_HOURS)}.`,
    send: 'Ask',
    sent: { title: 'Your question has arrived', body: `You hear from us within ${answerTime(ANSWER_HOURS)}.` },
  },
} as const
