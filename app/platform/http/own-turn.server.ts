const waiting: (() => void)[] = []

/**
 * Resolves in a turn of the event loop that no other caller shares. What keeps the processor for some milliseconds waits
 * for it, so that many pages that become ready at once do not keep everybody else from being answered.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
