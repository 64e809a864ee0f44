import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetLearner } from './commands/forget-learner.server.ts'
import { listOwn } from './learner-queries.server.ts'

export const personalData: PersonalData = {
  name: 'learning',
  tables: {
    enrolments: {},
    earned_badges: {},
    courses: OPERATORS_ONLY,
    course_link_checks: OPERATORS_ONLY,
    learner_spotlights: OPERATORS_ONLY,
  },
  forget: forgetLearner,
  export: { learning: ({ db, actor }) => listOwn(db, actor) },
}
