import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { copy } from './copy.ts'

/** To each administrator, when an invariant of the data does not hold. `name`: the invariant, as a sentence. */
export function failedCheckMail(site: Site, name: string): MailDraft {
  return {
    kind: 'staff.data-check',
    site,
    subject: copy.subject(site.brandName),
    name: null,
    blocks: [...copy.body(name), { button: { label: copy.button, url: `${site.siteUrl}/operator/payouts` } }],
    why: copy.why(site.brandName),
  }
}
