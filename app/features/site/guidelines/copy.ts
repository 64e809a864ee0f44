import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'Community guidelines',
  metaDescription: 'How we treat each other here, how to report what hurts, and how fast we act.',
  text: (officer: string): ProseText => ({
    title: 'Community guidelines',
    lead: 'How we treat each other here, how to report what hurts, and how fast we act.',
    since: '22 November 2026',
    sections: [
      {
        id: 'rules',
        title: 'How we treat each other',
        brief: 'Speak of yourself, leave others their dignity, and do not make a business of pain.',
        blocks: [
          {
            list: [
              'Tell what is true. Round off nothing that somebody gives money for.',
              'No hatred: not for caste, faith, language, body, ability, age, place, or whom somebody loves.',
              'No threats, no shaming, no unwanted advances, no pictures that nobody asked for.',
              'Nobody’s name, face, number, home or way to work without her consent. Where somebody hides, there is a reason.',
              'Nothing of or about children that you would not show their parents and a judge.',
              'No loans, no interest, no shares, no schemes, no selling outside the marketplace.',
              'You may share what helped you. Do not play the doctor or the lawyer.',
              'Pictures and voices made by machines are marked. Nobody is imitated.',
              'In a circle, what is said there stays there.',
            ],
          },
        ],
      },
      {
        id: 'reporting',
        title: 'How to report',
        brief: 'You need no account. Whom it is about does not learn who you are.',
        blocks: [
          {
            steps: [
              {
                title: 'Say where it is',
                body: 'The address of the page, or a few words of it. A picture of the screen helps, and is not needed.',
              },
              {
                title: 'Say what is wrong',
                body: 'Which rule, or just: this hurts me, because. If it is about a picture of your body, say that first.',
              },
              {
                title: 'Keep the code',
                body: 'You get one at once. With it you see what becomes of your report and can add something.',
              },
              {
                title: 'A person decides',
                body: 'Never somebody whom it is about. You read what was decided and why.',
              },
            ],
          },
          {
            links: [
              { to: '/contact', label: 'Report something' },
              { to: '/support', label: 'I am in danger' },
            ],
          },
        ],
      },
      {
        id: 'clocks',
        title: 'How fast we act',
        brief: 'The clocks run day and night, on holidays too.',
        blocks: [
          {
            table: {
              head: ['What', 'By when'],
              rows: [
                [
                  'Pictures of your body or of sexual acts, or somebody pretending to be you',
                  'Gone within 2 hours of your report',
                ],
                ['Order of a court or of the government', 'Carried out within 3 hours'],
                ['Your complaint has arrived', 'Confirmed within 24 hours'],
                ['Complaint about content or conduct', 'Decided within 7 days'],
                ['Complaint about something you bought', 'Confirmed within 48 hours, settled within a month'],
                ['Question about your data', 'Answered within 30 days'],
                ['Objection against a decision', 'Decided by another person within 7 days'],
              ],
            },
          },
          'The first four follow the Information Technology Rules, 2021, as amended with effect from 20 February 2026; the fifth the Consumer Protection (E-Commerce) Rules, 2020.',
        ],
      },
      {
        id: 'decisions',
        title: 'What we may do, and what you may do about it',
        blocks: [
          {
            list: [
              'Ask you to change something, hide it, remove it; pause or close a campaign, a shop or an account. The mildest thing that helps comes first.',
              'Always with the reason, the rule, and what it is based on. Nothing happens to you just because of stars or a number of reports.',
              'You may object within 30 days. Somebody else decides, who did not decide before.',
              'Where somebody is in danger we act first and explain afterwards.',
            ],
          },
        ],
      },
      {
        id: 'officer',
        title: 'Grievance officer',
        blocks: [
          officer,
          'If you disagree with our last word, you can turn to the Grievance Appellate Committee at gac.gov.in within 30 days, and to any court.',
        ],
      },
    ],
  }),
} as const
