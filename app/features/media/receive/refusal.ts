import { copy } from '#app/features/media/copy.ts'

/** Why a file was not taken. */
export type RefusalReason = keyof typeof copy.refused

/** Ends an upload from wherever it is, with a reason that can be told; the one who began it cleans up. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
