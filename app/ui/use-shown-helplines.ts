import { useRouteLoaderData } from 'react-router'
import { shownHelplines } from '#app/platform/india/helplines.ts'

/** Of the helplines that a page names those that operators show; all of them where the site's data is missing. */
export function useShownHelplines<Line extends { number: string }>(lines: readonly Line[]): readonly Line[] {
  const root = useRouteLoaderData<{ hiddenHelplines: readonly string[] }>('root')
  return shownHelplines(lines, root?.hiddenHelplines ?? [])
}
