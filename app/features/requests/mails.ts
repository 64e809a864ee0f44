import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/site.ts'
import { copy } from './copy.ts'
import { showCode } from './schema.ts'

const { mails } = copy

const followLink = ({ siteUrl }: Site) => ({ link: `${siteUrl}/follow` })
const inboxLink = ({ siteUrl }: Site, id: string) => ({ link: `${siteUrl}/operator/requests/${id}` })

/** To the sender, as soon as it is stored. Says nothing of what it is about: phones are shared. */
export const receivedMail = (site: Site, { code, hours }: { code: string; hours: number }): MailBody =>
  composeTextMail({
    subject: mails.received.subject(site.brandName),
    blocks: [...mails.received.body(showCode(code), hours), followLink(site)],
  })

/** To the sender. A private desk's answer does not stand in the mail. */
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

/** To the people of a desk. Names neither the sender nor the answers. */
export const waitingMail = (site: Site, { desk, title, id }: { desk: string; title: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.waiting.subject(desk, site.brandName),
    blocks: [...mails.waiting.body(title), inboxLink(site, id)],
  })

/** To the people of a desk, when a sender adds something. */
export const addedMail = (site: Site, { desk, id }: { desk: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.added.subject(desk, site.brandName),
    blocks: [mails.added.body, inboxLink(site, id)],
  })

/** To the people of a desk, when the promised time is over. */
export const lateMail = (site: Site, { desk, title, id }: { desk: string; title: string; id: string }): MailBody =>
  composeTextMail({
    subject: mails.late.subject(desk, site.brandName),
    blocks: [...mails.late.body(title), inboxLink(site, id)],
  })
