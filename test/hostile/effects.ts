import { existsSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { headersOf } from '#app/platform/mail/transport.server.ts'
import type { TestApp } from '#test/app.ts'
import { listMails, type TestMail } from '#test/mails.ts'
import { activeIn } from './active-html.ts'
import { HIT_CONTENT, HIT_FILE, HIT_PRODUCT } from './injections.ts'

/** What an injection did in an answer, one line each. */
export async function effectsIn(answer: Response): Promise<string[]> {
  const headers = [...answer.headers].filter(([name, value]) => name === 'x-zqhit' || value.startsWith('zqhit='))
  const location = answer.headers.get('Location') ?? ''
  const type = answer.headers.get('Content-Type') ?? ''
  const found = [
    ...headers.map(([name]) => `header ${name}`),
    ...(/^(?:https?:)?[/\\]{2}[^/]*zqhit/.test(location) ? [`leads to ${location}`] : []),
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
  ]
  if (!/^(text|application\/json)/.test(type) || type.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return found
  }
  const text = await answer.text()
  if (type.startsWith('text/html'))
    found.push(...activeIn({ html: text, policy: answer.headers.get('Content-Security-Policy') ?? '' }))
  if (type.startsWith('text/csv')) found.push(...formulasIn(text))
  if (type.startsWith('text/calendar')) found.push(...(/^(?:X-Zqhit|BEGIN:VALARM|ATTACH)/im.exec(text) ?? []))
  return [...found, ...tracesIn(text)]
}

/** What a template, a file or an entity left in a text. */
const tracesIn = (text: string): string[] =>
  [text.includes(HIT_PRODUCT) && 'calculated', HIT_CONTENT.test(text) && 'read a file'].filter((one) => one !== false)

/** Cells that a spreadsheet runs; it drops the quotation marks and keeps the apostrophe before a formula. */
function formulasIn(csv: string): string[] {
  return cellsIn(csv).filter((cell) => /^[=+\-@\t\r＝＋－＠](?!\d|$)/.test(cell) || /^[=@＝＠]/.test(cell))
}

/** The cells with what `writeCsv` put before them. */
const cellsIn = (csv: string): string[] =>
  [...csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )

/** What injections did in mails: in their headers as they are sent, their recipients, their texts. */
export async function effectsInMails({ database }: Pick<TestApp, 'database'>): Promise<string[]> {
  const mails = await listMails(database.db)
  const effects = await Promise.all(mails.map(effectsInMail))
  return effects.flat()
}

const transport = createTransport({ streamTransport: true, buffer: true }, { from: 'Diya <diya@example.org>' })

async function effectsInMail(mail: TestMail): Promise<string[]> {
  const { to, subject, text, html } = mail
  const sent = await transport.sendMail({ to, subject, text: 'a', headers: headersOf({ stopUrl: null }) })
  const head = sent.message.toString().split('\r\n\r\n', 1)[0] ?? ''
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase())
  return [
    ...names.filter((name) => !MAIL_HEADERS.has(name)).map((name) => `mail header ${name}`),
    ...(sent.envelope.to.length > 1 ? [`sent to ${sent.envelope.to.join()}`] : []),
    ...activeIn({ html: html ?? '', policy: null }),
    ...tracesIn(text),
  ]
}
const MAIL_HEADERS = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
])

/** What injections did elsewhere: in the process, in the file system, in the log. */
export function effectsElsewhere({ logged }: Pick<TestApp, 'logged'>): string[] {
  const lines = logged.map((line) => JSON.stringify(line))
  return [
    ...(existsSync(HIT_FILE) ? ['a command ran'] : []),
    ...(Object.keys(Object.prototype).length > 0 || 'zqhit' in {} || 'zqhit' in globalThis
      ? ['a prototype changed']
      : []),
    ...lines.filter((line) => /zqhit/.test(line) || /"level":"error"/.test(line)),
  ]
}
