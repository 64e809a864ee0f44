import type { Hono } from 'hono'
import type { Auth, AuthEnv } from '#auth/context.ts'
import { requireMember } from '#auth/http/bearer.ts'
import { limitRequests } from '#auth/http/request-limits.ts'
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  getRecoveryCodes,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts'

/** The recovery codes of the signed-in member. */
export function addRecoveryCodes(app: Hono<AuthEnv>, auth: Auth): void {
  const member = requireMember(auth)
  const limit = limitRequests(auth, { bucket: 'other' })
  const path = '/factors/recovery-codes'
  app.get(path, member, getRecoveryCodes(auth))
  app.post(path, limit, member, createRecoveryCodes(auth))
  app.delete(path, limit, member, deleteRecoveryCodes(auth))
  app.post(`${path}/regenerate`, limit, member, regenerateRecoveryCodes(auth))
  app.post(`${path}/verify`, limitRequests(auth, { bucket: 'factorVerify' }), member, verifyRecoveryCode(auth))
}
