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
                body: `Reads what comes in by Contact and Feedback, and answers within 24-${answerTime(frontForms.contact.answerHours)} or says who will.`,
              },
              {
                title: 'Safety, care, legal and wellbeing desks',
                body: 'A few trained people each. Messages to them are encrypted. Nobody else can open them, and being an administrator is not enough.',
              },
              {
                title: 'Stories',
                body: 'Read every story before it is shown, ask where a consent is unclear, and take down what its author wants down.',
              },
              {
                title: 'Campaigns and money',
                body: 'Check who asks and who receives. One person prepares a payment, and another approves it.',
              },
              {
                title: 'Marketplace',
                body: 'Check shops before they open, and look at complaints about a parcel within two days.',
              },
              {
                title: 'Wing keepers',
                body: 'One or two people for each wing. They know its people and keep its pages correct.',
              },
              {
                title: 'Chapter leads, mentors, trainers',
                body: 'Meet people where they are: in school yards, libraries, community halls.',
              },
              {
                title: 'Makers of the software',
                body: 'Write, test and protect the software. They see technical records without names and addresses.',
              },
              {
                title: 'Grievance officer',
                body: 'The law asks us to name this person. You find the details in the community guidelines.',
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
              'Nobody decides about a complaint against themselves. A different person decides an appeal.',
              'Operators sign in with two steps.',
            ],
          },
        ],
      },
      {
        id: 'join',
        title: 'How to join',
        brief: 'Write to us what you can do and how many hours a week you have. Two are enough.',
        blocks: [
          'For desks that deal with people in danger we ask for experience, references and a police verification, and we train you. For everything else, you need to be kind, on time and discreet.',
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
