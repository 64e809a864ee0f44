import type { FormValues } from '#app/platform/form/parse-form.ts'

/** What came of a form that changed nothing, on a page that has many. */
export interface ActAnswer {
  intent: string
  /** The id of what the form was about; empty for the page's own matter. */
  about: string
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** Why it was refused, when no field of it is wrong. */
  problem: string | null
}

/** The answer to this very form, if it is. */
export function answerTo(answer: ActAnswer | undefined, intent: string, about = ''): ActAnswer | undefined {
  return answer?.intent === intent && answer.about === about ? answer : undefined
}
