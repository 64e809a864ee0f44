import { useLocation } from 'react-router'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { copy } from './copy.ts'

/**
 * Links to the same page in each other language. The server adds the parameters that the page reads
 * (`switch-search.server.ts`), because a cached page is the same for everybody.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  if (!hasLanguages(pathname)) return null
  const path = import.meta.env.SSR ? pathname : pathname + search
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    <a
      key={language}
      className="language"
      lang={language}
      hrefLang={language}
      href={pathIn(language, path)}
      suppressHydrationWarning
    >
      {copy.names[language]}
    </a>
  ))
}
