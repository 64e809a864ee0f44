import type { TextTemplates } from '#auth/settings/text-messages.ts'
import type { TextMessage } from './sms-sender.ts'

/** The key of the template of all codes that have none of their own. */
const ALL_CODES = 'code'

/**
 * The template that is registered for a text, and what fills it: the variables of its kind, or the whole text as
 * `message` in the template for all other kinds (`*`). Undefined without a template.
 */
export function registeredTemplate(
  { byKind, fallback }: TextTemplates,
  { template: { kind, variables }, message, code }: TextMessage,
): { id: string; variables: Readonly<Record<string, string>> } | undefined {
  const own = byKind.get(kind) ?? (code === undefined ? undefined : byKind.get(ALL_CODES))
  if (own !== undefined) return { id: own, variables }
  return fallback === undefined ? undefined : { id: fallback, variables: { message } }
}
