export const copy = {
  /** Text of the README beside the list. */
  mark: `The ids of erased accounts, one file each. When a backup is restored, they are read, so that no account that
was erased comes back. Keep this folder with the backups. Do not delete anything in it.
`,
} as const
