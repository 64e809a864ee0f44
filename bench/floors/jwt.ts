import { availableParallelism } from 'node:os'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'

interface Input {
  /** The claims of the service's tokens; the floor signs them with its own key. */
  claims: Record<string, unknown>
}

/** The floor of every authenticated request: verifying an ES256 signature over the same claims, on every core. */
export function startJwtVerification(claims: Input['claims']): Promise<Meter> {
  return startMeter(import.meta.filename, { claims } satisfies Input)
}

if (import.meta.main) {
  const { claims } = meterInput<Input>()
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT' }).sign(privateKey)
  serveMeter(availableParallelism(), async () => void (await jwtVerify(token, publicKey, { algorithms: ['ES256'] })))
}
