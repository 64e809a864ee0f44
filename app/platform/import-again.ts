const retried = new Map<string, string>()
const URL_IN_MESSAGE = /https?:\S+/

/**
 * A dynamic import that can be repeated after a lost connection. Chromium remembers a module that could not be fetched
 * and never requests its URL again, so a repetition adds a query. Chromium and Firefox name the URL in the error; WebKit
 * requests the module again by itself.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const url = URL_IN_MESSAGE.exec(error instanceof Error ? error.message : '')?.[0]
    if (!url) throw error
    const again = retried.get(url)
    // The first failure is without a connection: the next press repeats it.
    if (!again) {
      retried.set(url, `${url}?again=1`)
      throw error
    }
    try {
      return (await import(/* @vite-ignore */ again)) as T
    } catch (failure) {
      retried.set(url, `${url}?again=${Date.now()}`)
      throw failure
    }
  }
}
