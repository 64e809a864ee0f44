export type Tab = 'marketplace' | 'campaigns' | 'fearless'

const TABS: readonly string[] = ['marketplace', 'campaigns', 'fearless'] satisfies Tab[]

/** The tab in `?tab=`, or the marketplace. */
export function tabOf(params: URLSearchParams): Tab {
  const asked = params.get('tab') ?? ''
  return TABS.includes(asked) ? (asked as Tab) : 'marketplace'
}
