import type { PersonalData } from '#app/platform/personal-data.ts'
import { personalData as audit } from '#app/features/audit/personal-data.server.ts'
import { personalData as circles } from '#app/features/circles/personal-data.server.ts'
import { personalData as documents } from '#app/features/documents/personal-data.server.ts'
import { personalData as dutyOfCare } from '#app/features/duty-of-care/personal-data.server.ts'
import { personalData as events } from '#app/features/events/personal-data.server.ts'
import { personalData as fundraising } from '#app/features/fundraising/personal-data.server.ts'
import { personalData as helplines } from '#app/features/helplines/personal-data.server.ts'
import { personalData as impact } from '#app/features/impact/personal-data.server.ts'
import { personalData as accountLists } from '#app/features/account-lists/personal-data.server.ts'
import { personalData as learning } from '#app/features/learning/personal-data.server.ts'
import { personalData as marketplace } from '#app/features/marketplace/personal-data.server.ts'
import { personalData as media } from '#app/features/media/personal-data.server.ts'
import { personalData as needs } from '#app/features/needs/personal-data.server.ts'
import { personalData as orders } from '#app/features/orders/erasure/personal-data.server.ts'
import { personalData as payments } from '#app/features/payments/personal-data.server.ts'
import { personalData as payouts } from '#app/features/payouts/personal-data.server.ts'
import { personalData as privateNotes } from '#app/features/private-notes/personal-data.server.ts'
import { personalData as referrals } from '#app/features/referrals/personal-data.server.ts'
import { personalData as requests } from '#app/features/requests/erasure/personal-data.server.ts'
import { personalData as squads } from '#app/features/squads/personal-data.server.ts'
import { personalData as startups } from '#app/features/startups/personal-data.server.ts'
import { personalData as stories } from '#app/features/stories/personal-data.server.ts'
import { personalData as students } from '#app/features/students/personal-data.server.ts'
import { personalData as testimonies } from '#app/features/testimonies/personal-data.server.ts'
import { personalData as translations } from '#app/features/translations/personal-data.server.ts'
import { personalData as erasure } from './personal-data.server.ts'

/**
 * All features' personal data, in the order of erasure: a feature that finds its rows through another one's goes
 * before it. The auth service erases its own tables with the account.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  fundraising,
  // Orders first cancel unsent shipments; then payouts see what is still owed. Both find the shop by its account.
  orders,
  payouts,
  marketplace,
  accountLists,
  circles,
  events,
  learning,
  // A testimony is found by its request.
  testimonies,
  requests,
  privateNotes,
  squads,
  referrals,
  // Stories and needs are found by the student profile.
  stories,
  needs,
  startups,
  students,
  translations,
  // The features above first release the files that they show.
  media,
  audit,
  payments,
  helplines,
  documents,
  dutyOfCare,
  impact,
  erasure,
]
