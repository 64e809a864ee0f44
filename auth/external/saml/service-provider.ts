import { generateServiceProviderMetadata, SAML, ValidateInResponseTo, type Profile } from '@node-saml/node-saml'
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js'
import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { certificateOf } from './certificate.ts'
import { readIdpMetadata } from './idp-metadata.ts'
import type { SsoProvider } from './sso-providers.ts'
import { childOf, childrenOf, type XmlNode } from './xml-node.ts'

/** A verified assertion. */
export interface Assertion {
  id: string
  profile: Profile
  /** The end of its validity: replays must be detected until then. */
  notOnOrAfter: Date
  sessionNotAfter: Date | null
}

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const CLOCK_SKEW_MS = 30_000

/** The metadata of this service provider, as XML. */
export function serviceMetadata(auth: Auth): string {
  const { certificate, ...own } = ownSide(auth)
  return generateServiceProviderMetadata({
    ...own,
    identifierFormat: PERSISTENT,
    publicCerts: certificate,
    decryptionCert: certificate,
    wantAssertionsSigned: true,
  })
}

/** The URL to redirect to, with a signed request. */
export async function loginUrl(
  auth: Auth,
  provider: SsoProvider,
  { requestId, relayState }: { requestId: string; relayState: string },
): Promise<string> {
  const saml = await open(auth, provider, requestId)
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}

/**
 * Verifies a SAML response: signature, times, audience, recipient, and that it responds to `requestId`, or to no
 * request if that is null. Throws AuthError 400 `validation_failed`.
 */
export async function verifyResponse(
  auth: Auth,
  provider: SsoProvider,
  { samlResponse, requestId }: { samlResponse: string; requestId: string | null },
): Promise<Assertion> {
  const saml = await open(auth, provider, requestId)
  const profile = await validate(auth, saml, samlResponse)
  if (profile.issuer !== provider.entityId) throw refused()
  const assertion = childOf(profile.getAssertion?.() as XmlNode | undefined, 'Assertion')
  const acs = acsUrl(auth)
  const isForUs = ({ $ = {} }: XmlNode) =>
    $['Recipient'] === acs && ($['InResponseTo'] ?? null) === requestId && isFuture($['NotOnOrAfter'])
  const confirmations = childrenOf(childOf(assertion, 'Subject'), 'SubjectConfirmation').filter(
    ({ $ }) => $?.['Method'] === BEARER,
  )
  const confirmed = confirmations.flatMap((one) => childrenOf(one, 'SubjectConfirmationData')).find(isForUs)
  const id = assertion?.$?.['ID']
  if (!confirmed || !id) throw refused()
  const sessionEnd = childOf(assertion, 'AuthnStatement')?.$?.['SessionNotOnOrAfter']
  const sessionNotAfter = sessionEnd ? new Date(sessionEnd) : null
  if (sessionNotAfter && !(sessionNotAfter > auth.clock())) throw refused()
  return { id, profile, notOnOrAfter: new Date(confirmed.$?.['NotOnOrAfter'] ?? ''), sessionNotAfter }

  function isFuture(time: string | undefined): boolean {
    return time !== undefined && new Date(time).getTime() + CLOCK_SKEW_MS > auth.clock().getTime()
  }
}

/** The issuer that an unverified response claims. */
export async function claimedIssuer(samlResponse: string): Promise<string | undefined> {
  try {
    const xml = Buffer.from(samlResponse, 'base64').toString('utf8')
    const response = childOf((await parseXml2JsFromString(xml)) as XmlNode, 'Response')
    const issuer = childOf(response, 'Issuer') ?? childOf(childOf(response, 'Assertion'), 'Issuer')
    const name = issuer?._?.trim()
    return name?.includes('\0') ? undefined : name
  } catch {
    return undefined
  }
}

function ownSide(auth: Auth) {
  const { externalUrl, external } = auth.settings
  const privateKey = external.samlPrivateKey ?? ''
  return {
    issuer: `${externalUrl}/sso/saml/metadata`,
    callbackUrl: acsUrl(auth),
    privateKey,
    decryptionPvk: privateKey,
    signatureAlgorithm: 'sha256' as const,
    certificate: certificateOf(privateKey, new URL(externalUrl).hostname),
  }
}

async function open(auth: Auth, provider: SsoProvider, requestId: string | null): Promise<SAML> {
  const { certificate: _ours, ...own } = ownSide(auth)
  const idp = await readIdpMetadata(provider.metadataXml, auth.settings.external)
  const known = requestId === null ? null : { value: new Date().toISOString(), createdAt: Date.now() }
  return new SAML({
    ...own,
    entryPoint: idp.ssoUrl,
    idpCert: idp.certificates,
    idpIssuer: provider.entityId,
    audience: own.issuer,
    identifierFormat: provider.nameIdFormat ?? PERSISTENT,
    disableRequestedAuthnContext: true,
    digestAlgorithm: 'sha256',
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    // One signature suffices, over the assertion or over the whole response.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    generateUniqueId: () => requestId ?? '',
    validateInResponseTo: requestId === null ? ValidateInResponseTo.ifPresent : ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => known,
      getAsync: async (key) => (key === requestId ? (known?.value ?? null) : null),
      removeAsync: async (key) => key,
    },
  })
}

async function validate(auth: Auth, saml: SAML, samlResponse: string): Promise<Profile> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse })
    if (profile) return profile
  } catch (error) {
    // The messages of the library may repeat parts of the response; the first characters are its own.
    const reason = error instanceof Error ? error.message.slice(0, 60) : ''
    auth.log.info({ reason }, 'a SAML answer was refused')
  }
  throw refused()
}

function acsUrl({ settings }: Auth): string {
  return `${settings.externalUrl}/sso/saml/acs`
}

function refused(): AuthError {
  return new AuthError(400, 'validation_failed', 'SAML Assertion is not valid')
}
