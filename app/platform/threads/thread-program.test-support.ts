import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { answerCalls } from './answer-calls.ts'

/** What the program of the tests does when it is told so. */
const DOINGS = {
  name: () => threadId,
  rest: () => wait(300, threadId),
  throw: () => {
    throw new RangeError('too large')
  },
  crash: () => {
    setTimeout(() => {
      throw new Error('crashed')
    })
    return wait(60_000)
  },
  loop: () => {
    for (;;);
  },
}
export type Doing = keyof typeof DOINGS

answerCalls((doing: Doing) => DOINGS[doing]())
