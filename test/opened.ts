/** What the tests of a file have opened. `test/close-opened.ts` closes it after the last one. */
const opened: (() => Promise<void>)[] = []

/** Hooks cannot call `afterAll`, and a database that stays open keeps 30 MB until its worker ends. */
export const closeAfterTests = (close: () => Promise<void>): void => void opened.push(close)

export async function closeOpened(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()))
}
