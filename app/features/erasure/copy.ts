export const copy = {
  /** Text of the README beside the list. */
  mark: `The ids of accounts that were erased, one file for each. A restore of a backup reads them, so that nobody who
was erased comes back. Keep this folder together with the backups, and never delete from it.
`,
} as const
