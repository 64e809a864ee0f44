import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/journeys/site.ts'

export interface Proxy {
  port: number
  close(): Promise<void>
}

export type ProxyName = keyof typeof PROXIES

interface Ports {
  listen: number
  upstream: number
}

const START_MS_MAX = 20_000

/**
 * As small a configuration as an operator would write. Both send the requests of all visitors over the same few kept
 * connections, and pass bodies on while they arrive: otherwise one request could not be read as the beginning of another's.
 */
const PROXIES = {
  nginx: {
    program: '/usr/sbin/nginx',
    argumentsFor: (folder: string) => ['-p', folder, '-e', 'stderr', '-c', join(folder, 'settings')],
    settings: ({ listen, upstream }: Ports, folder: string) => `
      daemon off;
      pid ${folder}/pid;
      worker_processes 1;
      error_log stderr crit;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        upstream site { server 127.0.0.1:${upstream}; keepalive 2; }
        server {
          listen 127.0.0.1:${listen};
          location / {
            proxy_pass http://site;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_request_buffering off;
          }
        }
      }`,
  },
  haproxy: {
    program: '/usr/sbin/haproxy',
    argumentsFor: (folder: string) => ['-db', '-f', join(folder, 'settings')],
    settings: ({ listen, upstream }: Ports) => `
defaults
  mode http
  timeout connect 5s
  timeout client 20s
  timeout server 20s
frontend visitors
  bind 127.0.0.1:${listen}
  default_backend site
backend site
  http-reuse always
  server node 127.0.0.1:${upstream} pool-max-conn 2
`,
  },
} as const

export const PROXY_NAMES = Object.keys(PROXIES) as ProxyName[]

export const isInstalled = (name: ProxyName): boolean => existsSync(PROXIES[name].program)

/** Starts the proxy of the system in front of a local server. */
export async function openProxy(name: ProxyName, upstream: number): Promise<Proxy> {
  const { program, argumentsFor, settings } = PROXIES[name]
  const folder = await mkdtemp(join(tmpdir(), `diya-${name}-`))
  const port = await freePort()
  await writeFile(join(folder, 'settings'), settings({ listen: port, upstream }, folder))
  const child = spawn(program, argumentsFor(folder), { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitUntilOpen(child, port)
  return {
    port,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilOpen(child: ChildProcess, port: number): Promise<void> {
  const startedAt = performance.now()
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_MS_MAX) {
      child.kill('SIGKILL')
      throw new Error(`${child.spawnfile} did not start.`)
    }
    await sleep(50)
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
