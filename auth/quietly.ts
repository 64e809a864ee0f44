import { setTimeout as wait } from 'node:timers/promises'
import type { Auth } from './context.ts'

/**
 * Does work whose duration would tell whether an address is known, and answers it, or its error, not before
 * a fixed time has passed.
 */
export async function quietly<T>({ settings }: Auth, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(settings.messages.quietAnswerMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** As `quietly`, but only a failure waits: a success says nothing new to whoever has the right code. */
export async function failQuietly<T>({ settings }: Auth, work: () => Promise<T>): Promise<T> {
  const floor = wait(settings.messages.quietAnswerMs)
  try {
    return await work()
  } catch (error) {
    await floor
    throw error
  }
}
