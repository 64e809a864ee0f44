import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetVouches } from './commands/forget-vouches.server.ts'
import { listOwnVouches } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'referrals',
  tables: {
    vouches: {},
    referrals: { notExported: 'Shown, and removed, by the link in the mail to the person who was referred.' },
  },
  forget: forgetVouches,
  export: { vouches: ({ db, actor }) => listOwnVouches(db, actor) },
}
