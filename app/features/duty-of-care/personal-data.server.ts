import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'duty-of-care',
  tables: { care_services: OPERATORS_ONLY, care_badges: OPERATORS_ONLY },
}
