import { copy } from '#app/features/media/copy.ts'

/** Why an upload was refused; the keys of its messages. */
export type RefusalReason = keyof typeof copy.refused

/** Ends an upload with a reason for its sender. The code that opened a resource cleans it up. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
