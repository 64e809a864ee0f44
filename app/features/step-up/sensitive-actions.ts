export type SensitiveAction = keyof typeof SENSITIVE_ACTIONS

interface SensitivePage {
  path: string
  /** `GET`: reading is sensitive. `auth`: the browser calls `/auth/v1`, which requires the proof itself. */
  by: 'POST' | 'GET' | 'auth'
  /** Values of `act` on the page that need no proof. All others do, also later ones. */
  harmless?: readonly string[]
}

/** All actions that need a fresh proof. The keys are the values of `for` in the URL of the confirmation. */
export const SENSITIVE_ACTIONS = {
  'bank-account': { path: '/account/shop/earnings', by: 'POST', harmless: ['appeal'] },
  payouts: { path: '/operator/payouts', by: 'POST' },
  'bank-file': { path: '/operator/payouts/:id.csv', by: 'GET' },
  'campaign-payee': {
    path: '/account/campaigns/:slug/money',
    by: 'POST',
    harmless: ['ask', 'withdraw', 'bill', 'remove-bill', 'update', 'appeal'],
  },
  'campaign-people': { path: '/account/campaigns/:slug/people', by: 'POST', harmless: ['remove'] },
  'campaign-payouts': { path: '/operator/tranches', by: 'POST' },
  'campaign-returns': { path: '/operator/campaign-returns', by: 'POST' },
  'campaign-holds': { path: '/operator/campaign-holds', by: 'POST' },
  'campaign-bank-file': { path: '/operator/tranches/:id.csv', by: 'GET' },
  'tax-statement': { path: '/operator/tax-approvals/:id/:year.csv', by: 'GET' },
  disputes: { path: '/operator/disputes', by: 'POST', harmless: ['say'] },
  holds: { path: '/operator/holds', by: 'POST' },
  commission: { path: '/operator/commission', by: 'POST' },
  people: { path: '/operator/desks', by: 'POST' },
  export: { path: '/account/export', by: 'GET' },
  erasure: {
    path: '/account',
    by: 'POST',
    harmless: ['sign-out-one', 'sign-out-others'],
  },
  email: { path: '/account', by: 'auth' },
  phone: { path: '/account', by: 'auth' },
  password: { path: '/account', by: 'auth' },
  ways: { path: '/account', by: 'auth' },
  'second-step': { path: '/account', by: 'auth' },
  'recovery-codes': { path: '/account', by: 'auth' },
  passkeys: { path: '/account', by: 'auth' },
} as const satisfies Record<string, SensitivePage>

export const isSensitiveAction = (name: string | null): name is SensitiveAction =>
  name !== null && Object.hasOwn(SENSITIVE_ACTIONS, name)

const SCREEN = '/account/confirm-identity'

interface ConfirmTarget {
  act: SensitiveAction
  /** The path of this site to go to afterwards. */
  next: string
  /** Opened in a tab of its own, because a form stays open in the other one. */
  isTab?: boolean
}

/** The URL of the confirmation. */
export function confirmPath({ act, next, isTab = false }: ConfirmTarget): string {
  return `${SCREEN}?${new URLSearchParams({ for: act, next, ...(isTab && { tab: '1' }) })}`
}
