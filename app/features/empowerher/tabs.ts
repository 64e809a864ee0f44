export type Tab = 'marketplace' | 'campaigns' | 'fearless'

const TABS: readonly string[] = ['marketplace', 'campaigns', 'fearless'] satisfies Tab[]

/** The tab in `?tab=`, or Fearless Girls at /fearless and the marketplace at /empowerher. */
export function tabOf(url: URL): Tab {
  const asked = url.searchParams.get('tab') ?? ''
  if (TABS.includes(asked)) return asked as Tab
  return /^\/fearless(\.data)?$/.test(pageUrl(url).pathname) ? 'fearless' : 'marketplace'
}
import { pageUrl } from '#app/platform/language/language-paths.ts'
