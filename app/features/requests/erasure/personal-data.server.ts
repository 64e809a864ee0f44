import { OPERATORS_ONLY, type PersonalData } from '#app/platform/personal-data.ts'
import { forgetRequests } from './forget-requests.server.ts'
import { exportOwn } from '#app/features/requests/queries.server.ts'

export const personalData: PersonalData = {
  name: 'requests',
  tables: {
    requests: {},
    request_events: OPERATORS_ONLY,
    desk_members: { notExported: 'Where an operator works; the seats go with the account.' },
  },
  forget: forgetRequests,
  export: { requests: exportOwn },
}
