import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { freePort, type Site, startSite } from '#test/journeys/site.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { type Line, openLine } from './line.ts'
import { Person } from './person.ts'
import { openWebKit } from './webkit.ts'

/** The name of each browser, and how it is opened. */
export const BROWSERS: readonly [string, () => Promise<Driver>][] = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
]

export interface Stage {
  /** Between browser and site. */
  line: Line
  /** Opens a browser with empty storage, until the end of the test. */
  arrive(open: () => Promise<Driver>): Promise<Person>
  /** How many mails to this address are in the development mailbox. */
  mailsTo(email: string): Promise<number>
}

/** The built site for the tests of a file, behind a line that they can break. */
export function setStage(): Stage {
  let site: Site
  let line: Line
  let direct = ''

  beforeAll(async () => {
    const port = await freePort()
    line = await openLine(port)
    direct = `http://localhost:${port}`
    site = await startSite({ PORT: String(port), SITE_URL: line.url })
  })
  afterAll(async () => {
    await site?.close()
    await line?.close()
  })

  return {
    get line() {
      return line
    },
    async arrive(open) {
      line.mend()
      const driver = await open()
      onTestFinished(() => driver.close())
      return new Person(driver, line.url)
    },
    async mailsTo(email) {
      const html = await (await fetch(`${direct}/dev/mailbox`)).text()
      return [...html.matchAll(/<details.*?<\/details>/gs)].filter(([mail]) => mail.includes(email)).length
    },
  }
}
