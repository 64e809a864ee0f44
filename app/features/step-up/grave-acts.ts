/** What a fresh proof of identity is asked for. */
export type GraveAct = keyof typeof GRAVE_ACTS

interface GravePage {
  path: string
  /** `GET`: what is read there is grave. `auth`: the browser sends it to `/auth/v1`, which asks for the proof itself. */
  by: 'POST' | 'GET' | 'auth'
  /** Acts (`act`) of the same page that need no proof. Every other one does, also one that is added later. */
  harmless?: readonly string[]
}

/** Everything that is behind the proof. Also the values of `for` in the address of the screen that asks for it. */
export const GRAVE_ACTS = {
  'bank-account': { path: '/account/shop/earnings', by: 'POST', harmless: ['appeal'] },
  payouts: { path: '/operator/payouts', by: 'POST' },
  'bank-file': { path: '/operator/payouts/:id.csv', by: 'GET' },
  disputes: { path: '/operator/disputes', by: 'POST', harmless: ['say'] },
  holds: { path: '/operator/holds', by: 'POST' },
  commission: { path: '/operator/commission', by: 'POST' },
  people: { path: '/operator/desks', by: 'POST' },
  export: { path: '/account/export', by: 'GET' },
  erasure: { path: '/account', by: 'POST' },
  email: { path: '/account', by: 'auth' },
  phone: { path: '/account', by: 'auth' },
  password: { path: '/account', by: 'auth' },
  ways: { path: '/account', by: 'auth' },
  'second-step': { path: '/account', by: 'auth' },
} as const satisfies Record<string, GravePage>

export const isGraveAct = (name: string | null): name is GraveAct => name !== null && Object.hasOwn(GRAVE_ACTS, name)

const SCREEN = '/account/confirm-identity'

interface Asking {
  act: GraveAct
  /** Where to go when it is proven: a path of this site. */
  next: string
  /** In a tab of its own, because a form with what was typed stays open in the other one. */
  isTab?: boolean
}

/** The address of the screen that asks for the proof. */
export function confirmPath({ act, next, isTab = false }: Asking): string {
  return `${SCREEN}?${new URLSearchParams({ for: act, next, ...(isTab && { tab: '1' }) })}`
}
