import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the suite's key set lies; made by whoever opens it first. */
export const TEST_KEYS = { directory: join(tmpdir(), 'diya-test-keys') }
