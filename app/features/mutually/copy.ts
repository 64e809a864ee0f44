import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime, daysInWords } from '#app/platform/time/answer-time.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Mutually: a movement has many hands',
  description: 'Lead, bring your organization, or fund: three roles in one movement, and its figures in the open.',
  back: 'All wings',
  headline: 'Nobody lifts alone.',
  lead: 'One movement, three roles. Open one to see what it gives you, and what it asks.',
  tiles: {
    'active-changemakers': 'active changemakers',
    communities: 'communities',
    lives: 'lives touched',
    'impact-generated': 'impact generated',
  } as const satisfies Partial<Record<FigureKey, string>>,
  roles: {
    title: 'Your role',
    more: 'Learn More',
    begin: 'Get Started',
    list: {
      leader: {
        title: 'Movement Leader',
        body: 'You gather people where you live.',
        benefits: [
          'A chapter with its own page',
          'Training, kits and a squad behind you',
          `A person at Diya who answers within ${daysInWords(ANSWER_HOURS / 24)}`,
          'Campaigns of your own, with receipts for every rupee',
        ],
        send: 'I would like to lead',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
      organization: {
        title: 'Organization',
        body: 'You bring a college, an NGO or a company.',
        benefits: [
          'Templates and tools, ready to use',
          'Students and volunteers for your cause',
          'Reports that anybody can check against the ledger',
          'A first call of 30 minutes',
        ],
        send: 'We would like to join',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
      funder: {
        title: 'Funder',
        body: 'You move money to where it works.',
        benefits: [
          'Every rupee in a public ledger, with its receipt',
          'Campaigns checked by a person before they open',
          'Matching for one campaign, one wing or one place',
          'No commission on gifts',
        ],
        send: 'I would like to fund',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
    },
  },
  dashboard: {
    title: 'Movement Dashboard',
    lead: 'Counted from records, on top of what was there before this platform.',
    table: 'Table of figures',
    figure: 'Figure',
    value: 'Now',
    before: 'Before this platform',
    counted: 'Counted here',
    names: {
      'active-changemakers': 'Active changemakers',
      supporters: 'People who gave',
      'impact-generated': 'Impact generated',
      'student-leaders': 'Student leaders',
      'active-missions': 'Active missions',
      lives: 'Lives touched',
      communities: 'Communities',
    } satisfies Record<FigureKey, string>,
    more: 'How each figure is counted',
  },
} as const
