import type { FormValues } from '#app/platform/form/parse-form.ts'

/** The action's result when a profile was not saved. */
export interface ProfileAnswer {
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}
