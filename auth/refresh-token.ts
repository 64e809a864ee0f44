import { createHash, createHmac, randomBytes } from 'node:crypto'
import { MS_PER_S } from './durations.ts'

/**
 * Refresh tokens form one chain per session: each is derived from the one before it with the session's
 * secret, and the database holds only their hashes. So a token whose answer was lost on the way can be
 * answered again with the same successor, although the successor itself is stored nowhere; and neither
 * the database alone nor a used token alone gives anybody a live one.
 */
const TOKEN_BYTES = 32
/** Also lets the 12 characters of the oldest format pass: unknown to us, but not malformed. */
const TOKEN_PATTERN = /^(?:[\w-]{43}|[a-z0-9]{12})$/
/** How many rotations a late token may be behind and still be led to the live one. */
const STEPS_MAX = 100

export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function newRefreshSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function isRefreshToken(text: string): boolean {
  return TOKEN_PATTERN.test(text)
}

export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The token that stands `steps` places after `token` in its chain. */
export function followChain(token: string, secret: string, steps: number): string {
  let current = token
  for (let step = 0; step < steps; step++) current = createHmac('sha256', secret).update(current).digest('base64url')
  return current
}

/**
 * What the use of a token means: `rotate` the live one; `repeat` the answer with the live one, because
 * the presented token is its parent (the answer was lost, without a time limit) or was in use a moment
 * ago (several tabs at once); else it is a `reuse` by somebody who should not have it.
 */
export function judgeRefresh(use: {
  position: number
  livePosition: number
  revokedAt: Date | null
  now: Date
  reuseIntervalS: number
}): 'rotate' | 'repeat' | 'reuse' {
  const behind = use.livePosition - use.position
  if (behind === 0) return 'rotate'
  if (behind === 1) return 'repeat'
  if (use.revokedAt === null || behind > STEPS_MAX) return 'reuse'
  return use.now.getTime() - use.revokedAt.getTime() < use.reuseIntervalS * MS_PER_S ? 'repeat' : 'reuse'
}
