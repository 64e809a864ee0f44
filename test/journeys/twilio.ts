import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SentByTwilio {
  /** `Messages.json` or `Calls.json`. */
  resource: string
  /** What Twilio was given: `To`, `From`, `Body`, `Twiml`. */
  fields: Record<string, string>
}

export interface Twilio {
  /** The settings of a site that sends by it. */
  settings: Record<string, string>
  /** Everything that was accepted, the oldest first. */
  sent: SentByTwilio[]
  /** Whether it answers that it is out of order. */
  isDown: boolean
  close(): Promise<void>
}

/** A local server in the place of Twilio, which keeps what it is given. `through` may put something on the way to it. */
export async function openTwilio(through = async (port: number) => port): Promise<Twilio> {
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const resource = request.url?.split('/').at(-1) ?? ''
    if (twilio.isDown) return void response.writeHead(503).end('out of order')
    twilio.sent.push({ resource, fields })
    response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify({ sid: 'SM1' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = await through((server.address() as AddressInfo).port)
  const twilio: Twilio = {
    settings: {
      AUTH_SMS_PROVIDER: 'twilio',
      AUTH_SMS_TWILIO_ACCOUNT_SID: 'AC1',
      AUTH_SMS_TWILIO_AUTH_TOKEN: 'provider-secret',
      AUTH_SMS_TWILIO_FROM: '+15550001111',
      AUTH_SMS_CHANNELS: 'sms,whatsapp,call',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(redirection('https://api.twilio.com', port))}`,
    },
    sent: [],
    isDown: false,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return twilio
}

/** Runs in the site's process before its own code: the address of a provider is no setting. */
export const redirection = (origin: string, port: number) => `
  const { fetch } = globalThis
  globalThis.fetch = (url, init) => fetch(String(url).replace('${origin}', 'http://127.0.0.1:${port}'), init)
`
