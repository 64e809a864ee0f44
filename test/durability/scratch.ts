import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const MEMORY = '/dev/shm'

/**
 * A temporary folder for this test file, removed after it. In memory if possible: tests with a simulated disk, or that
 * only kill the process, need no real one.
 */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), `diya-${name}-`))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
