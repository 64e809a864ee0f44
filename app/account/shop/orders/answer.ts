import type { FormValues } from '#app/platform/forms.ts'

/** What came of a form on this page that changed nothing. */
export interface PartAnswer {
  intent: string
  /** The case that the form was about; empty for the parcel itself. */
  about: string
  errors: Readonly<Record<string, string>>
  values: FormValues
  /** Why it was refused, when no field of it is wrong. */
  problem: string | null
}

/** The answer to this very form, if it is. */
export function answerTo(answer: PartAnswer | undefined, intent: string, about = ''): PartAnswer | undefined {
  return answer?.intent === intent && answer.about === about ? answer : undefined
}
