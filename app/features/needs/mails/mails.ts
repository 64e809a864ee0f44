import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/needs/copy.ts'

// No mail contains a contact: each links to the page that shows it.

interface Need {
  id: string
  title: string
}

/** To the author: a student has answered. */
export function answeredMail({ siteUrl, brandName }: Site, { id, title }: Need): MailBody {
  const { subject, body } = copy.mails.answered
  const blocks = [...body(title), { link: `${siteUrl}/ssr/needs/${id}#answers` }]
  return composeTextMail({ subject: subject(brandName), blocks })
}

/** To the student who answered: the author has accepted. */
export function acceptedMail({ siteUrl, brandName }: Site, { id, title }: Need): MailBody {
  const { subject, body } = copy.mails.accepted
  const blocks = [...body(textInMail(title)), { link: `${siteUrl}/ssr/needs/${id}#answer` }]
  return composeTextMail({ subject: subject(brandName), blocks })
}

/** To the author: an operator has hidden the need. */
export function hiddenMail(
  { siteUrl, brandName }: Site,
  { title, reason }: { title: string; reason: string },
): MailBody {
  const { subject, body } = copy.mails.hidden
  return composeTextMail({
    subject: subject(brandName),
    blocks: [...body(title, reason), { link: `${siteUrl}/contact` }],
  })
}
