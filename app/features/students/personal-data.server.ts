import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetStudent } from './commands/forget-student.server.ts'
import { exportStudent } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'students',
  tables: { student_profiles: {}, guardian_consents: {}, person_blocks: {} },
  forget: forgetStudent,
  export: { student: exportStudent },
}
