/** Measures the database; the time of each statement, and how long a query waited for a free connection. */
export interface DatabaseTiming {
  statement(ms: number): void
  wait(ms: number): void
}

type Query = (...args: unknown[]) => unknown

/** Reports the time of every statement of this client. */
export function timeStatements(client: object, timing: DatabaseTiming): void {
  aroundStatements(client, () => {
    const startedAt = performance.now()
    return () => timing.statement(performance.now() - startedAt)
  })
}

/** Calls `begin` before every statement of this client, and what it returns after the promise or the callback. */
export function aroundStatements(client: object, begin: () => () => void): void {
  const wrapped = client as { query: Query }
  const query = wrapped.query.bind(client)
  wrapped.query = (...args) => {
    const end = begin()
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        end()
        ;(callback as Query)(...results)
      })
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(end, end)
    else end()
    return result
  }
}
