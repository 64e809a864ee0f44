import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetLists } from './commands/forget-lists.server.ts'
import { listAccountLists } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'account-lists',
  tables: { kept_lists: {} },
  forget: forgetLists,
  export: { keptLists: ({ db, actor }) => listAccountLists(db, actor) },
}
