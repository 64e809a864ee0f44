import { cleanLine, cleanText } from '#app/platform/text/text.ts'

/** A mail to somebody who does not know the sender has no room for a message in the place of a name. */
const NAME_IN_MAIL_CHARS_MAX = 40

/** A text that somebody wrote, as it may stand in a mail to other people: mail programs find no link and no address in it. */
export function textInMail(text: string): string {
  return cleanText(text.normalize('NFKC'))
    .replace(/[a-z][a-z\d+.-]*:\/\//gi, '')
    .replace(/[.\u3002\uFF61](?=\p{L})/gu, '. ')
    .replace(/ *@ */g, ' at ')
    .trim()
}

/** The same for a name or a title that somebody chose: one line of at most 40 characters. */
export function nameInMail(name: string): string {
  const letters = [...textInMail(cleanLine(name))]
  return letters.length > NAME_IN_MAIL_CHARS_MAX
    ? `${letters
        .slice(0, NAME_IN_MAIL_CHARS_MAX - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
