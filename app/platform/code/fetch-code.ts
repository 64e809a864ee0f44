const RETRY_MS = 3_000

/** Dispatched on `window` when a file of a page's code cannot be fetched. */
export const CODE_UNREACHABLE = 'diya:code-unreachable'

/**
 * Dispatched on `window` when a newer version of the site does not have a file of a page's code. Cancelable: otherwise the
 * document is reloaded.
 */
export const CODE_OUTDATED = 'diya:code-outdated'

/** A file of code could not be fetched: the connection is lost, or the server does not answer. */
export class CodeUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`not reachable: ${url}`, { cause })
  }
}

/** A newer version of the site does not have this file, so the document is out of date. */
class CodeOutdated extends Error {}

/** Address → the fetch of a file, also while it is under way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Fetches scripts into the browser's cache, each once. Call it before `import()`: Chromium never requests a module again
 * that could not be fetched, nor one that imports it. @throws CodeUnreachable, CodeOutdated
 */
export async function fetchCode(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(fetchOnce))
}

/** Fetches the scripts of a page, and retries until it succeeds. */
export const fetchPageCode = (urls: readonly string[]): Promise<void> =>
  untilReachable(
    async () => {
      try {
        await fetchCode(urls)
      } catch (error) {
        if (!(error instanceof CodeOutdated)) throw error
        if (dispatchEvent(new Event(CODE_OUTDATED, { cancelable: true }))) location.reload()
        await new Promise(() => {})
      }
    },
    () => dispatchEvent(new Event(CODE_UNREACHABLE)),
  )

/** Repeats an import whose code cannot be fetched, until the connection is back. */
export async function untilReachable<T>(load: () => Promise<T>, onUnreachable = () => {}): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof CodeUnreachable)) throw error
      onUnreachable()
      await connectionAgain()
    }
  }
}

async function fetchOnce(url: string): Promise<void> {
  const fetching = fetched.get(url) ?? (isOfThisPage(url) ? Promise.resolve() : fetchFile(url))
  fetched.set(url, fetching)
  try {
    await fetching
  } catch (error) {
    fetched.delete(url)
    throw error
  }
}

/** The first page's files were fetched with it. */
const isOfThisPage = (url: string): boolean => document.querySelector(`link[rel=modulepreload][href="${url}"]`) !== null

async function fetchFile(url: string): Promise<void> {
  const status = await requestFile(url).catch((cause: unknown) => {
    throw new CodeUnreachable(url, cause)
  })
  if (status === 404) throw new CodeOutdated(url)
  if (status >= 400) throw new CodeUnreachable(url, status)
}

/** The status, once the file has arrived completely. */
async function requestFile(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

/** Resolves when the browser is online again, at the latest after three seconds. */
function connectionAgain(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS)
    addEventListener('online', done)
  })
}
