import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { copy as signInCopy } from '#app/features/sign-in/copy.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { openAwake, waitUntilAwake } from '#test/browser.ts'
import { passagesOf } from '#test/languages/passages.ts'
import { isUntranslated, listWritten } from '#test/languages/written.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { mailsTo } from './member.ts'
import { copyDemoData } from './site.ts'

const PASSWORD = 'a lamp in the window'

let texts: Promise<readonly string[]> | undefined

/** What people wrote in the demo data, in whatever language. */
const demoTexts = (): Promise<readonly string[]> => (texts ??= readDemoTexts())

async function readDemoTexts(): Promise<readonly string[]> {
  const dataDir = scratchFolder('demo-texts')
  await copyDemoData(dataDir)
  const database = await openDatabase({ dataDir, onError: () => {} })
  const written = await listWritten(database.db)
  await database.close()
  return written
}

/** A mail or text message in the development mailbox. */
export interface Message {
  subject: string
  text: string
  /** The URLs in the text. */
  links: readonly string[]
}

/** Somebody who uses the site in one language on a phone. The words of the screens come from the copy files. */
export class Reader {
  readonly page: Page
  readonly language: Language

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
  }

  /** A text of a copy file in her language. */
  say = (read: () => string): string => inLanguage(this.language, read)

  pathOf = (path: string): string => pathIn(this.language, path)

  async open(path: string): Promise<void> {
    await openAwake(this.page, this.pathOf(path))
    await this.look()
  }

  /** Waits until the page is at a path that is `path` or begins with it, in her language. */
  async arrive(path: string): Promise<void> {
    const own = this.pathOf(path)
    await this.page.waitForURL(({ pathname }) => pathname === own || pathname.startsWith(`${own}/`))
    await waitUntilAwake(this.page)
    await this.look()
  }

  /** The page is in her language, has no English sentence in its content, and is not wider than the phone. */
  async look(): Promise<void> {
    expect(await this.page.evaluate(() => document.documentElement.lang)).toBe(this.language)
    const width = await this.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, this.page.url()).toBe(this.page.viewportSize()?.width)
    const main = await this.page.getByRole('main').evaluate((element) => element.outerHTML)
    const passages = passagesOf(`<html lang="${this.language}">${main}</html>`)
    const written = await demoTexts()
    expect(
      passages.filter((passage) => isUntranslated(passage, written)),
      this.page.url(),
    ).toEqual([])
  }

  button = (read: () => string): Locator =>
    this.page
      .locator('main, .dock')
      .getByRole('button', { name: this.say(read), exact: true })
      .filter({ visible: true })

  async press(read: () => string): Promise<void> {
    await this.button(read).first().click()
  }

  async fill(read: () => string, text: string): Promise<void> {
    await this.page.getByRole('main').getByLabel(this.say(read), { exact: true }).first().fill(text)
  }

  /** Types into the visible fields with these names, the same in every language. */
  async type(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts))
      await this.page.locator(`main [name="${name}"]`).filter({ visible: true }).first().fill(text)
  }

  /** Joins and goes on to `next`. */
  async join({ name, email }: { name: string; email: string }, next: string): Promise<void> {
    await this.open(`/auth?tab=join&next=${this.pathOf(next)}`)
    await this.fill(() => signInCopy.name, name)
    // "E-mail", or "Mobile number or e-mail".
    await this.page
      .getByRole('main')
      .getByLabel(this.say(() => signInCopy.email))
      .first()
      .fill(email)
    await this.fill(() => signInCopy.password, PASSWORD)
    await this.press(() => signInCopy.submit.join)
    await this.arrive(next)
  }

  /** Waits for words on the page. */
  async see(read: () => string): Promise<void> {
    await this.page.getByText(this.say(read)).filter({ visible: true }).first().waitFor()
  }

  /** What matches the pattern in the page's content, e.g. a number. */
  async find(pattern: RegExp): Promise<string> {
    const words = () => this.page.getByRole('main').innerText()
    await expect.poll(words).toMatch(pattern)
    return pattern.exec(await words())?.[0] ?? ''
  }

  /** The newest message to her beyond the first `known` ones: in her language, and its links too. */
  async read(to: string, known = 0): Promise<Message> {
    const messages = async () => (await mailsTo(this.page, to)).map(messageOf)
    await expect.poll(async () => (await messages()).length).toBeGreaterThan(known)
    const [message = { subject: '', text: '', links: [] }] = await messages()
    const lines = [message.subject, ...message.text.replace(/https?:\S+/g, '').split('\n')]
    const written = await demoTexts()
    expect(lines.filter((text) => isUntranslated({ text, lang: this.language }, written))).toEqual([])
    const paths = message.links.map((link) => new URL(link).pathname)
    expect(paths.filter(hasLanguages)).toEqual(paths.filter(hasLanguages).map(this.pathOf))
    return message
  }

  /** Opens the link of a message whose path, in English, begins with `path`. */
  async follow({ links }: Message, path: string): Promise<void> {
    const own = this.pathOf(path)
    const link = links.map((each) => new URL(each)).find(({ pathname }) => pathname.startsWith(own))
    expect(link, links.join(' ')).toBeDefined()
    await openAwake(this.page, `${link?.pathname}${link?.search}${link?.hash}`)
    await this.look()
  }
}

function messageOf(html: string): Message {
  const [, subject = ''] = /<b>([^<]*)<\/b>/.exec(html) ?? []
  const [, pre = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(html) ?? []
  const text = pre.replace(/<!--.*?-->|<[^>]*>/g, '')
  return { subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] }
}
