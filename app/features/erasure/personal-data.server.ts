import { unlistErasures } from './commands/unlist-erasures.server.ts'
import type { PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'erasure',
  tables: {
    erasures: {
      kept: 'The id alone: by it a restored backup is erased again.',
      notExported: 'Written when the account is gone.',
    },
  },
  expire: unlistErasures,
}
