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
  metaDescription: 'Who does what in this house, who may see what, and how to join.',
  text: ({ people, isOperator }: { people: readonly ProsePerson[]; isOperator: boolean }): ProseText => ({
    title: 'The team',
    lead: 'Who does what here. Some of us are safer unnamed: those who can be named are.',
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
                body: 'Keeps the promise of the house, speaks for it, and steps aside where somebody else knows more.',
              },
              {
                title: 'Front desk',
                body: `Reads what comes in by Contact and Feedback, and answers within 24-${answerTime(frontForms.contact.answerHours)} or says who will.`,
              },
              {
                title: 'Safety, care, legal and wellbeing desks',
                body: 'A few trained people each. What reaches them is encrypted; nobody else, not even an administrator, can open it just by being one.',
              },
              {
                title: 'Stories',
                body: 'Read every story before it is shown, ask where a consent is unclear, and take down what its author wants down.',
              },
              {
                title: 'Campaigns and money',
                body: 'Check who asks and who receives. One person prepares a payment, another one releases it.',
              },
              {
                title: 'Marketplace',
                body: 'Look at shops before they open, and at complaints about a parcel within two days.',
              },
              {
                title: 'Wing keepers',
                body: 'One or two for each wing. They know its people, keep its pages true, and say when something has to end.',
              },
              {
                title: 'Chapter leads, mentors, trainers',
                body: 'Meet people where they are: in school yards, libraries, community halls.',
              },
              {
                title: 'Makers of the software',
                body: 'Write, test and guard the programme. They see technical records without names and addresses.',
              },
              {
                title: 'Grievance officer',
                body: 'Named by law and answerable by name. The details stand in the community guidelines.',
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
              'Every act at the operators’ desk is written down: who, what, when.',
              'Nobody decides about a complaint against herself, and an appeal goes to another person.',
              'Operators sign in with two steps.',
            ],
          },
        ],
      },
      {
        id: 'join',
        title: 'How to join',
        brief: 'Write to us what you can do and how many hours a week are really free. Two are enough.',
        blocks: [
          'For desks that deal with people in danger we ask for experience, references and a police verification, and we train you. For everything else it is enough that you are kind, on time, and able to keep things to yourself.',
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
