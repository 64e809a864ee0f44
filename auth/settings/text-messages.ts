import * as v from 'valibot'
import { DAY_S } from '#auth/durations.ts'
import { SMS_CHANNELS, type SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { numberOr } from './fields.ts'

/** Registered templates: their ids by kind, and the one for all other kinds. */
export interface TextTemplates {
  byKind: ReadonlyMap<string, string>
  fallback: string | undefined
}

export interface TextSettings {
  provider: 'log' | 'twilio' | 'msg91'
  /** The offered channels; undefined: SMS, and without a provider all that the hosting process has. */
  channels: readonly SmsChannel[] | undefined
  codeLength: number
  expiryS: number
  intervalS: number
  /** With the placeholder `{code}`, and perhaps `{site}`; undefined: the text of `templates/copy.ts`. */
  template: string | undefined
  /** Calling codes of the countries that messages are sent to; undefined: all. */
  countries: readonly string[] | undefined
  /** The registered sender of SMS; empty: what the provider has. */
  header: string
  templates: TextTemplates
  whatsappTemplates: TextTemplates
  /** Of one message, of an SMS of one part; 0: unknown. */
  pricePaise: Readonly<Record<SmsChannel, number>>
  /** Accepted codes of test phones, to which nothing is sent: for tests and app store reviewers. */
  testCodes: ReadonlyMap<string, string>
  testCodesUntil: Date | undefined
  twilio: { accountSid: string; authToken: string; from: string }
  msg91: { authKey: string; templateId: string }
}

const listed = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').filter((item) => item !== '')),
)

const testCodes = v.pipe(
  listed,
  v.check(
    (pairs) => pairs.every((pair) => /^[1-9]\d{1,14}=\d{6,10}$/.test(pair)),
    'expected pairs like 919876543210=123456, separated by commas',
  ),
  v.transform((pairs) => new Map(pairs.map((pair) => pair.split('=') as [string, string]))),
)

const EVERY_OTHER = '*'
const templateIds = v.pipe(
  listed,
  v.check(
    (pairs) => pairs.every((pair) => /^(?:\*|[a-z][\w-]{0,63})=[\w-]{1,64}$/.test(pair)),
    'expected pairs of a kind and a template id, like order_placed=1207161234567890123,*=1207169876543210987',
  ),
  v.transform((pairs): TextTemplates => {
    const byKind = new Map(pairs.map((pair) => pair.split('=') as [string, string]))
    const fallback = byKind.get(EVERY_OTHER)
    byKind.delete(EVERY_OTHER)
    return { byKind, fallback }
  }),
)

const EVERY_COUNTRY = '*'
const countries = v.pipe(
  v.optional(v.string(), '91'),
  v.check(
    (text) => text === EVERY_COUNTRY || /^[1-9]\d{0,3}(?:,[1-9]\d{0,3})*$/.test(text),
    'expected calling codes like 91,977, or *',
  ),
  v.transform((text) => (text === EVERY_COUNTRY ? undefined : text.split(','))),
)

const channels = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => {
      const names: string[] = text.split(',')
      return names.includes('sms') && names.every((name) => (SMS_CHANNELS as readonly string[]).includes(name))
    }, 'expected sms, and perhaps whatsapp and call, separated by commas'),
    v.transform((text) => SMS_CHANNELS.filter((name) => text.split(',').includes(name))),
  ),
)

const price = numberOr(0, 0, 10_000)

