import { useNavigation } from 'react-router'
import { splitLanguage } from './language-paths.ts'

/** The path, as it is in English, to which the browser is on its way; undefined while a page is shown. */
export function useNextPath(): string | undefined {
  const { location } = useNavigation()
  return location && splitLanguage(location.pathname).path
}
