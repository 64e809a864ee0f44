import { CodeUnreachable, fetchCode } from './fetch-code.ts'

const URL_IN_MESSAGE = /https?:\S+/
/** URL of a module → the URL of its next attempt. */
const retried = new Map<string, string>()

/**
 * Replaces Vite's function of the same name (`scripts/replaced-files.ts`), which every dynamic import calls in the client's
 * build: an import that failed without a connection can be repeated. `files` are the files of the module, without a
 * leading slash; none when the module needs nothing that is not loaded. @throws CodeUnreachable
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => `/${file}`)
  const isStyle = (url: string) => url.endsWith('.css')
  await Promise.all([fetchCode(urls.filter((url) => !isStyle(url))), ...urls.filter(isStyle).map(addStyles)])
  return importAgain(load)
}

/**
 * Resolves when the styles apply. The shell's are the first of the document and stay there: a second link at the end would
 * override the styles of the page. React Router marks links that other modules need too with a `#`, and removes those of
 * a page together with the page.
 */
function addStyles(url: string): Promise<void> {
  const isOfShell = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') === `${url}#`
  if (isOfShell || document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', (event) => {
      link.remove()
      reject(new CodeUnreachable(url, event))
    })
    document.head.append(link)
  })
}

/**
 * Chromium never requests a module again that could not be fetched, so a repetition adds a query. Chromium and Firefox
 * name the URL in the error; WebKit requests the module again by itself.
 */
async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const url = URL_IN_MESSAGE.exec(error instanceof Error ? error.message : '')?.[0]
    if (!url) throw error
    const again = retried.get(url)
    if (!again) {
      retried.set(url, `${url}?again=1`)
      throw new CodeUnreachable(url, error)
    }
    try {
      return (await import(/* @vite-ignore */ again)) as T
    } catch (failure) {
      retried.set(url, `${url}?again=${Date.now()}`)
      throw new CodeUnreachable(url, failure)
    }
  }
}
