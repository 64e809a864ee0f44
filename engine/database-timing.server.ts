/** Measures the database; the time of each statement, and how long a query waited for a free connection. */
export interface DatabaseTiming {
  statement(ms: number): void
  wait(ms: number): void
}

type Query = (...args: unknown[]) => unknown

/** Reports the time of every statement of this client: of a promise, or of a callback as the last argument. */
export function timeStatements(client: object, timing: DatabaseTiming): void {
  const timed = client as { query: Query }
  const query = timed.query.bind(client)
  timed.query = (...args) => {
    const startedAt = performance.now()
    const end = () => timing.statement(performance.now() - startedAt)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        end()
        ;(callback as Query)(...results)
      })
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(end, end)
    return result
  }
}
