import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Containers often have 64 MB there, and a database with the demo data has 70. */
const FREE_BYTES_MIN = 4e9

/**
 * The folder for temporary folders of tests: in memory where there is room. The two thousand files of a database are
 * created there in a twentieth of the time, and tests with a simulated disk, or that only kill the process, need no real one.
 */
export const SCRATCH_ROOT = hasRoom(MEMORY) ? MEMORY : tmpdir()

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= FREE_BYTES_MIN
  } catch {
    return false
  }
}
