export const mailCopy = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : 'Hello,'),
  pictureOf: (title: string) => `Picture: ${title}`,
  orOpen: 'Or open this link:',
  stop: 'Stop these mails:',
  /** Of the sentence of a text message. */
  fullStop: '.',
} as const
