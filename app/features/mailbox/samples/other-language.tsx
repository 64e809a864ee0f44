import { currentLanguage } from '#app/platform/language/current-language.ts'
import { pathIn } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { copy } from './copy.ts'

/** A link to the same mails in the other language. It loads a new page, whose policy allows frames. */
export function OtherLanguage({ path }: { path: string }) {
  const [other = LANGUAGES[0]] = LANGUAGES.filter((language) => language !== currentLanguage())
  return <a href={pathIn(other, path)}>{copy.otherLanguage}</a>
}
