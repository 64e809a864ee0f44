import { mkdtempSync, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterTests } from '#test/opened.ts'

const MEMORY = '/dev/shm'
/** Containers often have 64 MB there, and a database with the demo data has 70. */
const FREE_BYTES_MIN = 4e9

/**
 * The folder for temporary folders of tests: in memory where there is room. The two thousand files of a database are
 * created there in a twentieth of the time, and tests with a simulated disk, or that only kill the process, need no real one.
 */
export const SCRATCH_ROOT = hasRoom(MEMORY) ? MEMORY : tmpdir()

/** A temporary folder, removed after the tests of the file. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(SCRATCH_ROOT, `diya-${name}-`))
  closeAfterTests(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= FREE_BYTES_MIN
  } catch {
    return false
  }
}
