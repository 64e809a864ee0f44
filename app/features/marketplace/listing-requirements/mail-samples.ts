import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { MissingFacts } from './missing-facts.ts'
import { noticeMail } from './notice-mails.ts'
import { NOTICE_DAYS } from './schema.ts'

const MISSING: readonly { title: string; missing: MissingFacts }[] = [
  { title: 'Mango pickle, 500 g', missing: { ingredients: '', allergens: '', fssai: '' } },
  { title: 'Garlic chutney, 200 g', missing: { bestBefore: '' } },
]

export function mailSamples({ site, now }: SampleSource): MailDraft[] {
  const about = { sellerName: 'Savita Pawar', site, dueAt: new Date(now.getTime() + NOTICE_DAYS * DAY_MS) }
  return [
    noticeMail({ ...about, kind: 'due', listings: MISSING }),
    noticeMail({ ...about, kind: 'paused', listings: MISSING }),
    noticeMail({ ...about, kind: 'expired', listings: MISSING.slice(1) }),
  ]
}
