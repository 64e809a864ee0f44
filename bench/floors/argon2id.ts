import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'

interface Cost {
  memoryKib: number
  passes: number
}

/** The floor of a sign-in: its hash alone, on every core, at the same cost. */
export function startArgon2id(cost: Cost): Promise<Meter> {
  return startMeter(import.meta.filename, cost)
}

if (import.meta.main) {
  const { memoryKib, passes } = meterInput<Cost>()
  const derive = promisify(argon2)
  const nonce = randomBytes(16)
  serveMeter(availableParallelism(), async () => {
    await derive('argon2id', {
      message: 'a good long phrase',
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: memoryKib,
      passes,
    })
  })
}
