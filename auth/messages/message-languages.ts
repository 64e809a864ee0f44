/** The languages of mails and text messages. The hosting process knows which copy is read in which language. */
export interface MessageLanguages {
  /** That of the owner of an address: an e-mail address, or a phone number in digits. */
  of(address: string): Promise<string>
  /** Runs what reads copy in a language. */
  run<Result>(language: string, compose: () => Result): Result
  /** The URL of a page of the site in the language that is run. */
  link(url: string): string
}

/** The language of a service that runs alone. */
export const ENGLISH = 'en'

const ALONE: MessageLanguages = {
  of: async () => ENGLISH,
  run: (_language, compose) => compose(),
  link: (url) => url,
}

interface Speaking {
  languages?: MessageLanguages
}

/** Composes a message in the language of its recipient. */
export async function inLanguageOf<Result>(
  { languages = ALONE }: Speaking,
  address: string,
  compose: (language: string) => Result,
): Promise<Result> {
  const language = await languages.of(address)
  return languages.run(language, () => compose(language))
}

/** Composes something in English, whatever is spoken around it. */
export const inEnglish = <Result>({ languages = ALONE }: Speaking, compose: () => Result): Result =>
  languages.run(ENGLISH, compose)

export const linkIn = ({ languages = ALONE }: Speaking, url: string): string => languages.link(url)
