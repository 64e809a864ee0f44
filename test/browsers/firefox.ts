import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, sourceOf } from './driver.ts'

const PHONE = { width: 360, height: 800 }
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/
/** Firefox itself sets the other preferences of an automated browser. */
const PREFERENCES = `user_pref('ui.prefersReducedMotion', 1);
user_pref('browser.shell.checkDefaultBrowser', false);
`

interface RemoteString {
  result: { value: string }
}

/** Starts Firefox without a window on a profile of its own, and connects by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'diya-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const firefox = spawn('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => firefox.once('exit', () => resolve()))
  const bidi = await connect(`${await addressOf(firefox)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await bidi.send('browsingContext.setViewport', { context, viewport: PHONE })
  return {
    open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async url() {
      const tree = await bidi.send<{ contexts: { url: string }[] }>('browsingContext.getTree', { root: context })
      return tree.contexts[0]?.url ?? ''
    },
    async evaluate(run, ...args) {
      const functionDeclaration = sourceOf(run, args)
      const called = { functionDeclaration, awaitPromise: true, target: { context } }
      const answer = await bidi.send<RemoteString & { type: string; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        called,
      )
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    perform: (actions) => bidi.send('input.performActions', { context, actions }),
    back: () => bidi.send('browsingContext.traverseHistory', { context, delta: -1 }),
    async cookies() {
      const partition = { type: 'context', context }
      const { cookies } = await bidi.send<{ cookies: { name: string }[] }>('storage.getCookies', { partition })
      return cookies.map(({ name }) => name)
    },
    async close() {
      bidi.close()
      firefox.kill()
      await exited
      await rm(profile, { recursive: true, force: true })
    },
  }
}

function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    firefox.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = LISTENING.exec(printed)?.[1]
      if (address) resolve(address)
    })
    firefox.once('error', reject)
    firefox.once('exit', () => reject(new Error(`Firefox ended while starting:\n${printed}`)))
  })
}

interface Bidi {
  send<Result = void>(method: string, params: object): Promise<Result>
  close(): void
}

async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let id = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: never; error?: string; message?: string }
    const command = waiting.get(answer.id ?? -1)
    waiting.delete(answer.id ?? -1)
    if (answer.error) command?.reject(new Error(`${answer.error}: ${answer.message}`))
    else command?.resolve(answer.result as never)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)))
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        waiting.set(++id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
