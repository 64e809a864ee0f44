import type { InvalidForm } from '#app/platform/form/parse-form.ts'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'

/** The action's result when a story was not shared, with everything that was typed. */
export interface ShareAnswer extends Pick<InvalidForm, 'errors' | 'values'> {
  /** An error of the whole form. */
  failed?: string
  /** A link that helps to resolve it. */
  help?: { to: string; label: string }
  /** The uploads that were added, to show again. */
  uploads?: readonly UploadedFile[]
}
