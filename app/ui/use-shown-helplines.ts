import { useRouteLoaderData } from 'react-router'
import { shownHelplines } from '#app/platform/india/helplines.ts'

/** The helplines without those that operators have hidden; all of them when the root loader's data is missing. */
export function useShownHelplines<Line extends { number: string }>(lines: readonly Line[]): readonly Line[] {
  const root = useRouteLoaderData<{ hiddenHelplines: readonly string[] }>('root')
  return shownHelplines(lines, root?.hiddenHelplines ?? [])
}
