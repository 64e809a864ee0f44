import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { SCRATCH_ROOT } from './scratch-root.ts'

/** A temporary folder for this test file, removed after it. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(SCRATCH_ROOT, `diya-${name}-`))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
