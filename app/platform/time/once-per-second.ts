const WINDOW_MS = 1_000

interface Window<Fields> {
  /** How many lines were suppressed; `fields` and `message` are of the latest. */
  times: number
  fields: Fields
  message: string
}

/**
 * Limits log lines: of each kind the first is written at once, then at most one a second, the latest, with the number of
 * lines since the last one as `times`.
 */
export function oncePerSecond<Fields extends object>(
  write: (fields: Fields & { times?: number }, message: string) => void,
): (kind: string, fields: Fields, message: string) => void {
  const windows = new Map<string, Window<Fields>>()
  const wait = (kind: string) =>
    setTimeout(() => {
      const window = windows.get(kind)
      if (!window || window.times === 0) return windows.delete(kind)
      write({ ...window.fields, times: window.times }, window.message)
      window.times = 0
      return wait(kind)
    }, WINDOW_MS).unref()
  return (kind, fields, message) => {
    const window = windows.get(kind)
    if (window) {
      Object.assign(window, { times: window.times + 1, fields, message })
      return
    }
    windows.set(kind, { times: 0, fields, message })
    write(fields, message)
    wait(kind)
  }
}
