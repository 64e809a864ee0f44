import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail, textInMail } from '#app/platform/mail/name-in-mail.ts'
import { mailCopy } from './copy.ts'

const TOPIC = 'campaigns'

interface Message {
  site: Site
  slug: string
  /** The campaign's title. */
  campaign: string
  /** The supporter's; null of an anonymous gift. */
  name: string | null
  words: string
}

/** To a supporter who asked for updates: the owner has posted one. */
export function updateMail({ words, hasPictures, ...message }: Message & { hasPictures: boolean }): MailDraft {
  const { subject, text, pictures, button } = mailCopy.update
  return {
    kind: 'campaigns.update',
    subject: subject(nameInMail(message.campaign)),
    text,
    ...messageMail(message, { button, blocks: [textInMail(words), hasPictures ? pictures : ''] }),
  }
}

/** To a supporter who asked for updates: the owner's thanks. */
export function thanksMail({ words, organiser, ...message }: Message & { organiser: string }): MailDraft {
  const { subject, text, from, button } = mailCopy.thanks
  return {
    kind: 'campaigns.thanks',
    subject: subject(nameInMail(message.campaign)),
    text,
    ...messageMail(message, { button, blocks: [from(nameInMail(organiser)), textInMail(words)] }),
  }
}

function messageMail(
  { site, slug, name }: Omit<Message, 'words'>,
  { blocks, button }: { blocks: readonly string[]; button: string },
): Pick<MailDraft, 'site' | 'name' | 'blocks' | 'why' | 'topic'> {
  return {
    site,
    name: name && nameInMail(name),
    blocks: [...blocks, { button: { label: button, url: `${site.siteUrl}/campaign/${slug}` } }],
    why: mailCopy.why(site.brandName),
    topic: TOPIC,
  }
}
