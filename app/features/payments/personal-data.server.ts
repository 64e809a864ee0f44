import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { expireRefunds } from './expire-refunds.server.ts'

export const personalData: PersonalData = {
  name: 'payments',
  tables: { settlement_mismatches: OPERATORS_ONLY },
  expire: expireRefunds,
}
