import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js'
import { X509Certificate } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import { childrenOf, childOf, type XmlNode } from './xml-node.ts'

/** The parts of an identity provider's metadata that are used. */
export interface IdpMetadata {
  entityId: string
  /** The single sign-on URL (redirect binding). */
  ssoUrl: string
  /** Certificates that may sign assertions, as PEM. */
  certificates: string[]
}

const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const ENTITY_ID_LENGTH_MAX = 1_024
const CERTIFICATES_MAX = 10

/** Parses an `EntityDescriptor`. Throws AuthError 400 `validation_failed` that names what is missing. */
export async function readIdpMetadata(
  xml: string,
  { loopbackAllowed }: { loopbackAllowed: boolean },
): Promise<IdpMetadata> {
  const entity = childOf(await parse(xml), 'EntityDescriptor')
  const descriptor = childOf(entity, 'IDPSSODescriptor')
  if (!entity || !descriptor) throw invalid('it describes no identity provider')
  const entityId = entity.$?.['entityID'] ?? ''
  if (entityId === '' || entityId.length > ENTITY_ID_LENGTH_MAX) throw invalid('it has no usable entityID')
  const service = childrenOf(descriptor, 'SingleSignOnService').find(({ $ }) => $?.['Binding'] === REDIRECT_BINDING)
  const url = URL.parse(service?.$?.['Location'] ?? '')
  if (!url || (url.protocol !== 'https:' && !loopbackAllowed)) {
    throw invalid('it has no SingleSignOnService for HTTP-Redirect over https')
  }
  const certificates = childrenOf(descriptor, 'KeyDescriptor')
    .filter(({ $ }) => ($?.['use'] ?? 'signing') === 'signing')
    .flatMap((key) => childrenOf(childOf(key, 'KeyInfo'), 'X509Data'))
    .flatMap((data) => childrenOf(data, 'X509Certificate'))
    .map(({ _: text = '' }) => toPem(text))
  if (certificates.length === 0 || certificates.length > CERTIFICATES_MAX)
    throw invalid('it has no usable signing keys')
  return { entityId, ssoUrl: url.href, certificates }
}

async function parse(xml: string): Promise<XmlNode> {
  try {
    return (await parseXml2JsFromString(xml)) as XmlNode
  } catch {
    throw invalid('it is not XML')
  }
}

function toPem(base64: string): string {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).toString()
  } catch {
    throw invalid('it holds a certificate that cannot be read')
  }
}

function invalid(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `SAML metadata cannot be used: ${reason}`)
}
