import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { Failed } from '#app/ui/or-failed.ts'

/** The action's result when a profile was not saved. */
export interface ProfileAnswer extends Partial<Failed> {
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}
