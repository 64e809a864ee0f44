import type { Site } from '#app/platform/config/site.ts'
import { composeMail } from '#app/platform/mail/compose.ts'
import type { MailBlock, MailDraft } from '#app/platform/mail/draft.ts'
import { NEW_DEVICE_PATH } from '#app/platform/session/session-names.ts'
import { deviceName } from '#app/platform/text/device-name.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { mailCopy, type MailKind } from '#auth/messages/templates/copy.ts'
import { type MailContent, mailContent, type MailLayout } from '#auth/messages/templates/render-mail.ts'
import { copy } from './account-mails-copy.ts'

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

/** When, on which device and where a sign-in was, as far as it is known. */
export function describeSignIn({
  at,
  userAgent,
  place,
}: {
  at: Date
  userAgent: string | null
  place: string | null
}): string {
  return [formatDateTime(at), deviceName(userAgent) ?? copy.unknownDevice, place].filter(Boolean).join(' · ')
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
    signIn: '25 November 2026, 7:19 pm · Chrome, Android · Pune, Maharashtra, India',
  }
  const links: Partial<Record<MailKind, string>> = { new_device: `${site.siteUrl}${NEW_DEVICE_PATH}/sample` }
  return (Object.keys(mailCopy) as MailKind[]).map((kind) =>
    draftOf(mailContent(kind, { ...data, link: links[kind] ?? data.link }), site),
  )
}
