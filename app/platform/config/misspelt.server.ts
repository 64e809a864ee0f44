import { similarWords } from '#app/platform/text/similar-words.ts'
import { CONFIG_NAMES } from './config.server.ts'

/** No other program has variables that begin like this. */
const OURS = /^(?:FILES_S3|METRICS|RAZORPAYX?)_/
/** The auth service reads these, and knows its own names. */
const OF_AUTH = /^AUTH_/

/**
 * One line for each variable that is set, has no meaning, and looks like a misspelt setting. Values are not shown: the
 * misspelt name may hold a secret.
 */
export function misspeltSettings(env: Record<string, string | undefined>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (!env[name]?.trim() || CONFIG_NAMES.includes(name) || OF_AUTH.test(name)) return []
    // Not as a beginning: `MAIL` is a variable of the shell.
    const meant = similarWords(name.toUpperCase(), CONFIG_NAMES).find(
      ({ cost }) => cost >= 1 || name !== name.toUpperCase(),
    )
    if (meant) return [`${name} is not a setting and is ignored: did you mean ${meant.word}?`]
    return OURS.test(name) ? [`${name} is not a setting and is ignored: README.md lists them.`] : []
  })
}
