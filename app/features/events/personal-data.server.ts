import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetHolder } from './tickets/forget-holder.server.ts'
import { listTicketsOf } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'events',
  tables: { tickets: {}, events: OPERATORS_ONLY },
  forget: forgetHolder,
  export: { tickets: ({ db, actor }) => listTicketsOf(db, actor) },
}
