const RETRY_MS = 3_000

/** Dispatched on `window` when a file of code cannot be fetched. */
export const CODE_UNREACHABLE = 'diya:code-unreachable'

/**
 * Fetches files of code into the browser's cache; waits for the connection as long as it takes. An `import()` that
 * fails is not tried again by every browser, so the files are imported only once they are here.
 */
export async function fetchCode(urls: readonly string[]): Promise<void> {
  for (;;) {
    try {
      await Promise.all(urls.map(fetchFile))
      return
    } catch {
      dispatchEvent(new Event(CODE_UNREACHABLE))
      await connectionAgain()
    }
  }
}

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url)
  // A newer version of the site does not have this file: only a new document helps.
  if (response.status === 404) location.reload()
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
