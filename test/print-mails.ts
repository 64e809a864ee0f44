import { expect } from 'vitest'

interface Printable {
  subject: string
  text: string
  html?: string | null
}

/**
 * Compares mails, by name, with the file `mails.golden.txt` beside the test: subject, text and HTML as they are sent.
 */
export async function expectGoldenMails(mails: Readonly<Record<string, Printable>>): Promise<void> {
  await expect(Object.entries(mails).map(print).join('\n')).toMatchFileSnapshot('mails.golden.txt')
}

function print([name, { subject, text, html }]: [string, Printable]): string {
  const lines = html?.replace(/<\/(p|table|tr)>|<table>/g, '$&\n').trimEnd()
  return `=== ${name}\nSubject: ${subject}\n\n${text}\n${lines ? `--- HTML\n${lines}\n` : ''}`
}
