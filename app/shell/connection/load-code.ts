const RETRY_MS = 3_000

/** Dispatched on `window` when a file of code cannot be fetched. */
export const CODE_UNREACHABLE = 'diya:code-unreachable'

/** Address → the fetch of a file, also while it is under way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Fetches scripts into the browser's cache, each once, and retries until it succeeds. Call it before `import()`, because
 * not every browser requests a failed module again.
 */
export async function fetchCode(urls: readonly string[]): Promise<void> {
  for (;;) {
    try {
      await Promise.all(urls.map(fetchOnce))
      return
    } catch {
      dispatchEvent(new Event(CODE_UNREACHABLE))
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
  const response = await fetch(url)
  // A newer version of the site does not have this file, so the document is out of date.
  if (response.status === 404) location.reload()
  else if (!response.ok) throw new Error(`${response.status} for ${url}`)
  await response.arrayBuffer()
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
