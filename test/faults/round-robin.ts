import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Site, startSite } from '#test/journeys/site.ts'

const CHECK_MS = 250
/** A killed one refuses at once; a busy machine may be slow. */
const CHECK_ANSWER_MS = 2_000

interface Node {
  url: URL
  isHealthy: boolean
  agent: Agent
}

/** A load balancer: in turn to each node that answers `/readyz`. Its address is the site's. */
export interface Balancer {
  url: string
  /** Starts a node, of the release in this folder. */
  start(env: Record<string, string>, cwd?: string): Promise<Site>
  remove(node: Site): void
  /** Closes the nodes too. */
  close(): Promise<void>
}

export async function openBalancer(): Promise<Balancer> {
  const nodes = new Map<Site, Node>()
  let turn = 0
  const next = () => {
    const healthy = [...nodes.values()].filter(({ isHealthy }) => isHealthy)
    return healthy[turn++ % healthy.length]
  }
  const server = createServer((req, res) => {
    const node = next()
    if (!node) return void res.writeHead(503).end()
    pass(req, res, node)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const checks = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_MS)
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    start: async (env, cwd = '.') => {
      const site = await startSite({ ...env, SITE_URL: url }, { cwd })
      nodes.set(site, { url: ownUrl(site), isHealthy: true, agent: new Agent() })
      return site
    },
    remove: (site) => {
      nodes.get(site)?.agent.destroy()
      nodes.delete(site)
    },
    close: async () => {
      clearInterval(checks)
      server.close().closeAllConnections()
      for (const { agent } of nodes.values()) agent.destroy()
      await Promise.all([...nodes.keys()].map((site) => site.close()))
    },
  }
}

/** Where the node itself listens. */
function ownUrl(site: Site): URL {
  const [, address] = /\(listening on \S+?:(\d+)\)/.exec(site.output()) ?? []
  return new URL(`http://localhost:${address}`)
}

/** What fails on the way is answered with 502, never sent twice: it may have been done. */
function pass(req: IncomingMessage, res: ServerResponse, node: Node): void {
  const { hostname, port } = node.url
  const { method = 'GET', url: path = '/', headers } = req
  const sent = request({ hostname, port, method, path, headers, agent: node.agent }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
    answer.once('error', () => res.destroy())
  })
  sent.once('error', () => {
    node.isHealthy = false
    if (!res.headersSent) res.writeHead(502)
    res.end()
  })
  req.pipe(sent)
}

async function check(node: Node): Promise<void> {
  const signal = AbortSignal.timeout(CHECK_ANSWER_MS)
  node.isHealthy = await fetch(new URL('/readyz', node.url), { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}
