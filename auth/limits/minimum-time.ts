import { setTimeout as wait } from 'node:timers/promises'
import type { Auth } from '#auth/context.ts'

/**
 * Runs work and returns its result, or throws its error, after at least `answerMsMin`: so the duration does not
 * reveal whether an address is known.
 */
export async function withMinimumTime<T>({ settings }: Auth, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(settings.messages.answerMsMin)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** As `withMinimumTime`, but only failures wait: a success needs the right code, so it reveals nothing new. */
export async function withMinimumTimeOnFailure<T>({ settings }: Auth, work: () => Promise<T>): Promise<T> {
  const floor = wait(settings.messages.answerMsMin)
  try {
    return await work()
  } catch (error) {
    await floor
    throw error
  }
}
