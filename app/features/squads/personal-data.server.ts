import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetSquads } from './commands/forget-squads.server.ts'
import { listOwnSquads } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'squads',
  tables: {
    squads: {},
    squad_members: {},
    squad_invitations: { notExported: 'Holds the addresses of others.' },
  },
  forget: forgetSquads,
  export: { squads: ({ db, actor }) => listOwnSquads(db, actor) },
}
