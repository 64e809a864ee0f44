import type { FormValues } from '#app/platform/forms.ts'

/** What comes back when a profile was not saved. */
export interface ProfileAnswer {
  errors?: Readonly<Record<string, string>>
  values?: FormValues
  /** The line broke, or something went wrong on our side; everything typed is still in the form. */
  hasFailed?: true
}

/**
 * Sends a form so that nothing typed is lost when the line is: what fails without an answer is an answer.
 * What the server answered or threw itself goes its way.
 */
export async function orFailed<T>(send: () => Promise<T>): Promise<T | ProfileAnswer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Error) return { hasFailed: true }
    throw error
  }
}
