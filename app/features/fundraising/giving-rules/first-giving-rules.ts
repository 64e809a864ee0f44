import type { GivingRule } from './giving-rules.ts'

/** The rules before anybody changed one. */
export const FIRST_GIVING_RULES: Readonly<Record<GivingRule, { value: number; fromDay: string; source: string }>> = {
  'documented-share-bp': {
    value: 7_000,
    fromDay: '2026-11-01',
    source: 'Rule of the organisation: bills for at least 70 percent of each payout',
  },
  'payout-update-days': {
    value: 14,
    fromDay: '2026-11-01',
    source: 'Rule of the organisation: an update within two weeks of each payout',
  },
  'document-days': {
    value: 90,
    fromDay: '2026-11-01',
    source: 'Rule of the organisation: identity documents, proofs and estimates are deleted after 90 days',
  },
  'bill-days': {
    value: 2_922,
    fromDay: '2026-11-01',
    source: 'Companies Act, 2013, section 128(5): vouchers are kept for eight financial years',
  },
}
