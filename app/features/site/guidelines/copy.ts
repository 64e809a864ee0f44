import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'Community guidelines',
  metaDescription: 'How we treat each other here, how to report a problem, and how fast we act.',
  text: (officer: string): ProseText => ({
    title: 'Community guidelines',
    lead: 'How we treat each other here, how to report a problem, and how fast we act.',
    since: '22 November 2026',
    sections: [
      {
        id: 'rules',
        title: 'How we treat each other',
        brief: 'Be honest and respectful, and protect other people’s privacy.',
        blocks: [
          {
            list: [
              'Tell the truth. Give exact figures when you ask for money.',
              'No hatred because of caste, faith, language, body, disability, age, place or whom someone loves.',
              'No threats, no shaming, no unwanted advances, no pictures that nobody asked for.',
              'Do not share a person’s name, face, number, home or way to work without their consent. They may be in danger.',
              'Do not post anything about a child that you would not show their parents and a judge.',
              'No loans, no interest, no shares, no schemes, no selling outside the marketplace.',
              'You may share what helped you. Do not give medical or legal advice.',
              'Mark pictures and voices made by AI. Do not imitate a person.',
              'Do not share outside a circle what people say in it.',
            ],
          },
        ],
      },
      {
        id: 'reporting',
        title: 'How to report',
        brief: 'You need no account. We do not tell the person you report who you are.',
        blocks: [
          {
            steps: [
              {
                title: 'Say where it is',
                body: 'Give the address of the page, or a few words from it. You can add a screenshot.',
              },
              {
                title: 'Say what is wrong',
                body: 'Say which rule, or how it hurts you. If it is about a picture of your body, say that first.',
              },
              {
                title: 'Keep the code',
                body: 'You get a code at once. With it you can track your report and add to it.',
              },
              {
                title: 'A person decides',
                body: 'It is never the person you reported. You can read what they decided and why.',
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
        brief: 'These times also count at night and on holidays.',
        blocks: [
          {
            table: {
              head: ['What', 'By when'],
              rows: [
                [
                  'Pictures of your body or of sexual acts, or somebody pretending to be you',
                  'Removed within 2 hours of your report',
                ],
                ['Order of a court or of the government', 'Carried out within 3 hours'],
                ['We received your complaint', 'Confirmed within 24 hours'],
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
              'Ask you to change something, hide it, remove it; pause or close a campaign, a shop or an account. We use the mildest measure that works.',
              'We always tell you the reason, the rule and the evidence. We do not act only because of low ratings or many reports.',
              'You may object within 30 days. A different person decides.',
              'If someone is in danger, we act first and explain afterwards.',
            ],
          },
        ],
      },
      {
        id: 'officer',
        title: 'Grievance officer',
        blocks: [
          officer,
          'If you disagree with our final decision, you can appeal to the Grievance Appellate Committee at gac.gov.in within 30 days, and to any court.',
        ],
      },
    ],
  }),
} as const
