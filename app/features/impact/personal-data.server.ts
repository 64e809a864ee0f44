import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'impact',
  tables: { figure_baselines: OPERATORS_ONLY },
}
