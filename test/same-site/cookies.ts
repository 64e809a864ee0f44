/** The cookies of a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  constructor(header = '') {
    for (const pair of header.split('; ').filter(Boolean)) this.#set(pair)
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';')
      if (attributes.some((one) => /^\s*max-age=0$/i.test(one))) this.#cookies.delete(pair.split('=', 1).join())
      else this.#set(pair)
    }
  }

  #set(pair: string): void {
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** The `init` of the next request of the browser that got this answer, if it had no cookies before. */
export function sameBrowser(answer: Response): { headers: { Cookie: string } } {
  const jar = new CookieJar()
  jar.keep(answer)
  return { headers: { Cookie: jar.header } }
}
