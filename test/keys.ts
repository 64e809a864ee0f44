import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Directory of the test suite's keys; created by the first test that opens it. */
export const TEST_KEYS = { directory: join(tmpdir(), 'diya-test-keys') }
