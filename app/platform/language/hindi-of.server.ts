import { currentLanguage } from './current-language.ts'

/**
 * Long texts of ours that are stored in English, in the language of the page: their Hindi on Hindi pages. What somebody
 * has changed stays as it is.
 * @param pairs Each English text with its Hindi.
 */
export function hindiOf(pairs: Iterable<readonly [english: string, hindi: string]>): (stored: string) => string {
  const hindi = new Map(pairs)
  return (stored) => (currentLanguage() === 'hi' ? (hindi.get(stored) ?? stored) : stored)
}
