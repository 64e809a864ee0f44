import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { OwnSettings } from './change-rows.ts'
import type { Site } from './site.ts'

const FILE = 'clock'
const SAID = 'The clock was moved.'

/** Settings of a site whose clock can be moved, for what takes days. */
export const withClock = (env: OwnSettings): OwnSettings => ({
  ...env,
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(clock(join(env.DATA_DIR, FILE)))}`,
})

/** Sets the site's clock so far after the machine's. Sessions of before may have expired then. */
export async function moveClock(site: Site, env: OwnSettings, ms: number): Promise<void> {
  const moved = () => site.output().split(SAID).length
  const before = moved()
  await writeFile(join(env.DATA_DIR, FILE), String(ms))
  site.process.kill('SIGUSR2')
  await expect.poll(moved, { interval: 20 }).toBeGreaterThan(before)
}

/** Runs in the site's process before its own code. */
const clock = (file: string) => `
  import { existsSync, readFileSync } from 'node:fs'
  const Real = Date
  const read = () => (existsSync('${file}') ? Number(readFileSync('${file}', 'utf8')) : 0)
  let ahead = read()
  globalThis.Date = class Date extends Real {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(Real.now() + ahead)
    }
    static now() {
      return Real.now() + ahead
    }
    static [Symbol.hasInstance](value) {
      return value instanceof Real
    }
  }
  process.on('SIGUSR2', () => {
    ahead = read()
    console.log('${SAID}')
  })
`
