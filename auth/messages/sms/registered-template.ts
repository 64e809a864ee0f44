import type { TextTemplates } from '#auth/settings/text-messages.ts'
import { ENGLISH } from '#auth/messages/message-languages.ts'
import type { TextMessage } from './sms-sender.ts'

/** The key of the template of all codes that have none of their own. */
const ALL_CODES = 'code'

/**
 * The template that is registered for a text, and what fills it: the variables of its kind, or the whole text as
 * `message` in the template for all other kinds (`*`). Undefined without a template.
 */
export function registeredTemplate(
  { byKind, fallback }: TextTemplates,
  { template: { kind, variables }, message, language = ENGLISH, code }: TextMessage,
): { id: string; variables: Readonly<Record<string, string>> } | undefined {
  const kinds = code === undefined ? [kind] : [kind, ALL_CODES]
  const own = withLanguage(kinds, language).flatMap((name) => byKind.get(name) ?? [])[0]
  if (own !== undefined) return { id: own, variables }
  return fallback === undefined ? undefined : { id: fallback, variables: { message } }
}

/** Templates in a language first: `order_placed_hi` is the Hindi one of `order_placed`. */
function withLanguage(kinds: readonly string[], language: string): readonly string[] {
  return language === ENGLISH ? kinds : [...kinds.map((kind) => `${kind}_${language}`), ...kinds]
}
