import type { OwnAccount } from '#app/platform/own-account.ts'

const ACTS = ['sign-out-one', 'sign-out-others'] as const
type DeviceAct = (typeof ACTS)[number]

/** What was signed out; `none`: the device had been signed out before. */
export type SignedOut = 'one' | 'others' | 'none'

/** The act of a posted form of the devices; undefined for other forms. */
export function deviceActOf(posted: FormData): DeviceAct | undefined {
  return ACTS.find((act) => act === posted.get('act'))
}

/** Signs one device of the account out, or all but this one. */
export async function signOutDevices(own: OwnAccount, act: DeviceAct, posted: FormData): Promise<SignedOut> {
  if (act === 'sign-out-others') {
    await own.endSessions('others')
    return 'others'
  }
  const ended = await own.endSessions({ id: String(posted.get('device') ?? '') })
  return ended > 0 ? 'one' : 'none'
}
