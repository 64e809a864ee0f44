import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetNeeds } from './commands/forget-needs.server.ts'
import { listOwnNeeds } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'needs',
  tables: { needs: {}, need_answers: {} },
  forget: forgetNeeds,
  export: { needs: listOwnNeeds },
}
