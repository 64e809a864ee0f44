import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/requests/copy.ts'
import { showCode } from '#app/platform/text/code.ts'

const { mails } = copy

const followLink = ({ siteUrl }: Site) => ({ link: `${siteUrl}/follow` })
const inboxLink = ({ siteUrl }: Site, id: string) => ({ link: `${siteUrl}/operator/requests/${id}` })

/** To the sender when the request is stored. Does not mention the subject, because phones are shared. */
export const receivedMail = (site: Site, { code, hours }: { code: string; hours: number }): MailBody =>
  composeTextMail({
    subject: mails.received.subject(site.brandName),
    blocks: [...mails.received.body(showCode(code), hours), followLink(site)],
  })

/** To the sender. An answer from a private queue is not quoted in the mail. */
export const repliedMail = (site: Site, { body, isSealed }: { body: string; isSealed: boolean }): MailBody =>
  composeTextMail({
    subject: mails.replied.subject(site.brandName),
    blocks: [...(isSealed ? [mails.replied.sealed] : [body, mails.replied.follow]), followLink(site)],
  })

export const closedMail = (site: Site, { reason, isSealed }: { reason: string; isSealed: boolean }): MailBody =>
  composeTextMail({
    subject: mails.closed.subject(site.brandName),
    blocks: [...(isSealed ? [mails.closed.sealed] : mails.closed.body(reason)), followLink(site)],
  })

/** To the members of a queue. Names neither the sender nor the answers. */
export const waitingMail = (site: Site, { queue, title, id }: { queue: string; title: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.waiting.subject(queue, site.brandName),
    blocks: [...mails.waiting.body(title), inboxLink(site, id)],
  })

/** To the members of a queue when a sender adds a message. */
export const addedMail = (site: Site, { queue, id }: { queue: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.added.subject(queue, site.brandName),
    blocks: [mails.added.body, inboxLink(site, id)],
  })

/** To the members of a queue when the promised time has passed. */
export const lateMail = (site: Site, { queue, title, id }: { queue: string; title: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.late.subject(queue, site.brandName),
    blocks: [...mails.late.body(title), inboxLink(site, id)],
  })
