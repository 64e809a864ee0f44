import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'audit',
  tables: { audit_log: OPERATORS_ONLY },
}
