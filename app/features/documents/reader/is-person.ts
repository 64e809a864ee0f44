const MACHINES =
  /bot|crawl|spider|slurp|preview|scan|monitor|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http/i

/**
 * True when a person seems to take a file, for counting. Not so: programs that say what they are or say nothing, a
 * question about the file alone (HEAD), and browsers that fetch ahead. Looks at the request and keeps nothing.
 */
export function isPerson({ method, headers }: Request): boolean {
  const program = headers.get('User-Agent') ?? ''
  const isAhead = /prefetch|prerender/i.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
  return method === 'GET' && program !== '' && !MACHINES.test(program) && !isAhead
}
