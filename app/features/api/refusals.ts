import { type ApiAnswer, refused } from '#app/platform/api/route.ts'
import { copy } from './copy.ts'

type Reason = keyof typeof copy.refused

/** 401 for nobody, 404 for what is not there for her, 409 for a rule. */
export function refuseFor(reason: Reason): ApiAnswer {
  const status = reason === 'not-found' ? 404 : reason === 'not-signed-in' ? 401 : 409
  return refused(status, reason, copy.refused[reason])
}
