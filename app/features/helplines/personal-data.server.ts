import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'helplines',
  tables: { helplines: OPERATORS_ONLY },
}
