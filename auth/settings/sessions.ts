import * as v from 'valibot'
import { DAY_S } from '#auth/durations.ts'
import { flag, number, numberOr } from './fields.ts'

export interface SessionSettings {
  timeboxS: number | undefined
  inactivityTimeoutS: number | undefined
  /** How long a session may last without the second factor that its user has set up. */
  lowAalS: number | undefined
  singlePerUser: boolean
  /** A cookie distinguishes an account's own devices from others. */
  remembersDevices: boolean
  /** The maximum age of the proof of identity that a sensitive change needs; undefined: it needs none. */
  stepUpMaxAgeS: number | undefined
  /** How long a session on a shared device lasts without use. */
  sharedIdleS: number
  /** A ban deletes the sessions; otherwise it only suspends them. */
  endOnBan: boolean
}

const YEAR_S = 366 * DAY_S

export const sessionEnvironment = {
  AUTH_SESSION_TIMEBOX_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_INACTIVITY_TIMEOUT_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_ALLOW_LOW_AAL_S: v.optional(number(60, 10 * YEAR_S)),
  AUTH_SESSION_SINGLE_PER_USER: flag(false),
  AUTH_KNOWN_DEVICES: flag(false),
  AUTH_STEP_UP_MAX_AGE_S: numberOr(0, 0, DAY_S),
  AUTH_SESSION_SHARED_IDLE_S: numberOr(600, 60, DAY_S),
  AUTH_SESSION_END_ON_BAN: flag(false),
}

const schema = v.object(sessionEnvironment)

export function toSessionSettings(env: v.InferOutput<typeof schema>): SessionSettings {
  return {
    timeboxS: env.AUTH_SESSION_TIMEBOX_S,
    inactivityTimeoutS: env.AUTH_SESSION_INACTIVITY_TIMEOUT_S,
    lowAalS: env.AUTH_SESSION_ALLOW_LOW_AAL_S,
    singlePerUser: env.AUTH_SESSION_SINGLE_PER_USER,
    remembersDevices: env.AUTH_KNOWN_DEVICES,
    stepUpMaxAgeS: env.AUTH_STEP_UP_MAX_AGE_S || undefined,
    sharedIdleS: env.AUTH_SESSION_SHARED_IDLE_S,
    endOnBan: env.AUTH_SESSION_END_ON_BAN,
  }
}
