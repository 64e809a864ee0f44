import { unpackBrowser } from '#test/browser.ts'
import { demoFolder } from './site.ts'

export async function setup(): Promise<void> {
  await Promise.all([unpackBrowser(), demoFolder()])
}
