import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetMember } from './commands/forget-member.server.ts'
import { listOwnEntries } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'circles',
  tables: { circle_members: {}, circle_interests: {} },
  forget: forgetMember,
  export: { circles: ({ db, actor }) => listOwnEntries(db, actor) },
}
