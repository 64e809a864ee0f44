import type { FormValues } from '#app/platform/form/parse-form.ts'

/** The result of a failed submission, on a page with several forms. */
export interface ActionError {
  intent: string
  /** Id of the form's subject; empty when the page has one subject. */
  about: string
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** Why the command refused, when no field is wrong. */
  problem: string | null
}

/** The answer that belongs to this form, if any. */
export function errorOf(answer: ActionError | undefined, intent: string, about = ''): ActionError | undefined {
  return answer?.intent === intent && answer.about === about ? answer : undefined
}
