import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetStoryteller } from './forget-storyteller.server.ts'
import { exportStories } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'stories',
  tables: {
    good_deeds_stories: {},
    story_likes: {},
    story_mutes: {},
    story_reports: {},
    story_decisions: OPERATORS_ONLY,
  },
  forget: forgetStoryteller,
  export: { goodDeeds: (ctx) => exportStories(ctx.db, ctx) },
}
