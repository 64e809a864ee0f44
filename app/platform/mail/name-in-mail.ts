import { cleanLine, cleanText } from '#app/platform/text/text.ts'

/** Short, so that a name cannot contain a message. */
const NAME_IN_MAIL_CHARS_MAX = 40

/** A user's text for a mail to other people, changed so that mail programs show no link and no address in it. */
export function textInMail(text: string): string {
  return cleanText(text.normalize('NFKC'))
    .replace(/[a-z][a-z\d+.-]{0,20}:\/\//gi, '')
    .replace(/[.\u3002\uFF61](?=\p{L})/gu, '. ')
    .replace(/ ?@ ?/g, ' at ')
    .trim()
}

/** The same for a user's name or title: one line of at most 40 characters. */
export function nameInMail(name: string): string {
  const letters = [...textInMail(cleanLine(name))]
  return letters.length > NAME_IN_MAIL_CHARS_MAX
    ? `${letters
        .slice(0, NAME_IN_MAIL_CHARS_MAX - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
