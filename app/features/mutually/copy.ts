import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Mutually: take part in the movement',
  description: 'Take part as a movement leader, an organization or a funder. See what the movement has achieved.',
  back: 'All programmes',
  headline: 'Mutually: take part in the movement',
  lead: 'Choose one of three roles to see what you get and how to start.',
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
        body: 'You bring people together where you live.',
        benefits: [
          'A chapter (local group) with its own page',
          'Training, starter kits and a squad (team) to help you',
          `A contact person who answers within ${answerTime(ANSWER_HOURS)}`,
          'Your own campaigns, with a receipt for every rupee',
        ],
        send: 'I would like to lead',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
      organization: {
        title: 'Organization',
        body: 'You represent a college, an NGO or a company.',
        benefits: [
          'Templates and tools that are ready to use',
          'Students and volunteers for your cause',
          'Reports that anybody can check in our public accounts',
          'A first call of 30 minutes',
        ],
        send: 'We would like to join',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
      funder: {
        title: 'Funder',
        body: 'You give money to campaigns.',
        benefits: [
          'Every rupee listed in our public accounts, with a receipt',
          'A person checks each campaign before it opens',
          'You can match gifts to one campaign, one wing or one place',
          'No commission on gifts',
        ],
        send: 'I would like to fund',
        sent: { title: 'We have received it', body: `A person answers within ${answerTime(ANSWER_HOURS)}.` },
      },
    },
  },
  dashboard: {
    title: 'Movement Dashboard',
    lead: 'Counted from our records, plus the figures from before this platform.',
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
