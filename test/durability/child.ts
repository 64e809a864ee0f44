import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Killed when the test process ends, even when a test fails. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A child process that reports in lines on its standard output, and that a test may kill at any time. */
export class Child {
  /** What it has printed so far. */
  readonly lines: string[] = []
  readonly exited: Promise<Exit>
  #child: ChildProcess
  #errors = ''

  private constructor(child: ChildProcess) {
    this.#child = child
    running.add(child)
    child.stderr?.on('data', (chunk: Buffer) => (this.#errors += chunk.toString()))
    const reader = child.stdout && createInterface({ input: child.stdout })
    const drained = reader ? once(reader, 'close') : Promise.resolve()
    reader?.on('line', (line) => this.lines.push(line))
    this.exited = once(child, 'exit').then(async ([code, signal]) => {
      running.delete(child)
      await drained
      return { code, signal } as Exit
    })
  }

  /**
   * Starts a TypeScript file on this Node. `env` adds to this process's environment. The embedded database is compiled
   * with the fast compiler only, because these processes are short.
   */
  static start(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Child {
    return new Child(
      spawn(process.execPath, ['--liftoff-only', script, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_OPTIONS: '', ...env },
      }),
    )
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** What it has written to its standard error so far. */
  get errors(): string {
    return this.#errors
  }

  /** Waits for the first line that starts with `start`; rejects when the process ends without it. */
  async line(start: string): Promise<string> {
    const exit = this.exited.then(({ code, signal }) => ({ code, signal }))
    for (let seen = 0; ;) {
      for (; seen < this.lines.length; seen += 1)
        if (this.lines[seen]?.startsWith(start)) return this.lines[seen] as string
      const ended = await Promise.race([exit, new Promise<undefined>((resolve) => setTimeout(resolve, 5, undefined))])
      if (ended && seen === this.lines.length) {
        throw new Error(`The process ended (${ended.code ?? ended.signal}) without "${start}": ${this.#errors}`)
      }
    }
  }

  /** Ends it as `kill -9` does, and waits until all its output is in `lines`. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> {
    this.#child.kill(signal)
    return this.exited
  }
}
