import { useEffect } from 'react'
import type { FailureTitles } from '#app/ui/failure-titles.ts'
import { type Location, type NavigateFunction, useLocation, useMatches, useNavigate } from 'react-router'

interface ShownPage {
  location: Location
  /** Position in the tab's history. */
  index: number
  /** Route id → its loader data. */
  loaderData: Readonly<Record<string, unknown>>
  navigate: NavigateFunction
  /** The screen's own titles for failures. */
  titles: FailureTitles
}

let shown: ShownPage | null = null

/** The page on the screen; null before the first one and while an error page is shown. */
export const getShownPage = (): ShownPage | null => shown

/** Records the shown page for `keepPage`; renders nothing. */
export function ShownPage() {
  const location = useLocation()
  const matches = useMatches()
  const navigate = useNavigate()
  useEffect(() => {
    shown = {
      location,
      // A traversal changes the history's index before the next page is shown.
      index: shown?.location === location ? shown.index : historyIndex(),
      loaderData: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
      navigate,
      titles: (matches.at(-1)?.handle ?? {}) as FailureTitles,
    }
  }, [location, matches, navigate])
  useEffect(
    () => () => {
      shown = null
    },
    [],
  )
  return null
}

/** React Router numbers the entries of the history. */
export function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}
