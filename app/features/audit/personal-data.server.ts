import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { expireActs } from './expire-acts.server.ts'

export const personalData: PersonalData = {
  name: 'audit',
  tables: { audit_log: OPERATORS_ONLY },
  expire: expireActs,
}
