import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { ProsePerson, ProseText } from '#app/ui/prose/prose.ts'

/** Those who can be named; an operator also learns where to add them. */
function named(people: readonly ProsePerson[], isOperator: boolean): ProseText['sections'] {
  if (people.length > 0) return [{ id: 'people', title: 'People', blocks: [{ people }] }]
  if (!isOperator) return []
  return [
    { id: 'people', title: 'People', blocks: [{ unfilled: ['Nobody is named. Add people in the console: People.'] }] },
  ]
}

export const copy = {
  metaTitle: 'Team',
  metaDescription: 'Who does what here, who may see what, and how to join.',
  text: ({ people, isOperator }: { people: readonly ProsePerson[]; isOperator: boolean }): ProseText => ({
    title: 'The team',
    lead: 'Who does what here. For their safety, we do not name everyone.',
    sections: [
      ...named(people, isOperator),
      {
        id: 'roles',
        title: 'Who does what',
        blocks: [
          {
            steps: [
              {
                title: 'Founder',
                body: 'Leads the organisation and speaks for it.',
              },
              {
                title: 'Front desk',
                body: `Reads messages from Contact and Feedback. Answers within 24-${answerTime(frontForms.contact.answerHours)}, or says who will answer.`,
              },
              {
                title: 'Safety, care, legal and wellbeing desks',
                body: 'Each desk has a few trained people. Messages to them are encrypted. Nobody else can open them, not even an administrator.',
              },
              {
                title: 'Stories',
                body: 'Read every story before we publish it. Ask if a consent is unclear. Remove a story when its author asks.',
              },
              {
                title: 'Campaigns and money',
                body: 'Check each campaign and who receives the money. One person prepares a payment, and another approves it.',
              },
              {
                title: 'Marketplace',
                body: `Check shops before they open. Confirm complaints about a parcel within ${answerTime(COMPLAINT_HOURS.purchaseConfirmed)}.`,
              },
              {
                title: 'Wing managers',
                body: 'One or two people for each wing (programme). They keep its pages correct.',
              },
              {
                title: 'Chapter leads, mentors, trainers',
                body: 'Meet people in schools, libraries and community halls.',
              },
              {
                title: 'Makers of the software',
                body: 'Write, test and protect the software. They see technical records without names and addresses.',
              },
              {
                title: 'Grievance officer',
                body: 'Handles complaints. You find the name and address in the community guidelines.',
              },
            ],
          },
        ],
      },
      {
        id: 'watch',
        title: 'How we watch ourselves',
        blocks: [
          {
            list: [
              'We record every action in the operators’ console: who, what, when.',
              'Nobody decides about a complaint against themselves. Another person decides an appeal.',
              'Operators sign in with two steps.',
            ],
          },
        ],
      },
      {
        id: 'join',
        title: 'How to join',
        brief: 'Write to us what you can do and how many hours you have each week. Two hours are enough.',
        blocks: [
          'For work with people in danger, we ask for experience, references and a police verification, and we train you. For all other work, be kind, punctual and discreet.',
          {
            links: [
              { to: '/contact', label: 'Write to us' },
              { to: '/fearless-girls#join', label: 'Start a chapter' },
              { to: '/partners', label: 'Join as an organisation' },
            ],
          },
        ],
      },
    ],
  }),
} as const
