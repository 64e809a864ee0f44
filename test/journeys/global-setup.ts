import { unpackBrowser } from '#test/browser.ts'

export async function setup(): Promise<void> {
  await unpackBrowser()
}
