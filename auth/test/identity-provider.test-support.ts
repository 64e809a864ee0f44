import { signXml } from '@node-saml/node-saml/lib/xml.js'
import { constants, createCipheriv, generateKeyPairSync, publicEncrypt, randomBytes, randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { MINUTE_MS } from '#auth/durations.ts'
import { EXTERNAL_URL } from './service.test-support.ts'
import { certificateOf } from '#auth/external/saml/certificate.ts'

const ACS_URL = `${EXTERNAL_URL}/sso/saml/acs`

/** A SAML identity provider. */
export interface TestIdp {
  entityId: string
  metadataXml: string
  /** A signed response, in base64. */
  answer(claims?: Claims): string
}

export interface Claims {
  id?: string
  nameId?: string
  nameIdFormat?: string
  inResponseTo?: string
  recipient?: string
  audience?: string
  issuer?: string
  notOnOrAfter?: Date
  sessionNotOnOrAfter?: Date
  attributes?: Record<string, string | string[]>
  /** Signs with another key. */
  privateKey?: string
  isUnsigned?: boolean
  /** A public key (PEM) for which the assertion is encrypted. */
  encryptedFor?: string
}

export function newRsaKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString()
}

export function openIdp(): TestIdp {
  const privateKey = newRsaKey()
  const certificate = certificateOf(privateKey, 'idp').replace(/-----.*-----|\n/g, '')
  const entityId = `https://${randomUUID()}.example/saml`
  return {
    entityId,
    metadataXml: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
      <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
          <X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>
      </IDPSSODescriptor></EntityDescriptor>`,
    answer: (claims = {}) => {
      const xml = toXml({ issuer: entityId, ...claims })
      const seal = (answer: string) => (claims.encryptedFor ? encryptAssertion(answer, claims.encryptedFor) : answer)
      if (claims.isUnsigned) return Buffer.from(seal(xml)).toString('base64')
      const assertion = "//*[local-name(.)='Assertion']"
      const place = { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' as const }
      const key = {
        privateKey: claims.privateKey ?? privateKey,
        signatureAlgorithm: 'sha256' as const,
        digestAlgorithm: 'sha256',
      }
      return Buffer.from(seal(signXml(xml, assertion, place, key))).toString('base64')
    },
  }
}

/** The id of the request in a sign-in URL. */
export function requestIdOf(url: URL): string {
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
  return / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
}

/** XML Encryption: the content under a fresh AES-256-GCM key, that key under RSA-OAEP. */
function encryptAssertion(xml: string, publicKey: string): string {
  return xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, (assertion) => {
    const [key, nonce] = [randomBytes(32), randomBytes(12)]
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const content = Buffer.concat([nonce, cipher.update(assertion, 'utf8'), cipher.final(), cipher.getAuthTag()])
    const sealedKey = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING }, key)
    return `<saml:EncryptedAssertion><xenc:EncryptedData Type="http://www.w3.org/2001/04/xmlenc#Element" xmlns:xenc="http://www.w3.org/2001/04/xmlenc#">
      <xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>
        <xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"/>
        <xenc:CipherData><xenc:CipherValue>${sealedKey.toString('base64')}</xenc:CipherValue></xenc:CipherData>
      </xenc:EncryptedKey></KeyInfo>
      <xenc:CipherData><xenc:CipherValue>${content.toString('base64')}</xenc:CipherValue></xenc:CipherData>
    </xenc:EncryptedData></saml:EncryptedAssertion>`
  })
}

function toXml(claims: Claims): string {
  const now = new Date()
  const end = (claims.notOnOrAfter ?? new Date(now.getTime() + 5 * MINUTE_MS)).toISOString()
  const asked = claims.inResponseTo ? ` InResponseTo="${claims.inResponseTo}"` : ''
  const session = claims.sessionNotOnOrAfter ? ` SessionNotOnOrAfter="${claims.sessionNotOnOrAfter.toISOString()}"` : ''
  const {
    attributes = { mail: 'ada@company.example' },
    nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  } = claims
  const statements = Object.entries(attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${[values]
        .flat()
        .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  )
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${ACS_URL}"${asked}>
    <saml:Issuer>${claims.issuer}</saml:Issuer>
    <samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>
    <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${claims.id ?? `_${randomUUID()}`}" Version="2.0" IssueInstant="${now.toISOString()}">
      <saml:Issuer>${claims.issuer}</saml:Issuer>
      <saml:Subject>
        <saml:NameID Format="${nameIdFormat}">${claims.nameId ?? 'person-1'}</saml:NameID>
        <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
          <saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${claims.recipient ?? ACS_URL}"${asked}/>
        </saml:SubjectConfirmation>
      </saml:Subject>
      <saml:Conditions NotOnOrAfter="${end}"><saml:AudienceRestriction>
        <saml:Audience>${claims.audience ?? `${EXTERNAL_URL}/sso/saml/metadata`}</saml:Audience>
      </saml:AudienceRestriction></saml:Conditions>
      <saml:AuthnStatement AuthnInstant="${now.toISOString()}"${session}/>
      <saml:AttributeStatement>${statements.join('')}</saml:AttributeStatement>
    </saml:Assertion>
  </samlp:Response>`
}
