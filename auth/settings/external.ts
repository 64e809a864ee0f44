import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'
import { HOUR_S } from '#auth/durations.ts'
import { flag, numberOr, type SettingProblem } from './fields.ts'

/** An identity provider for OAuth or OpenID Connect. */
export interface ProviderSettings {
  /** The name that clients use, e.g. `google`. */
  name: string
  kind: 'oidc' | 'github'
  /** The issuer of OpenID Connect, or the URL of GitHub. */
  url: string
  clientId: string
  /** All client ids whose id tokens are accepted, e.g. those of mobile apps. */
  audiences: readonly string[]
  clientSecret: string
  scopes: string
  isEmailOptional: boolean
  skipNonceCheck: boolean
}

export interface ExternalSettings {
  providers: readonly ProviderSettings[]
  manualLinkingEnabled: boolean
  solanaEnabled: boolean
  /** The accepted age or clock skew of a wallet's message. */
  web3MessageAgeS: number
  /** The RSA key (PEM) with which this SAML service provider signs and decrypts. */
  samlPrivateKey: string | undefined
  /** The validity of a SAML request. */
  samlRelayExpiryS: number
  /** Providers may run on this machine, over plain HTTP: for development and tests. */
  loopbackAllowed: boolean
}

const text = v.optional(v.string(), '')
const off = flag(false)
const RSA_BITS_MIN = 2_048
const GOOGLE_ISSUER = 'https://accounts.google.com'
const GITHUB_URL = 'https://github.com'
const OIDC_SCOPES = 'openid email profile'
const OIDC_SWITCHES = ['EMAIL_OPTIONAL', 'SKIP_NONCE_CHECK'] as const
export const OIDC_FIELDS = ['ISSUER', 'CLIENT_ID', 'SECRET', 'SCOPES', ...OIDC_SWITCHES] as const
export const OIDC_VARIABLE = new RegExp(`^AUTH_OIDC_([A-Z][A-Z0-9_]{0,30}?)_(${OIDC_FIELDS.join('|')})$`)
const RESERVED_NAMES = new Set(['email', 'phone', 'google', 'github', 'web3', 'sso', 'saml', 'anonymous_users'])

const samlKey = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const pem = toRsaPem(dataset.value)
      if (pem) return pem
      addIssue({ message: `expected a private RSA key of at least ${RSA_BITS_MIN} bits, PEM or base64 of its DER` })
      return NEVER
    }),
  ),
)

export const externalEnvironment = {
  AUTH_EXTERNAL_GOOGLE_ENABLED: flag(false),
  AUTH_EXTERNAL_GOOGLE_CLIENT_ID: text,
  AUTH_EXTERNAL_GOOGLE_SECRET: text,
  AUTH_EXTERNAL_GOOGLE_SKIP_NONCE_CHECK: flag(false),
  AUTH_EXTERNAL_GITHUB_ENABLED: flag(false),
  AUTH_EXTERNAL_GITHUB_CLIENT_ID: text,
  AUTH_EXTERNAL_GITHUB_SECRET: text,
  AUTH_EXTERNAL_GITHUB_URL: v.optional(v.string(), GITHUB_URL),
  AUTH_EXTERNAL_LOOPBACK_ALLOWED: flag(false),
  AUTH_MANUAL_LINKING_ENABLED: flag(false),
  AUTH_WEB3_SOLANA_ENABLED: flag(false),
  AUTH_SAML_ENABLED: flag(false),
  AUTH_WEB3_MESSAGE_AGE_S: numberOr(600, 60, HOUR_S),
  AUTH_SAML_PRIVATE_KEY: samlKey,
  AUTH_SAML_RELAY_EXPIRY_S: numberOr(300, 60, HOUR_S),
}

const schema = v.object(externalEnvironment)

type ExternalEnvironment = v.InferOutput<typeof schema>

/** `variables` is the whole environment: `AUTH_OIDC_<NAME>_…` configure one provider per name. */
export function toExternalSettings(
  env: ExternalEnvironment,
  variables: Record<string, string | undefined>,
): ExternalSettings {
  const names = new Set(Object.keys(variables).flatMap((variable) => OIDC_VARIABLE.exec(variable)?.[1] ?? []))
  return {
    providers: [
      ...(env.AUTH_EXTERNAL_GOOGLE_ENABLED ? [google(env)] : []),
      ...(env.AUTH_EXTERNAL_GITHUB_ENABLED ? [github(env)] : []),
      ...[...names].toSorted().map((name) => oidc(name, variables)),
    ],
    manualLinkingEnabled: env.AUTH_MANUAL_LINKING_ENABLED,
    solanaEnabled: env.AUTH_WEB3_SOLANA_ENABLED,
    web3MessageAgeS: env.AUTH_WEB3_MESSAGE_AGE_S,
    samlPrivateKey: env.AUTH_SAML_ENABLED ? (env.AUTH_SAML_PRIVATE_KEY ?? '') : undefined,
    samlRelayExpiryS: env.AUTH_SAML_RELAY_EXPIRY_S,
    loopbackAllowed: env.AUTH_EXTERNAL_LOOPBACK_ALLOWED,
  }
}

