import { spawn } from 'node:child_process'

const SIGNAL_EXIT_BASE = 128
const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }

/**
 * Runs a program in the foreground: it shares the terminal and receives signals. Resolves to its exit code, or to 128 +
 * the signal's number, as in a shell.
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    const forward = (signal) => {
      // The terminal sends Ctrl-C to the child too.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    for (const signal of Object.keys(SIGNALS)) process.on(signal, forward)
    const settle = (then, value) => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, forward)
      then(value)
    }
    child.on('error', (error) => settle(reject, error))
    child.on('exit', (code, signal) => settle(resolve, code ?? SIGNAL_EXIT_BASE + (SIGNALS[signal] ?? 0)))
  })
}

/** Prints one line and ends the program with exit code 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
