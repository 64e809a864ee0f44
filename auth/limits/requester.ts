import { networkOf } from './network.ts'

/**
 * Who makes a counted attempt. Known devices of the account and sessions have counters of their own, which other
 * people cannot use up; everybody else is counted by network.
 */
export interface Requester {
  ip: string
  /** The nonce of a device cookie that the account knows. */
  deviceId: string | null
  sessionId: string | null
}

export function requesterInSession(session: { id: string }, ip: string): Requester {
  return { ip, deviceId: null, sessionId: session.id }
}

/** A requester without a session or a known device. */
export function unknownRequester(ip: string): Requester {
  return { ip, deviceId: null, sessionId: null }
}

export function isUnknownRequester({ deviceId, sessionId }: Requester): boolean {
  return deviceId === null && sessionId === null
}

/** The counter key of a requester: device, session or network. */
export function requesterKey({ ip, deviceId, sessionId }: Requester): string {
  if (deviceId !== null) return `device ${deviceId}`
  return sessionId === null ? networkOf(ip) : `session ${sessionId}`
}
