import type { SubjectKind } from '#app/features/audit/schema.ts'

const PATHS: Partial<Record<SubjectKind, (id: string) => string>> = {
  request: (id) => `/operator/requests/${id}`,
  desk: () => '/operator/desks',
  operator: () => '/operator/desks',
  figure: (id) => `/operator/figures?edit=${id}`,
  helpline: (id) => `/operator/helplines?edit=${id}`,
  chapter: (id) => `/operator/chapters?edit=${id}`,
  course: (id) => `/operator/courses?edit=${id}`,
  event: (id) => `/operator/events?edit=${id}`,
  document: (id) => `/operator/documents?edit=${id}`,
  service: (id) => `/operator/services?edit=${id}`,
  startup: (id) => `/operator/startups?edit=${id}`,
  application: (id) => `/operator/applications?edit=${id}`,
  seller: (id) => `/operator/sellers?edit=${id}`,
  region: (id) => `/operator/regions?edit=${id}`,
  'listing-requirement': (id) => `/operator/listing-requirements?edit=${id}`,
  synonyms: (id) => `/operator/synonyms?edit=${id}`,
  'gst-rate': (id) => `/operator/gst-rates?edit=${id}`,
  'gst-rule': (id) => `/operator/gst-rules?edit=${id}`,
  'tax-approval': (id) => `/operator/tax-approvals?edit=${id}`,
  'payment-cost': (id) => `/operator/payment-costs?edit=${id}`,
  tier: (id) => `/operator/tiers?edit=${id}`,
  demo: () => '/operator/demos',
  badge: () => '/operator/services',
  campaign: () => '/operator/campaigns',
  testimony: () => '/operator/testimonies?show=all',
  student: () => '/operator/students',
  'team-member': (id) => `/operator/people?edit=${id}`,
  story: (id) => `/operator/stories?edit=${id}`,
  payee: (id) => `/operator/tranches?edit=${id}`,
  tranche: (id) => `/operator/tranches?edit=${id}`,
  payout: (id) => `/operator/payouts?edit=${id}`,
  hold: (id) => `/operator/holds?edit=${id}`,
  case: (id) => `/operator/disputes?edit=${id}`,
  commission: () => '/operator/commission',
  need: (id) => `/ssr/needs/${id}`,
}

/** The page that shows the subject; null when the console has none. */
export const subjectPath = (kind: SubjectKind, id: string): string | null =>
  PATHS[kind]?.(encodeURIComponent(id)) ?? null
