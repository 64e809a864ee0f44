import type { Site } from '#app/platform/config/site.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { isLanguage, LANGUAGES } from '#app/platform/language/languages.ts'
import { findLanguage } from '#app/platform/mail/languages.server.ts'
import { localeUrl } from '#app/platform/mail/locale-links.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { MessageLanguages } from '#auth/messages/message-languages.ts'

interface Deps {
  config: Pick<Site, 'siteUrl'>
  database: Database
  secrets: Sealer
}

/**
 * Messages about accounts are in the language of other mails to the address; to somebody new, in that of the page on
 * which it was asked for.
 */
export function messageLanguages({ config, database, secrets }: Deps): MessageLanguages {
  return {
    async of(address) {
      const to = /^\d+$/.test(address) ? `+${address}` : address
      return (await findLanguage(database.db, { sealer: secrets }, to)) ?? currentLanguage()
    },
    run: (language, compose) => inLanguage(isLanguage(language) ? language : LANGUAGES[0], compose),
    link: (url) => localeUrl(config, url),
  }
}
