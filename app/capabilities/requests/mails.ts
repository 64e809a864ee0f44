import { copy } from './copy.ts'
import { showCode } from './schema.ts'

export interface Letter {
  subject: string
  text: string
}

export interface Site {
  brandName: string
  siteUrl: string
}

const text = (...paragraphs: string[]): string => `${paragraphs.filter(Boolean).join('\n\n')}\n`
const followUrl = ({ siteUrl }: Site) => `${siteUrl}/follow`

/** To the sender, as soon as it is stored. Says nothing of what it is about: phones are shared. */
export const receivedLetter = (site: Site, { code, hours }: { code: string; hours: number }): Letter => ({
  subject: copy.letters.received.subject(site.brandName),
  text: text(...copy.letters.received.body(showCode(code), hours), followUrl(site)),
})

/** To the sender. A private desk's answer does not stand in the mail. */
export const repliedLetter = (site: Site, { body, isSealed }: { body: string; isSealed: boolean }): Letter => ({
  subject: copy.letters.replied.subject(site.brandName),
  text: isSealed
    ? text(copy.letters.replied.sealed, followUrl(site))
    : text(body, copy.letters.replied.follow, followUrl(site)),
})

export const closedLetter = (site: Site, { reason, isSealed }: { reason: string; isSealed: boolean }): Letter => ({
  subject: copy.letters.closed.subject(site.brandName),
  text: text(...(isSealed ? [copy.letters.closed.sealed] : copy.letters.closed.body(reason)), followUrl(site)),
})

/** To the people of a desk. Names neither the sender nor the answers. */
export const waitingLetter = (
  site: Site,
  { desk, title, id }: { desk: string; title: string; id: string },
): Letter => ({
  subject: copy.letters.waiting.subject(desk, site.brandName),
  text: text(...copy.letters.waiting.body(title), `${site.siteUrl}/operator/requests/${id}`),
})

/** To the people of a desk, when a sender adds something. */
export const addedLetter = (site: Site, { desk, id }: { desk: string; id: string }): Letter => ({
  subject: copy.letters.added.subject(desk, site.brandName),
  text: text(copy.letters.added.body, `${site.siteUrl}/operator/requests/${id}`),
})

/** To the people of a desk, when the promised time is over. */
export const lateLetter = (site: Site, { desk, title, id }: { desk: string; title: string; id: string }): Letter => ({
  subject: copy.letters.late.subject(desk, site.brandName),
  text: text(...copy.letters.late.body(title), `${site.siteUrl}/operator/requests/${id}`),
})
