import type { TextChannel } from '#app/platform/own-account.ts'
import { kindNames } from './kind-copy.ts'

export const copy = {
  title: 'Text messages',
  lead: 'The last 30 days, in Indian time. We count messages, not people or numbers.',
  sums: {
    remaining: (limit: string) => `left today, of ${limit}`,
    noLimit: 'no limit today',
    sent: 'sent',
    failed: 'failed',
    refused: 'refused',
    cost: 'estimated cost',
  },
  usedUp: {
    title: 'Today’s budget is used up',
    body: 'Nobody gets a code by text message until midnight. People can still sign in with a passkey or by e-mail. Look at the refused messages below: if they are many, somebody may be abusing the form. The limit is AUTH_RATE_LIMIT_SMS_PER_DAY.',
  },
  none: 'No text messages in the last 30 days.',
  kinds: { title: 'By kind', caption: 'Text messages by kind', head: 'Kind' },
  days: { title: 'By day', caption: 'Text messages by day', head: 'Day' },
  head: { sent: 'Sent', failed: 'Failed', refused: 'Refused', cost: 'Cost' },
  meaning: [
    'Failed: the provider did not accept the message.',
    'Refused: the budget was used up, or one network asked for too many. Nothing was sent.',
  ],
  noPrices:
    'Costs are unknown. Set AUTH_SMS_PRICE_PAISE, AUTH_WHATSAPP_PRICE_PAISE and AUTH_CALL_PRICE_PAISE to see them.',
  /** Kinds of an earlier version have no name. */
  kind: (kind: string): string => kindNames[kind] ?? 'Other messages',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', call: 'Call' } satisfies Record<TextChannel, string>,
} as const
