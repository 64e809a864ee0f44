import { type GiftRecord, receiptUrl } from '#app/features/fundraising/giving/gift.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Language } from '#app/platform/language/languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { languageFor, notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { GiftFacts } from './mails.ts'

interface AboutGift {
  gift: GiftRecord
  payment: { isTest: boolean }
  site: Site
  sealer: Sealer
  now: Date
}

interface DonorNotice {
  key: string
  write: (facts: GiftFacts) => MailDraft
  /** From `findDonorLanguage`, by default. */
  language?: Language
  attachments?: Parameters<typeof notify>[2]['attachments']
}

/** Writes to the donor about a gift, by mail or text; to nobody without an address. */
export async function notifyDonor(
  tx: Db,
  { gift: { contribution, campaign }, payment, site, sealer, now }: AboutGift,
  { key, write, language, attachments }: DonorNotice,
): Promise<void> {
  const mail = () =>
    write({
      site,
      receiptUrl: receiptUrl(site, contribution.publicToken),
      campaignTitle: campaign.title,
      picture: campaign.imageUrl,
      name: contribution.nameSnapshot ?? '',
      amountMinor: contribution.amountMinor,
      tipMinor: contribution.tipMinor,
      currency: campaign.currency,
      isTest: payment.isTest,
    })
  const to = addressOf(contribution)
  await notify(
    tx,
    { sealer, now },
    { to, key, mail, ...(language && { language }), ...(attachments && { attachments }) },
  )
}

/** The language in which `notifyDonor` writes. */
export const findDonorLanguage = (
  tx: Db,
  { sealer }: { sealer: Sealer },
  contribution: GiftRecord['contribution'],
): Promise<Language> => languageFor(tx, { sealer }, addressOf(contribution))

const addressOf = ({ email, phone }: GiftRecord['contribution']) => email ?? phone
