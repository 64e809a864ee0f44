import { expect } from 'vitest'
import { composeMail } from '#app/platform/mail/compose.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'

/**
 * Compares mails, by name, with the file `mails.golden.txt` beside the test: subject and text as they are sent. The HTML
 * has the same words (`app/features/mailbox/samples/samples.http.test.ts`).
 */
export async function expectGoldenMails(mails: Readonly<Record<string, MailDraft>>): Promise<void> {
  await expect(Object.entries(mails).map(print).join('\n')).toMatchFileSnapshot('mails.golden.txt')
}

function print([name, draft]: [string, MailDraft]): string {
  const stopUrl = draft.topic === undefined ? null : `${draft.site.siteUrl}/mails/stop/${draft.topic}`
  const { subject, text } = composeMail(draft, { stopUrl })
  return `=== ${name}\nSubject: ${subject}\n\n${text}\n`
}
