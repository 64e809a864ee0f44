import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const MEMORY = '/dev/shm'

/**
 * A folder for this test file, removed after it. In memory where there is some: whoever simulates the disk, or
 * kills only the process, need not wait for a real one.
 */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), `diya-${name}-`))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
