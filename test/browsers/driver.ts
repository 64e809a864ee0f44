/** One browser with one tab and empty storage, driven by a protocol of the W3C. */
export interface Driver {
  /** Resolves once the document is loaded. */
  open(url: string): Promise<void>
  url(): Promise<string>
  /** Calls the function in the page. Arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** WebDriver and WebDriver BiDi define the same input actions. */
  perform(actions: readonly InputSource[]): Promise<void>
  back(): Promise<void>
  /** The names of all cookies of the open page, also of those that scripts cannot read. */
  cookies(): Promise<string[]>
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' }
      actions: ({ type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 })[]
    }

/** Characters of the standard for keys without a character. */
export const KEYS = { Escape: '\uE00C', Enter: '\uE007' } as const

/** Presses and releases each key, one after the other. */
export function typing(keys: string): InputSource[] {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** Clicks at a place of the viewport, in CSS pixels. */
export function clicking({ x, y }: { x: number; y: number }): InputSource[] {
  const actions = [
    { type: 'pointerMove' as const, x, y },
    { type: 'pointerDown' as const, button: 0 as const },
    { type: 'pointerUp' as const, button: 0 as const },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** The source of a function without parameters that resolves to the JSON of the result. */
export function sourceOf(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `async () => JSON.stringify((await (${run.toString()})(...${JSON.stringify(args)})) ?? null)`
}
