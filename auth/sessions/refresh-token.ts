import { createHash, createHmac, randomBytes } from 'node:crypto'
import { MS_PER_S } from '#auth/durations.ts'

/**
 * Refresh tokens form one chain per session: each is derived from the one before it with the session's secret, and
 * the database holds only their hashes. So a response that was lost can be repeated with the same successor,
 * although that is stored nowhere; and neither the database alone nor a used token alone yields a valid one.
 */
const TOKEN_BYTES = 32
/** Also matches the 12 characters of the oldest format: unknown here, but not malformed. */
const TOKEN_PATTERN = /^(?:[\w-]{43}|[a-z0-9]{12})$/
/** By how many rotations a token may be behind and still be answered with the current one. */
const ROTATIONS_BEHIND_MAX = 100

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

/** The token `steps` places after `token` in its chain. */
export function deriveRefreshToken(token: string, secret: string, steps: number): string {
  let current = token
  for (let step = 0; step < steps; step++) current = createHmac('sha256', secret).update(current).digest('base64url')
  return current
}

/**
 * How to answer a refresh token: `rotate` the current one; `repeat` the response with the current one, because the
 * token is its parent (the response was lost, no time limit) or was current within the reuse interval (several
 * tabs); otherwise it is a `reuse`, i.e. the token was stolen.
 */
export function classifyRefresh(use: {
  position: number
  livePosition: number
  revokedAt: Date | null
  now: Date
  reuseIntervalS: number
}): 'rotate' | 'repeat' | 'reuse' {
  const behind = use.livePosition - use.position
  if (behind === 0) return 'rotate'
  if (behind === 1) return 'repeat'
  if (use.revokedAt === null || behind > ROTATIONS_BEHIND_MAX) return 'reuse'
  // In either direction: a clock that was put back must not make the interval longer.
  const apartMs = Math.abs(use.now.getTime() - use.revokedAt.getTime())
  return apartMs < use.reuseIntervalS * MS_PER_S ? 'repeat' : 'reuse'
}