export const textEnvironment = {
  AUTH_SMS_PROVIDER: v.optional(v.picklist(['log', 'twilio', 'msg91'], 'expected log, twilio or msg91'), 'log'),
  AUTH_SMS_CHANNELS: channels,
  AUTH_SMS_CODE_LENGTH: numberOr(6, 6, 10),
  AUTH_SMS_EXPIRY_S: numberOr(60, 30, DAY_S),
  AUTH_SMS_INTERVAL_S: numberOr(60, 0, DAY_S),
  AUTH_SMS_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.length <= 160 && text.includes('{code}'),
        'expected a text of at most 160 characters with {code}',
      ),
    ),
  ),
  AUTH_SMS_COUNTRIES: countries,
  AUTH_SMS_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z\d]{3,11}$/, 'expected a sender of 3 to 11 letters and digits, like DIYAIN')),
  ),
  AUTH_SMS_TEMPLATES: templateIds,
  AUTH_WHATSAPP_TEMPLATES: templateIds,
  AUTH_SMS_PRICE_PAISE: price,
  AUTH_WHATSAPP_PRICE_PAISE: price,
  AUTH_CALL_PRICE_PAISE: price,
  AUTH_SMS_TEST_CODES: testCodes,
  AUTH_SMS_TEST_CODES_UNTIL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'expected a time like 2027-01-31T00:00:00Z'),
      v.transform((text) => new Date(text)),
    ),
  ),
  AUTH_SMS_TWILIO_ACCOUNT_SID: v.optional(v.string(), ''),
  AUTH_SMS_TWILIO_AUTH_TOKEN: v.optional(v.string(), ''),
  AUTH_SMS_TWILIO_FROM: v.optional(v.string(), ''),
  AUTH_SMS_MSG91_AUTH_KEY: v.optional(v.string(), ''),
  AUTH_SMS_MSG91_TEMPLATE_ID: v.optional(v.string(), ''),
}

const schema = v.object(textEnvironment)

export function toTextSettings(env: v.InferOutput<typeof schema>): TextSettings {
  return {
    provider: env.AUTH_SMS_PROVIDER,
    channels: env.AUTH_SMS_CHANNELS,
    codeLength: env.AUTH_SMS_CODE_LENGTH,
    expiryS: env.AUTH_SMS_EXPIRY_S,
    intervalS: env.AUTH_SMS_INTERVAL_S,
    template: env.AUTH_SMS_TEMPLATE,
    countries: env.AUTH_SMS_COUNTRIES,
    header: env.AUTH_SMS_HEADER ?? '',
    templates: env.AUTH_SMS_TEMPLATES,
    whatsappTemplates: env.AUTH_WHATSAPP_TEMPLATES,
    pricePaise: {
      sms: env.AUTH_SMS_PRICE_PAISE,
      whatsapp: env.AUTH_WHATSAPP_PRICE_PAISE,
      call: env.AUTH_CALL_PRICE_PAISE,
    },
    testCodes: env.AUTH_SMS_TEST_CODES,
    testCodesUntil: env.AUTH_SMS_TEST_CODES_UNTIL,
    twilio: {
      accountSid: env.AUTH_SMS_TWILIO_ACCOUNT_SID,
      authToken: env.AUTH_SMS_TWILIO_AUTH_TOKEN,
      from: env.AUTH_SMS_TWILIO_FROM,
    },
    msg91: { authKey: env.AUTH_SMS_MSG91_AUTH_KEY, templateId: env.AUTH_SMS_MSG91_TEMPLATE_ID },
  }
}

/** Problems of variables that are valid separately. */
export function textProblems({
  provider,
  channels: offered,
  templates,
  twilio,
}: TextSettings): { name: string; expected: string }[] {
  const name = 'AUTH_SMS_CHANNELS'
  const more = offered?.filter((channel) => channel !== 'sms') ?? []
  if (provider === 'msg91' && more.length > 0) return [{ name, expected: 'only sms is supported with msg91' }]
  // A failure of this text alone would tell that a number has an account.
  if (provider === 'msg91' && !templates.byKind.has('phone_taken') && templates.fallback === undefined) {
    return [{ name: 'AUTH_SMS_TEMPLATES', expected: 'msg91 needs a template for phone_taken, or * for all texts' }]
  }
  if (provider === 'twilio' && more.includes('call') && !twilio.from.startsWith('+')) {
    return [{ name, expected: 'call needs a number as AUTH_SMS_TWILIO_FROM, like +15550001111' }]
  }
  return []
}
