import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { hashRaw } from '@node-rs/argon2'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'

interface Cost {
  memoryKib: number
  passes: number
}

interface Floor extends Cost {
  /** Node's own argon2, or that of the library which the application hashes with. */
  by: 'node' | 'library'
}

/** The floor of a sign-in: its hash alone, on every core, at the same cost. */
export function startArgon2id(cost: Cost, by: Floor['by']): Promise<Meter> {
  return startMeter(import.meta.filename, { ...cost, by } satisfies Floor)
}

if (import.meta.main) {
  const { by, memoryKib: memory, passes } = meterInput<Floor>()
  const nonce = randomBytes(16)
  const message = 'a good long phrase'
  const derive = promisify(argon2)
  const hash = {
    node: () => derive('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 }),
    library: () => hashRaw(message, { salt: nonce, memoryCost: memory, timeCost: passes, parallelism: 1 }),
  }[by]
  serveMeter(availableParallelism(), async () => void (await hash()))
}
