import { randomInt, randomUUID } from 'node:crypto'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { UPLOAD_FIELD, UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import type { Service } from './site-behind-proxies.ts'

const SUPPORT = '/campaign/rukmini-grocery/support'
/** Nobody waits this long: then the answer is "hangs". */
const GIVEN_UP_MS = 15_000

export interface Answer {
  /** The status, "cut" for a broken answer, "hangs" for none. */
  said: string
  ms: number
}

/** What a person does, and the answer without any fault. */
interface Probe {
  does: string
  usual: string
  run: () => Promise<Answer>
}

/** What people notice of each service. */
export async function listProbes(url: string): Promise<Readonly<Record<Service, readonly Probe[]>>> {
  const token = await signUp(url)
  const photo = await picture(64, 48).jpeg().toBuffer()
  const own = { Authorization: `Bearer ${token}`, Origin: url }
  const send = () => {
    const body = new FormData()
    body.set(UPLOAD_FIELD, new File([new Uint8Array(photo)], 'a.jpg'))
    return fetch(url + UPLOAD_URL, { method: 'POST', headers: own, body })
  }
  const { sources } = (await (await send()).json()) as UploadView
  const get = (path: string) => () => timed((signal) => fetch(url + path, { headers: own, signal }))
  const cached: Probe = { does: 'cached page', usual: '200', run: () => timed((signal) => fetch(url, { signal })) }
  const session = { Cookie: `${accessTokenCookie(url)}=${token}` }
  const page: Probe = {
    does: 'page',
    usual: '200',
    run: () => timed((signal) => fetch(`${url}/account/orders`, { headers: session, redirect: 'manual', signal })),
  }
  const gift: Probe = { does: 'gift', usual: '303', run: () => timed((signal) => give(url, signal)) }
  return {
    database: [cached, page, gift],
    files: [
      cached,
      page,
      { does: 'picture', usual: '200', run: get(sources.at(-1)?.src ?? '') },
      { does: 'upload', usual: '201', run: () => timed(send) },
    ],
    gateway: [cached, page, gift],
    texts: [
      page,
      {
        does: 'code',
        usual: '200',
        run: () => timed((signal) => post(url, '/auth/v1/otp', { phone: newPhone() }, signal)),
      },
    ],
    mails: [
      page,
      {
        does: 'link',
        usual: '200',
        run: () => timed((signal) => askForLink(url, newAddress(), signal)),
      },
    ],
  }
}

const MEMBER = 'asha@example.org'

export const newAddress = () => `${randomUUID()}@example.org`

/** A mail with a link to sign in. */
export const askForLink = (url: string, email: string, signal?: AbortSignal) =>
  post(url, '/auth/v1/otp', { email }, signal ?? AbortSignal.timeout(GIVEN_UP_MS))

async function timed(ask: (signal: AbortSignal) => Promise<Response>): Promise<Answer> {
  const since = performance.now()
  const said = await saidBy(ask(AbortSignal.timeout(GIVEN_UP_MS)))
  return { said, ms: performance.now() - since }
}

async function saidBy(asking: Promise<Response>): Promise<string> {
  try {
    const answer = await asking
    const text = await answer.text()
    return answer.status === 503 && /<input type="hidden" name="key"/.test(text)
      ? '503 with the form'
      : String(answer.status)
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'hangs' : 'cut'
  }
}

function give(url: string, signal: AbortSignal): Promise<Response> {
  const fields = {
    intent: 'pay',
    key: randomUUID(),
    amount: '100',
    tip: '0',
    citizen: 'yes',
    name: 'Asha',
    contact: MEMBER,
  }
  const headers = { Origin: url }
  return fetch(url + SUPPORT, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
    signal,
  })
}

const post = (url: string, path: string, body: object, signal: AbortSignal) =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal,
  })

const newPhone = () => `+9198${randomInt(10_000_000, 99_999_999)}`

async function signUp(url: string): Promise<string> {
  const account = { email: MEMBER, password: 'a good long phrase' }
  const answer = await post(url, '/auth/v1/signup', account, AbortSignal.timeout(GIVEN_UP_MS))
  return ((await answer.json()) as { access_token: string }).access_token
}
