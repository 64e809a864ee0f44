import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetStartups } from './commands/forget-startups.server.ts'
import { listOwnStartups } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'startups',
  tables: { startups: {} },
  forget: forgetStartups,
  export: { startups: ({ db, actor }) => listOwnStartups(db, actor) },
}
