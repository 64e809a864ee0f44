const underWay = new Set<Promise<unknown>>()

/** Counts this load of another page until it ends or is aborted. */
export function trackPage(load: Promise<unknown>, { signal }: { signal: AbortSignal }): void {
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const ended = Promise.race([load, aborted])
    .catch(() => {})
    .finally(() => underWay.delete(ended))
  underWay.add(ended)
}

/**
 * Resolves when no other page is on its way. When a form in the background is answered meanwhile, React Router aborts the
 * load, and shows the new address with the data of the page before.
 */
export async function pagesShown(): Promise<void> {
  while (underWay.size > 0) {
    await Promise.all(underWay)
    // The router shows the page in the microtasks that follow, or follows a redirect.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
