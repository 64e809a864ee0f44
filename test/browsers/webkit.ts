import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/journeys/site.ts'
import { type Driver, sourceOf } from './driver.ts'

/** MiniBrowser makes its window a little wider, for its toolbar. */
const PHONE = { width: 360, height: 800 }
const START_MS_MAX = 30_000

/** Starts WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual screen. */
export async function openWebKit(): Promise<Driver> {
  const screen = await openScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const exited = once(driver, 'exit')
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address)
  const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, { capabilities: {} })
  const call = <Result = void>(method: string, path: string, body?: object) =>
    send<Result>(method, `${address}/session/${sessionId}${path}`, body)
  await call('POST', '/window/rect', PHONE)
  return {
    open: (url) => call('POST', '/url', { url }),
    url: () => call('GET', '/url'),
    async evaluate(run, ...args) {
      const script = `return (${sourceOf(run, args)})()`
      return JSON.parse(await call<string>('POST', '/execute/sync', { script, args: [] }))
    },
    perform: (actions) => call('POST', '/actions', { actions }),
    back: () => call('POST', '/back', {}),
    cookies: async () => (await call<{ name: string }[]>('GET', '/cookie')).map(({ name }) => name),
    async close() {
      await call('DELETE', '')
      driver.kill()
      await exited
      await screen.close()
    },
  }
}

interface Screen {
  display: string
  close(): Promise<unknown>
}

/** A virtual screen with a free number. */
async function openScreen(): Promise<Screen> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const exited = once(xvfb, 'exit')
  const [number] = await Promise.race([once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data'), exited])
  return {
    display: `:${String(number).trim()}`,
    close: () => {
      xvfb.kill()
      return exited
    },
  }
}

async function waitUntilReady(address: string): Promise<void> {
  const until = Date.now() + START_MS_MAX
  while (Date.now() < until) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver did not start.')
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
  return value
}
