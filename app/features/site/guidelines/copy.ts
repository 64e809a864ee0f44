import { APPEAL_ANSWER_DAYS } from '#app/features/stories/schema.ts'
import { COMPLAINT_DAYS, COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
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
              'No hate because of caste, religion, language, body, disability, age, place of birth or sexual orientation.',
              'No threats, no shaming and no sexual messages or pictures.',
              'Do not share a person’s name, photo, phone number or address without their consent. They may be in danger.',
              'Do not post anything that can harm a child.',
              'No loans, shares or money schemes, and no sales outside the marketplace.',
              'You may share what helped you. Do not give medical or legal advice.',
              'Mark pictures and voices made by AI. Do not imitate a person.',
              'Do not share outside a circle (a local group) what people say in it.',
            ],
          },
        ],
      },
      {
        id: 'reporting',
        title: 'How to report',
        brief: 'You need no account. The person you report does not see who you are.',
        blocks: [
          {
            steps: [
              {
                title: 'Say where it is',
                body: 'Give the address of the page, or a few words from it. You can add a screenshot.',
              },
              {
                title: 'Say what is wrong',
                body: 'Say which rule it breaks, or how it hurts you. If it is about a picture of your body, say that first.',
              },
              {
                title: 'Keep the code',
                body: 'You get a code at once. With it you can track your report and add to it.',
              },
              {
                title: 'A person decides',
                body: 'The person you reported never decides. You can read the decision and the reason.',
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
        brief: 'These times also apply at night and on holidays.',
        blocks: [
          {
            table: {
              head: ['What', 'By when'],
              rows: [
                [
                  'Pictures of your body or of sexual acts, or someone who pretends to be you',
                  `Removed within ${answerTime(COMPLAINT_HOURS.picturesOfBody)} of your report`,
                ],
                ['Order of a court or of the government', `Carried out within ${answerTime(COMPLAINT_HOURS.order)}`],
                [
                  'Insults, threats, private details, somebody who did not agree, or forbidden goods',
                  `Decided within ${answerTime(COMPLAINT_HOURS.urgent)} of your report`,
                ],
                ['Confirmation of your complaint', `Within ${answerTime(COMPLAINT_HOURS.confirmed)}`],
                ['Other complaint about content or conduct', `Decided within ${COMPLAINT_DAYS.decided} days`],
                [
                  'Complaint about something you bought',
                  `Confirmed within ${answerTime(COMPLAINT_HOURS.purchaseConfirmed)}, settled within a month`,
                ],
                ['Question about your data', `Answered within ${COMPLAINT_DAYS.data} days`],
                ['Objection to a decision', `Decided by another person within ${APPEAL_ANSWER_DAYS} days`],
              ],
            },
          },
          'The first five times follow the Information Technology Rules, 2021, as amended with effect from 20 February 2026. The sixth follows the Consumer Protection (E-Commerce) Rules, 2020.',
        ],
      },
      {
        id: 'decisions',
        title: 'What we can do, and how you can object',
        blocks: [
          {
            list: [
              'We can ask you to change something, hide it or remove it. We can pause or close a campaign, a shop or an account. We choose the mildest measure that works.',
              'We always tell you the reason, the rule and the evidence. Low ratings or many reports alone are not a reason.',
              `You can object within ${COMPLAINT_DAYS.objection} days. Another person decides.`,
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
          `If you disagree with our final decision, you can appeal to the Grievance Appellate Committee (gac.gov.in) within ${COMPLAINT_DAYS.appeal} days. You can also go to court.`,
        ],
      },
    ],
  }),
} as const
