import type { MailDraft } from '#app/platform/mail/draft.ts'
import { textInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/needs/copy.ts'

// No mail contains a contact: each links to the page that shows it.

interface Need {
  id: string
  title: string
}

const TOPIC = 'needs'

/** To the author: a student has answered. */
export function answeredMail(site: Site, { id, title }: Need): MailDraft {
  const { subject, body, button, why } = copy.mails.answered
  return {
    kind: 'needs.answered',
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [...body(title), { button: { label: button, url: `${site.siteUrl}/ssr/needs/${id}#answers` } }],
    why: why(site.brandName),
    topic: TOPIC,
  }
}

/** To the student who answered: the author has accepted. */
export function acceptedMail(site: Site, { id, title }: Need): MailDraft {
  const { subject, body, button, why } = copy.mails.accepted
  return {
    kind: 'needs.accepted',
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [body(textInMail(title)), { button: { label: button, url: `${site.siteUrl}/ssr/needs/${id}#answer` } }],
    why: why(site.brandName),
    topic: TOPIC,
  }
}

/** To the author: an operator has hidden the need. */
export function hiddenMail(site: Site, { title, reason }: { title: string; reason: string }): MailDraft {
  const { subject, body, button } = copy.mails.hidden
  return {
    kind: 'needs.hidden',
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [...body(title, reason), { button: { label: button, url: `${site.siteUrl}/contact` } }],
    why: copy.mails.answered.why(site.brandName),
  }
}
