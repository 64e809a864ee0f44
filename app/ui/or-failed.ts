import { data } from 'react-router'

/** The line broke, or something went wrong on our side; everything typed is still in the form. */
export interface Failed {
  hasFailed: true
}

/**
 * For a route's `clientAction`: sends a form so that nothing typed is lost when the line is. What fails without an
 * answer is an answer, whose status keeps the router from loading the page anew over the same broken line. What the
 * server answered or threw itself goes its way.
 */
export async function orFailed<T>(send: () => Promise<T>) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Error) return data<Failed>({ hasFailed: true }, { status: 503 })
    throw error
  }
}
