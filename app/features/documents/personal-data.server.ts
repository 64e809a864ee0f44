import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'

export const personalData: PersonalData = {
  name: 'documents',
  tables: { document_versions: OPERATORS_ONLY },
}
