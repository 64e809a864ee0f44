import { request } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Site, startSite } from '#test/journeys/site.ts'

let built: Promise<number> | undefined
const started: Site[] = []
process.once('exit', () => started.forEach((site) => site.process.kill('SIGKILL')))

/** Starts the built application, without rate limits. Builds it first if its sources have changed. */
export async function openSite(env: Record<string, string>): Promise<Site> {
  const script = pathToFileURL(resolve('scripts/build.mjs')).href
  const { buildIfStale } = (await import(script)) as { buildIfStale(): Promise<number> }
  built ??= buildIfStale()
  if ((await built) !== 0) throw new Error('The build failed: see the lines above.')
  const site = await startSite(env, { nodeArgs: [] })
  started.push(site)
  return site
}

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  /** As it was sent, possibly compressed. */
  body: Buffer
}

/** Fetches without decompressing. */
export function fetchRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(sent), body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}