/** The problems of these settings, one per variable. */
export function externalProblems(
  { providers, samlPrivateKey }: ExternalSettings,
  variables: Record<string, string | undefined>,
): SettingProblem[] {
  const taken = providers.filter(({ name }, index) => isTaken(providers, name, index))
  return [
    ...providers.flatMap(incomplete),
    ...taken.map((provider) => ({
      name: variableOf(provider, 'url'),
      expected: `expected another name for the provider: ${provider.name} is taken`,
    })),
    ...switchProblems(variables),
    ...(samlPrivateKey === '' ? [{ name: 'AUTH_SAML_PRIVATE_KEY', expected: 'is needed by AUTH_SAML_ENABLED' }] : []),
  ]
}

/** Of further OpenID providers, whose variables no schema lists. */
function switchProblems(variables: Record<string, string | undefined>): SettingProblem[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    const field = OIDC_VARIABLE.exec(name)?.[2] ?? ''
    if (!(OIDC_SWITCHES as readonly string[]).includes(field)) return []
    const { issues } = v.safeParse(off, value)
    return issues ? [{ name, expected: issues[0].message }] : []
  })
}

function incomplete(provider: ProviderSettings): SettingProblem[] {
  const { name, url, clientId, clientSecret } = provider
  const expected = (what: string) => `expected the ${what} of the provider ${name}`
  return [
    ...(URL.canParse(url) ? [] : [{ name: variableOf(provider, 'url'), expected: expected('https address') }]),
    ...(clientId ? [] : [{ name: variableOf(provider, 'id'), expected: expected('client id') }]),
    ...(clientSecret ? [] : [{ name: variableOf(provider, 'secret'), expected: expected('client secret') }]),
  ]
}

function isTaken(providers: readonly ProviderSettings[], name: string, index: number): boolean {
  const { url = '', kind } = providers[index] ?? {}
  const isBuiltIn = (name === 'google' && url === GOOGLE_ISSUER) || (name === 'github' && kind === 'github')
  const isSecond = providers.findIndex((other) => other.name === name) !== index
  return isSecond || (RESERVED_NAMES.has(name) && !isBuiltIn)
}

/** The name of the variable with this part of a provider. */
function variableOf({ name, kind, url }: ProviderSettings, part: 'url' | 'id' | 'secret'): string {
  const isBuiltIn = kind === 'github' || (name === 'google' && url === GOOGLE_ISSUER)
  const prefix = `AUTH_${isBuiltIn ? 'EXTERNAL' : 'OIDC'}_${name.toUpperCase()}`
  if (part === 'url') return `${prefix}_${isBuiltIn ? 'URL' : 'ISSUER'}`
  return `${prefix}_${part === 'id' ? 'CLIENT_ID' : 'SECRET'}`
}

function google(env: ExternalEnvironment): ProviderSettings {
  return {
    name: 'google',
    kind: 'oidc',
    url: GOOGLE_ISSUER,
    ...clientIds(env.AUTH_EXTERNAL_GOOGLE_CLIENT_ID),
    clientSecret: env.AUTH_EXTERNAL_GOOGLE_SECRET,
    scopes: OIDC_SCOPES,
    isEmailOptional: false,
    skipNonceCheck: env.AUTH_EXTERNAL_GOOGLE_SKIP_NONCE_CHECK,
  }
}

function github(env: ExternalEnvironment): ProviderSettings {
  return {
    name: 'github',
    kind: 'github',
    url: env.AUTH_EXTERNAL_GITHUB_URL.replace(/\/+$/, ''),
    ...clientIds(env.AUTH_EXTERNAL_GITHUB_CLIENT_ID),
    clientSecret: env.AUTH_EXTERNAL_GITHUB_SECRET,
    scopes: 'user:email',
    isEmailOptional: false,
    skipNonceCheck: false,
  }
}

function oidc(name: string, variables: Record<string, string | undefined>): ProviderSettings {
  const read = (field: (typeof OIDC_FIELDS)[number]) => variables[`AUTH_OIDC_${name}_${field}`] ?? ''
  const isOn = (field: (typeof OIDC_SWITCHES)[number]) => {
    const { success, output } = v.safeParse(off, read(field) || undefined)
    return success && output
  }
  return {
    name: name.toLowerCase(),
    kind: 'oidc',
    url: read('ISSUER'),
    ...clientIds(read('CLIENT_ID')),
    clientSecret: read('SECRET'),
    scopes: read('SCOPES') || OIDC_SCOPES,
    isEmailOptional: isOn('EMAIL_OPTIONAL'),
    skipNonceCheck: isOn('SKIP_NONCE_CHECK'),
  }
}

/** The first client id is our own; the others belong to our mobile apps. */
function clientIds(list: string): { clientId: string; audiences: string[] } {
  const audiences = list.split(',').filter((id) => id !== '')
  return { clientId: audiences[0] ?? '', audiences }
}

function toRsaPem(value: string): string | undefined {
  for (const type of ['pem', 'pkcs8', 'pkcs1'] as const) {
    try {
      const key =
        type === 'pem'
          ? createPrivateKey(value.replaceAll('\\n', '\n'))
          : createPrivateKey({ key: Buffer.from(value, 'base64'), format: 'der', type })
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
      if (key.asymmetricKeyType !== 'rsa' || bits < RSA_BITS_MIN) return undefined
      return key.export({ format: 'pem', type: 'pkcs8' }).toString()
    } catch {
      continue
    }
  }
  return undefined
}
