/** So many calls wait for a thread that another one would wait too long. Nothing was done. */
export class ThreadBusyError extends Error {
  override name = 'ThreadBusyError'
}
