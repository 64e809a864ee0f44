import type { InvalidForm } from '#app/platform/form/parse-form.ts'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'

/** Why a story was not shared, with everything that she wrote. */
export interface ShareAnswer extends Pick<InvalidForm, 'errors' | 'values'> {
  /** What stands in the way of the whole form, in words. */
  failed?: string
  /** Where she can do something about it. */
  help?: { to: string; label: string }
  /** What she had added, to show again. */
  uploads?: readonly UploadedFile[]
}
