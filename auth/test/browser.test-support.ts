import { EXTERNAL_URL, type TestService } from './service.test-support.ts'

/** Follows redirects between the service and providers, with cookies, like a browser. */
export interface TestBrowser {
  /** Follows redirects from a path of the service until one leads to the site; returns that URL. */
  walk(path: string, token?: string): Promise<URL>
  /** One request to the service, with cookies. */
  visit(path: string, init?: RequestInit): Promise<Response>
}

const STEPS_MAX = 10

export function openBrowser(service: TestService): TestBrowser {
  const cookies = new Map<string, string>()
  const visit: TestBrowser['visit'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await service.app.request(path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    visit,
    async walk(path, token) {
      let address = EXTERNAL_URL + path
      for (let step = 0; step < STEPS_MAX; step++) {
        const isOurs = address.startsWith(`${EXTERNAL_URL}/`)
        const headers = token && step === 0 ? { Authorization: `Bearer ${token}` } : undefined
        const answer = isOurs
          ? await visit(address.slice(EXTERNAL_URL.length), { headers })
          : await fetch(address, { redirect: 'manual' })
        const next = answer.headers.get('location')
        if (!next) throw new Error(`${address.split('?')[0]} answered ${answer.status}: ${await answer.text()}`)
        address = next
        if (new URL(next).origin === new URL(EXTERNAL_URL).origin && !next.startsWith(`${EXTERNAL_URL}/`)) break
      }
      return new URL(address)
    },
  }
}

/** The parameters behind `#`. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}
