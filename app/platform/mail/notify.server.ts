import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isPhoneNumber } from '#app/platform/text/contact.ts'
import { composeText } from '#app/platform/texts/compose-text.ts'
import { addShortLink, newLinkId, shortUrlOf } from '#app/platform/texts/short-links.server.ts'
import { shownMail } from './compose.ts'
import type { MailDraft } from './draft.ts'
import { findLanguage } from './languages.server.ts'
import { localeUrl } from './locale-links.ts'
import { type AttachmentRef, enqueueLastMail, enqueueMail } from './outbox.server.ts'
import { isStopped, stopUrlOf } from './stops.server.ts'

interface Notice {
  /** An e-mail address, or a phone number in E.164 form. Null when there is neither: nothing is sent. */
  to: string | null
  /** The deduplication key. It is stored for ever, in plain text: only ids and hashes. */
  key: string
  /** Composes it: it is called in the language of the recipient, so all its copy is read inside. */
  mail: () => MailDraft
  /** By default the one of the pages on which the recipient last did something. Operators' mails are in English. */
  language?: Language
  /** The language of a recipient who has done nothing on this site yet: that of the person who invites them. */
  fallback?: Language
  attachments?: readonly AttachmentRef[]
  /** When it is sent; by default at once. */
  sendAt?: Date
}

/** Whether this site can send anything to the address: to a phone number only with a provider of text messages. */
export const canReach = ({ canSendTexts = false }: Pick<Site, 'canSendTexts'>, address: string): boolean =>
  canSendTexts || !isPhoneNumber(address)

/** How notices reach somebody: their e-mail address comes first. Null when nothing can be sent. */
export function channelOf(site: Pick<Site, 'canSendTexts'>, person: NoticeAddresses): 'mail' | 'text' | null {
  const { email, phone } = person
  if (email) return 'mail'
  return phone && canReach(site, phone) ? 'text' : null
}

interface NoticeAddresses {
  email: string | null
  /** In E.164 form. */
  phone: string | null
}

/**
 * Composes a mail in the recipient's language and enqueues it in the caller's transaction, or a text message with a short
 * link if the address is a phone number. False when there is no address, when its owner has stopped notices of this
 * topic, or when text messages cannot be sent.
 */
export async function notify(tx: Db, ctx: Context, { to, mail, ...notice }: Notice): Promise<boolean> {
  if (!to) return false
  const { fallback } = notice
  const language = notice.language ?? (await languageFor(tx, ctx, to, fallback))
  return inLanguage(language, () => enqueueNotice(tx, ctx, { ...notice, to, mail: mail() }))
}

/** The language in which `notify` writes to an address, or to nobody. */
export async function languageFor(
  tx: Db,
  { sealer }: Pick<Context, 'sealer'>,
  to: string | null,
  fallback: Language = LANGUAGES[0],
): Promise<Language> {
  return (to && (await findLanguage(tx, { sealer }, to))) || fallback
}

interface Context {
  sealer: Sealer
  now: Date
}

async function enqueueNotice(
  tx: Db,
  ctx: Context,
  { to, key, mail, attachments, sendAt }: Omit<Notice, 'to' | 'mail'> & { to: string; mail: MailDraft },
): Promise<boolean> {
  const { sealer, now } = ctx
  if (!canReach(mail.site, to)) return false
  const stop = mail.topic === undefined ? null : { address: to, topic: mail.topic }
  if (stop && (await isStopped(tx, { sealer }, stop))) return false
  const stopUrl = stop && stopUrlOf(mail.site, { sealer }, stop)
  if (isPhoneNumber(to)) {
    await enqueueText(tx, ctx, { phone: to, key, mail, stopUrl, sendAt })
    return true
  }
  const shown = shownMail(mail, stopUrl)
  await enqueueLastMail(tx, { sealer }, { shown, stopUrl, dedupeKey: key, to, attachments, createdAt: now, sendAt })
  return true
}

/** Attachments are left out: the page behind the link has them. */
async function enqueueText(
  tx: Db,
  { sealer, now }: Context,
  {
    phone,
    key,
    mail,
    stopUrl,
    sendAt,
  }: Pick<Notice, 'key' | 'sendAt'> & { phone: string; mail: MailDraft; stopUrl: string | null },
): Promise<void> {
  const id = newLinkId()
  const { message, variables } = composeText(mail, localeUrl(mail.site, shortUrlOf(mail.site, id)))
  const { kind } = mail
  const text = { to: phone, subject: TEXT_SUBJECT, text: message, textMessage: { kind, variables } }
  const isNew = await enqueueMail(tx, { sealer }, { ...text, dedupeKey: key, createdAt: now, sendAt })
  if (!isNew) return
  const pathOf = (url: string) => url.slice(mail.site.siteUrl.length)
  const button = buttonOf(mail)
  const { hasToken = false, posts = null } = button
  const target = { path: pathOf(button.url), posts, asksDigits: hasToken || posts !== null }
  const noticeKey = button.lasts === true ? key : null
  await addShortLink({ db: tx, sealer, now }, { id, phone, noticeKey, ...target, stopPath: stopUrl && pathOf(stopUrl) })
}

/** What the mailbox for development shows instead of a subject. */
const TEXT_SUBJECT = 'Text message'

/** Every notice has a button (`samples.http.test.ts`). */
function buttonOf({ kind, blocks }: MailDraft) {
  for (const block of blocks) if (typeof block !== 'string' && 'button' in block) return block.button
  throw new Error(`The mail ${kind} has no button, so a text message cannot link to anything.`)
}
