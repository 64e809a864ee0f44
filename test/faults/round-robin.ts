import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 250
/** A killed one refuses at once; a busy machine may be slow. */
const CHECK_ANSWER_MS = 2_000

interface Node {
  url: URL
  isHealthy: boolean
  agent: Agent
}

/** A load balancer: in turn to each node that answers `/readyz`. */
export interface Balancer {
  url: string
  /** Requests that are being answered by this node. */
  inFlight(nodeUrl: string): number
  close(): void
}

export async function balance(nodeUrls: readonly string[]): Promise<Balancer> {
  const nodes: Node[] = nodeUrls.map((url) => ({
    url: new URL(url),
    isHealthy: true,
    agent: new Agent(),
  }))
  const running = new Map<Node, number>()
  let turn = 0
  const next = () => {
    const healthy = nodes.filter(({ isHealthy }) => isHealthy)
    return healthy[turn++ % healthy.length]
  }
  const server = createServer((req, res) => {
    const node = next()
    if (!node) return void res.writeHead(503).end()
    running.set(node, (running.get(node) ?? 0) + 1)
    res.once('close', () => running.set(node, (running.get(node) ?? 1) - 1))
    pass(req, res, node)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const checks = setInterval(() => nodes.forEach((node) => void check(node)), CHECK_MS)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inFlight: (nodeUrl) => running.get(nodes[nodeUrls.indexOf(nodeUrl)] as Node) ?? 0,
    close: () => {
      clearInterval(checks)
      server.close().closeAllConnections()
      for (const { agent } of nodes) agent.destroy()
    },
  }
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
