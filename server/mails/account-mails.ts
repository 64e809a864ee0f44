import type { Site } from '#app/platform/config/site.ts'
import { composeMail } from '#app/platform/mail/compose.ts'
import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
import { mailCopy, type MailKind } from '#auth/messages/templates/copy.ts'
import { type MailContent, mailContent, type MailLayout } from '#auth/messages/templates/render-mail.ts'

const copy = {
  account: 'Open your account',
  why: (brandName: string) => `You get this mail because this address is used for an account on ${brandName}.`,
} as const

/** Lays out the mails of the auth service, which knows nothing of the product, like all others. */
export function accountMailLayout(site: Site): MailLayout {
  return (content) => {
    const { text, html } = composeMail(draftOf(content, site))
    return { text, html }
  }
}

/** Notices of a change have no link of their own: their button opens the account. */
function draftOf({ kind, subject, lines, link, code, after }: MailContent, site: Site): MailDraft {
  const account = { label: copy.account, url: `${site.siteUrl}/account` }
  const button = link ?? (code ? undefined : account)
  const blocks: MailBlock[] = [...lines, ...(button ? [{ button }] : []), ...(code ? [{ code }] : []), ...after]
  return { kind: `account.${kind}`, site, subject, name: null, blocks, why: copy.why(site.brandName) }
}

/** One sample of each mail of the auth service, for `/dev/mails`. */
export function accountMailSamples(site: Site): MailDraft[] {
  const data = {
    siteName: site.brandName,
    link: `${site.siteUrl}/auth/confirm?token_hash=sample&type=signup`,
    code: '042137',
    codeMinutes: 10,
    linkMinutes: 60,
    newEmail: 'meera.new@example.in',
    oldEmail: 'meera@example.in',
    provider: 'google',
    factorType: 'totp',
    codesLeft: 9,
  }
  return (Object.keys(mailCopy) as MailKind[]).map((kind) => draftOf(mailContent(kind, data), site))
}
