import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL: BEHIND } = constants.priority

/**
 * Called by the program of a thread: when processors are short, answers come first. On Linux alone, where each thread has
 * its own priority; elsewhere it would be that of the whole process.
 */
export function waitBehindOthers(): void {
  if (process.platform !== 'linux' || getPriority() >= BEHIND) return
  try {
    setPriority(BEHIND)
  } catch {
    // A sandbox forbids it: the thread works like the others.
  }
}
