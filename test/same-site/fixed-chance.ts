import { createHash, webcrypto } from 'node:crypto'
import { createRequire, syncBuiltinESMExports } from 'node:module'

// Loaded before the application: makes every id, token and code of a run the same in the next run. The database's
// random values (`gen_random_uuid`) come from `getRandomValues` or `randomFillSync`, too.

const crypto = createRequire(import.meta.url)('node:crypto') as Record<string, unknown>
const counters = new Map<string, number>()
const COUNTER_BYTES = 4

/** The next bytes of this kind. They start with a counter, so that ids sort in the order of creation. */
function nextBytes(kind: string, size: number, isSorted = false): Buffer {
  const count = (counters.get(`${kind} ${size}`) ?? 0) + 1
  counters.set(`${kind} ${size}`, count)
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, block) =>
    createHash('sha256').update(`${kind} ${size} ${count} ${block}`).digest(),
  )
  const bytes = Buffer.concat(blocks).subarray(0, size)
  if (isSorted) bytes.writeUInt32BE(count, size === 16 ? 0 : size - COUNTER_BYTES)
  return bytes
}

function nextUuid(): string {
  const bytes = nextBytes('uuid', 16, true)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function fill<T extends ArrayBufferView>(view: T, offset = 0, size = view.byteLength - offset): T {
  const bytes = nextBytes('fill', size, size === 16)
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).set(bytes, offset)
  return view
}

function nextInt(min: number, max?: number): number {
  const [from, to] = max === undefined ? [0, min] : [min, max]
  return from + (nextBytes('int', 8).readUInt32BE(0) % (to - from))
}

Object.assign(crypto, {
  randomUUID: nextUuid,
  randomBytes: (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = nextBytes('bytes', size)
    done?.(null, bytes)
    return bytes
  },
  randomInt: nextInt,
  randomFillSync: fill,
})
syncBuiltinESMExports()
Object.defineProperties(webcrypto, {
  randomUUID: { value: nextUuid, configurable: true },
  getRandomValues: { value: fill, configurable: true },
})
Math.random = () => nextBytes('random', 8).readUInt32BE(0) / 2 ** 32
