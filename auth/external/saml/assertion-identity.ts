import type { Profile } from '@node-saml/node-saml'
import { AuthError } from '#auth/errors.ts'
import {
  cleanClaims,
  cleanEmails,
  parseSubject,
  isStorable,
  type ExternalIdentity,
} from '#auth/external/providers/provider.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import type { AttributeMapping } from '#auth/tables/sso.server.ts'
import type { SsoProvider } from './sso-providers.ts'

const SUBJECT_ID = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
]

/**
 * The identity in a verified assertion. Throws AuthError 400 `saml_assertion_no_user_id`, `saml_assertion_no_email`.
 */
export function identityOf(provider: SsoProvider, profile: Profile): ExternalIdentity {
  const attributes = (profile['attributes'] ?? {}) as Metadata
  const claims = mapAttributes(provider.attributeMapping, attributes)
  const isEmailId = profile.nameIDFormat === EMAIL_FORMAT
  const named = EMAIL_ATTRIBUTES.map((name) => first(attributes[name])).find((value) => value !== undefined)
  const email = first(claims['email']) ?? named ?? (isEmailId ? profile.nameID : undefined)
  const emails = cleanEmails([{ email, isVerified: true, isPrimary: true }])
  if (emails.length === 0) {
    throw new AuthError(400, 'saml_assertion_no_email', 'SAML Assertion does not contain an email address')
  }
  const { email: _email, ...others } = claims
  return {
    provider: `sso:${provider.id}`,
    subject: subjectOf(profile, attributes),
    emails,
    claims: { ...cleanClaims({ iss: provider.entityId }), ...customClaims(others) },
    isEmailOptional: false,
  }
}

function subjectOf(profile: Profile, attributes: Metadata): string {
  const nameId = profile.nameIDFormat === TRANSIENT ? undefined : profile.nameID
  const known = profile.nameIDFormat === EMAIL_FORMAT ? nameId?.toLowerCase() : nameId
  try {
    return parseSubject(first(attributes[SUBJECT_ID]) ?? known)
  } catch {
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier',
    )
  }
}

/** Maps attributes to claims: the first named attribute with a value, else the default. */
function mapAttributes({ keys = {} }: AttributeMapping, attributes: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([claim, { name, names = [], default: fallback, array }]) => {
      const values = [name, ...names]
        .flatMap((candidate) => (candidate === undefined ? [] : [listOf(attributes[candidate])]))
        .find((list) => list.length > 0)
      const value = values ? (array ? values : values[0]) : fallback
      return value === undefined ? [] : [[claim, value]]
    }),
  )
}

function customClaims(claims: Metadata): Metadata {
  const lists = Object.entries(claims).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, listOf(value).filter(isStorable)]] : [],
  )
  const custom = { ...cleanClaims(claims), ...Object.fromEntries(lists) }
  return Object.keys(custom).length === 0 ? {} : { custom_claims: custom }
}

function first(value: unknown): string | undefined {
  return listOf(value)[0]
}

function listOf(value: unknown): string[] {
  return [value].flat().filter((item): item is string => typeof item === 'string' && item !== '')
}
