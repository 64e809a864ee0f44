/** The store of uploaded files does not answer. The call was not made, or its result is unknown. */
export class FilesUnreachableError extends Error {
  override name = 'FilesUnreachableError'
}
