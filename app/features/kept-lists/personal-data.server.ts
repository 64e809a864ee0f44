import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetLists } from './commands/forget-lists.server.ts'
import { listKept } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'kept-lists',
  tables: { kept_lists: {} },
  forget: forgetLists,
  export: { keptLists: ({ db, actor }) => listKept(db, actor) },
}
