import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'payments',
  tables: { settlement_mismatches: OPERATORS_ONLY },
}
