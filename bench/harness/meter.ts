import { type ChildProcess, fork } from 'node:child_process'

/** The result of one measurement. */
interface Sample {
  done: number
  ms: number
  /** Time of one operation, 99th percentile. */
  p99Ms: number
}

/** Something that can be measured repeatedly; it is idle in between. */
export interface Meter {
  /** The process that is measured, or that measures another. */
  pid: number | undefined
  measure(ms: number): Promise<Sample>
  close(): Promise<void>
}

type Message = { ready: true } | { sample: Sample } | { error: string }

/** Starts a program that calls `serveMeter` in a separate process, so that two meters never share a heap. */
export async function startMeter(file: string, input: unknown): Promise<Meter> {
  const child = fork(file, [JSON.stringify(input)], { env: { ...process.env, NODE_ENV: 'production' } })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await next(child)
  return {
    pid: child.pid,
    measure: async (ms) => {
      child.send({ ms })
      const message = await next(child)
      if (!('sample' in message)) throw new Error(`${file} gave no sample`)
      return message.sample
    },
    close: async () => {
      child.kill()
      await exited
    },
  }
}

function next(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the measured program ended'))
    child.once('exit', ended)
    child.once('message', (message: Message) => {
      child.off('exit', ended)
      if ('error' in message) reject(new Error(message.error))
      else resolve(message)
    })
  })
}

/** In the child: the input of `startMeter`. */
export function meterInput<Input>(): Input {
  return JSON.parse(process.argv[2] ?? 'null') as Input
}

/** In the child: runs `once` repeatedly in this many lanes in parallel, for the duration of each measurement. */
export function serveMeter(lanes: number, once: (lane: number) => Promise<void> | void): void {
  process.on('message', ({ ms }: { ms: number }) => {
    measure(lanes, once, ms).then(
      (sample) => process.send?.({ sample }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
  process.send?.({ ready: true })
}

async function measure(lanes: number, once: (lane: number) => Promise<void> | void, ms: number): Promise<Sample> {
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + ms
  const run = async (lane: number) => {
    for (let before = startedAt; before < endsAt;) {
      await once(lane)
      const now = performance.now()
      times.push(now - before)
      before = now
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
  const elapsed = performance.now() - startedAt
  return { done: times.length, ms: elapsed, p99Ms: quantile(times, 0.99) }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [left = 0, right = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1)
  return (left + right) / 2
}
