const BOTS =
  /bot|crawl|spider|slurp|preview|scan|monitor|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http/i

/**
 * Whether a download should be counted: a GET request of a browser. False for bots, clients without a User-Agent, HEAD
 * requests and prefetches. Stores nothing.
 */
export function isPerson({ method, headers }: Request): boolean {
  const userAgent = headers.get('User-Agent') ?? ''
  const isPrefetch = /prefetch|prerender/i.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
  return method === 'GET' && userAgent !== '' && !BOTS.test(userAgent) && !isPrefetch
}
