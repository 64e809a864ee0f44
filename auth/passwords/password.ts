import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Algorithm } from '@node-rs/argon2'
import { compare } from 'bcryptjs'
import { AuthError } from '#auth/errors.ts'

/** The cost of one hash: argon2id, version 19, one lane. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

export interface Passwords {
  /** Hashes off the event loop and returns a PHC string (`$argon2id$v=19$m=…,t=…,p=1$salt$hash`). */
  hash(password: string): Promise<string>
  /** Compares in constant time. Without a stored hash it takes the same time and returns false. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Whether the stored hash has another algorithm or cost than new ones. */
  isOutdated(stored: string): boolean
}

interface Phc extends PasswordCost {
  algorithm: 'argon2id' | 'argon2i'
  lanes: number
  salt: Buffer
  tag: Buffer
}

/** The library's numbers: its enum exists for the compiler only. */
const ALGORITHMS = { argon2i: 1, argon2id: 2 } satisfies Record<string, Algorithm>
const SALT_BYTES = 16
const TAG_BYTES = 32
/** Node's thread pool has four threads; one stays free for files and name lookups. */
const HASHES_AT_ONCE = Math.min(3, availableParallelism())
const HASHES_WAITING_MAX = 256
const OVERLOAD_RETRY_S = 5
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$/
const BCRYPT_COST_MAX = 14
const MEMORY_KIB_MAX = 262_144
const PASSES_MAX = 20
const LANES_MAX = 16
const SALT_BYTES_MIN = 8
const TAG_BYTES_MIN = 16

/** Throws AuthError 503 from `hash` and `verify` when more than HASHES_WAITING_MAX callers already wait. */
export function createPasswords(cost: PasswordCost): Passwords {
  const slots = new ConcurrencyLimiter(HASHES_AT_ONCE, HASHES_WAITING_MAX)
  const fresh = (): Phc => ({
    ...cost,
    algorithm: 'argon2id',
    lanes: 1,
    salt: randomBytes(SALT_BYTES),
    tag: randomBytes(TAG_BYTES),
  })
  // No password matches this random tag: verifying against it only takes as long as a real one.
  const dummy = fresh()
  return {
    async hash(password) {
      const phc = fresh()
      return format({ ...phc, tag: await slots.run(() => tagOf(password, phc)) })
    },
    async verify(password, stored) {
      if (stored !== null && BCRYPT.test(stored)) return slots.run(() => verifyBcrypt(password, stored, dummy))
      const phc = (stored === null ? undefined : parse(stored)) ?? dummy
      return timingSafeEqual(await slots.run(() => tagOf(password, phc)), phc.tag)
    },
    isOutdated(stored) {
      const phc = parse(stored)
      return phc?.algorithm !== 'argon2id' || phc.memoryKib !== cost.memoryKib || phc.passes !== cost.passes
    },
  }
}

/**
 * Whether a hash of another system can be imported: bcrypt, argon2id or argon2i at a bounded cost. It is replaced at
 * the next sign-in.
 */
export function isImportableHash(hash: string): boolean {
  if (BCRYPT.test(hash)) return Number(hash.slice(4, 6)) <= BCRYPT_COST_MAX
  const phc = parse(hash)
  if (!phc || phc.tag.length < TAG_BYTES_MIN || phc.salt.length < SALT_BYTES_MIN) return false
  const { memoryKib, passes, lanes } = phc
  return (
    memoryKib <= MEMORY_KIB_MAX && memoryKib >= 8 * lanes && isWithin(passes, PASSES_MAX) && isWithin(lanes, LANES_MAX)
  )
}

function isWithin(value: number, max: number): boolean {
  return value >= 1 && value <= max
}

/** Verifies a bcrypt hash and a dummy of our own side by side, so that timing does not reveal the algorithm. */
async function verifyBcrypt(password: string, stored: string, dummy: Phc): Promise<boolean> {
  const [isRight] = await Promise.all([compare(password, stored), tagOf(password, dummy)])
  return isRight
}

/** Unicode NFKC: keyboards encode the same Devanagari word in different ways. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/** In a thread of Node's pool. The library takes half of the time of Node's own argon2 (decision 042). */
async function tagOf(password: string, phc: Phc): Promise<Buffer> {
  const { hashRaw } = await import('@node-rs/argon2')
  return hashRaw(normalisePassword(password), {
    algorithm: ALGORITHMS[phc.algorithm],
    salt: phc.salt,
    parallelism: phc.lanes,
    outputLen: phc.tag.length,
    memoryCost: phc.memoryKib,
    timeCost: phc.passes,
  })
}

function format({ memoryKib, passes, lanes, salt, tag }: Phc): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`
}

function parse(stored: string): Phc | undefined {
  const match = /^\$(argon2id?)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored)
  if (!match) return undefined
  const [, algorithm, memoryKib, passes, lanes, salt = '', tag = ''] = match
  return {
    algorithm: algorithm === 'argon2i' ? 'argon2i' : 'argon2id',
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Runs a limited number of tasks at a time, in order of arrival; throws when too many are queued. */
class ConcurrencyLimiter {
  readonly #waiting: (() => void)[] = []
  readonly #waitingMax: number
  #free: number

  constructor(count: number, waitingMax: number) {
    this.#free = count
    this.#waitingMax = waitingMax
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#take()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  async #take(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    if (this.#waiting.length >= this.#waitingMax) {
      throw new AuthError(503, 'unexpected_failure', 'Too many people are signing in right now. Please try again.', {
        headers: { 'Retry-After': String(OVERLOAD_RETRY_S) },
      })
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
