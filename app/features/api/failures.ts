import { type ApiAnswer, apiFailure } from '#app/platform/api/route.ts'
import { copy } from './copy.ts'

type Reason = keyof typeof copy.apiFailure

/** 401 for visitors, 404 for 'not-found', 409 for a rule. */
export function failureFor(reason: Reason): ApiAnswer {
  const status = reason === 'not-found' ? 404 : reason === 'not-signed-in' ? 401 : 409
  return apiFailure(status, reason, copy.apiFailure[reason])
}
