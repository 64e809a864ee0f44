import { and, eq, inArray, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import {
  findSsoProvider,
  findSsoProviderByEntity,
  listSsoProviders,
  type SsoProvider,
} from '#auth/external/saml/sso-providers.ts'
import { ssoDomains, ssoProviders, type AttributeMapping } from '#auth/tables/sso.server.ts'
import { object, readBody, text } from '#auth/http/transport.ts'

const DOMAINS_MAX = 100
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const MAPPING_KEYS_MAX = 100
const SHORT_LENGTH_MAX = 1_024

const mappingSchema = v.object({
  keys: v.optional(
    v.pipe(
      v.record(
        v.string(),
        v.object({
          name: v.optional(v.string()),
          names: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAPPING_KEYS_MAX))),
          default: v.optional(v.unknown()),
          array: v.optional(v.boolean()),
        }),
      ),
      v.check((keys) => Object.keys(keys).length <= MAPPING_KEYS_MAX),
    ),
  ),
})

const providerBody = v.object({
  type: text,
  metadata_url: text,
  metadata_xml: text,
  domains: v.nullish(v.array(v.string())),
  attribute_mapping: object,
  name_id_format: text,
  resource_id: text,
  disabled: v.nullish(v.boolean()),
  idp_initiated: v.nullish(v.boolean()),
})

type ProviderBody = v.InferOutput<typeof providerBody>

/** GET /admin/sso/providers (service key). */
export function listProviders(auth: Auth): Endpoint {
  return async (c) => c.json({ items: (await listSsoProviders(auth.db)).map(toJson) })
}

/** GET /admin/sso/providers/{id} (service key). */
export function getProvider(auth: Auth): Endpoint {
  return async (c) => c.json(toJson(await requireProvider(auth, c)))
}

/** POST /admin/sso/providers (service key): connects an identity provider by its metadata. */
export function createProvider(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, providerBody)
    if (body.type !== 'saml') throw invalid("Only 'saml' supported for SSO provider type")
    if (!body.metadata_url === !body.metadata_xml) throw invalid('Either metadata_url or metadata_xml must be set')
    const domains = parseDomains(body.domains ?? [])
    const values = { ...commonValues(body), ...(await readMetadata(auth, body)) }
    const id = await auth.db.transaction(async (tx) => {
      if (await findSsoProviderByEntity(tx, values.entityId)) {
        throw new AuthError(422, 'saml_idp_already_exists', `SAML Identity Provider with this EntityID already exists`)
      }
      const now = auth.clock()
      const [row] = await tx
        .insert(ssoProviders)
        .values({ ...values, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: ssoProviders.id })
      if (!row)
        throw new AuthError(422, 'saml_idp_already_exists', 'This SSO provider or its resource_id already exists')
      await putDomains(tx, row.id, domains)
      return row.id
    })
    return c.json(toJson(await requireStoredProvider(auth, id)), 201)
  }
}

/** PUT /admin/sso/providers/{id} (service key): changes the given fields; the entity id stays the same. */
export function updateProvider(auth: Auth): Endpoint {
  return async (c) => {
    const { id, entityId } = await requireProvider(auth, c)
    const body = await readBody(c, providerBody)
    if (body.metadata_url && body.metadata_xml) throw invalid('Only one of metadata_url and metadata_xml can be set')
    const domains = body.domains && parseDomains(body.domains)
    const metadata = body.metadata_url || body.metadata_xml ? await readMetadata(auth, body) : undefined
    if (metadata && metadata.entityId !== entityId) {
      throw new AuthError(400, 'saml_entity_id_mismatch', 'SAML Metadata can be updated only if the EntityID matches')
    }
    await auth.db.transaction(async (tx) => {
      await assertResourceFree(tx, id, body.resource_id)
      await tx
        .update(ssoProviders)
        .set({ ...commonValues(body), ...metadata, updatedAt: auth.clock() })
        .where(eq(ssoProviders.id, id))
      if (!domains) return
      await tx.delete(ssoDomains).where(eq(ssoDomains.ssoProviderId, id))
      await putDomains(tx, id, domains)
    })
    return c.json(toJson(await requireStoredProvider(auth, id)))
  }
}

/**
 * DELETE /admin/sso/providers/{id} (service key): responds with the deleted provider. Its users keep their accounts.
 */
export function deleteProvider(auth: Auth): Endpoint {
  return async (c) => {
    const provider = await requireProvider(auth, c)
    await auth.db.delete(ssoProviders).where(eq(ssoProviders.id, provider.id))
    return c.json(toJson(provider))
  }
}

function requireProvider(auth: Auth, c: AuthRequest): Promise<SsoProvider> {
  return requireStoredProvider(auth, c.req.param('id') ?? '')
}

async function requireStoredProvider(auth: Auth, id: string): Promise<SsoProvider> {
  const provider = await findSsoProvider(auth.db, id)
  if (!provider) throw new AuthError(404, 'sso_provider_not_found', 'SSO Identity Provider not found')
  return provider
}

function commonValues(body: ProviderBody) {
  for (const field of [body.name_id_format, body.resource_id, body.metadata_url]) {
    if (field && field.length > SHORT_LENGTH_MAX) throw invalid(`Texts may have at most ${SHORT_LENGTH_MAX} characters`)
  }
  return {
    ...(body.attribute_mapping && { attributeMapping: parseMapping(body.attribute_mapping) }),
    ...(body.name_id_format && { nameIdFormat: body.name_id_format }),
    ...(body.resource_id && { resourceId: body.resource_id }),
    ...(typeof body.disabled === 'boolean' && { isDisabled: body.disabled }),
    ...(typeof body.idp_initiated === 'boolean' && { isUnsolicitedAllowed: body.idp_initiated }),
  }
}

async function readMetadata(auth: Auth, { metadata_url: url, metadata_xml: xml }: ProviderBody) {
  const metadataXml = url ? await fetchMetadata(auth, url) : (xml ?? '')
  const { readIdpMetadata } = await import('#auth/external/saml/idp-metadata.ts')
  const { entityId } = await readIdpMetadata(metadataXml, auth.settings.external)
  return { entityId, metadataXml, metadataUrl: url ?? null }
}

async function fetchMetadata(auth: Auth, url: string): Promise<string> {
  try {
    const answer = await auth.outbound(url, { headers: { Accept: 'application/samlmetadata+xml, application/xml' } })
    if (answer.ok) return await answer.text()
  } catch {
    // The reason is not reported: the address may be one of the internal network.
  }
  throw new AuthError(400, 'saml_metadata_fetch_failed', 'The metadata could not be fetched from this address')
}

function parseDomains(domains: string[]): string[] {
  const known = [...new Set(domains.map((domain) => domain.toLowerCase()))]
  if (known.length > DOMAINS_MAX) throw invalid(`At most ${DOMAINS_MAX} domains can be set`)
  if (!known.every((domain) => DOMAIN.test(domain))) throw invalid('A domain is not one')
  return known
}

function parseMapping(mapping: unknown): AttributeMapping {
  const result = v.safeParse(mappingSchema, mapping)
  if (!result.success) throw invalid('attribute_mapping is not valid')
  return JSON.parse(JSON.stringify(result.output)) as AttributeMapping
}

async function assertResourceFree(tx: AuthDb, id: string, resourceId: string | undefined): Promise<void> {
  if (!resourceId) return
  const isOthers = and(eq(ssoProviders.resourceId, resourceId), ne(ssoProviders.id, id))
  const [taken] = await tx.select({ id: ssoProviders.id }).from(ssoProviders).where(isOthers)
  if (taken) throw new AuthError(422, 'saml_idp_already_exists', 'This resource_id belongs to another SSO provider')
}

async function putDomains(tx: AuthDb, id: string, domains: string[]): Promise<void> {
  if (domains.length === 0) return
  const [taken] = await tx.select().from(ssoDomains).where(inArray(ssoDomains.domain, domains))
  if (taken) {
    const message = `Domain ${taken.domain} is already assigned to an SSO identity provider`
    throw new AuthError(400, 'sso_domain_already_exists', message)
  }
  await tx.insert(ssoDomains).values(domains.map((domain) => ({ domain, ssoProviderId: id })))
}

function toJson(provider: SsoProvider): Record<string, unknown> {
  return {
    id: provider.id,
    ...(provider.resourceId && { resource_id: provider.resourceId }),
    disabled: provider.isDisabled,
    idp_initiated: provider.isUnsolicitedAllowed,
    saml: {
      entity_id: provider.entityId,
      metadata_xml: provider.metadataXml,
      ...(provider.metadataUrl && { metadata_url: provider.metadataUrl }),
      attribute_mapping: provider.attributeMapping,
      ...(provider.nameIdFormat && { name_id_format: provider.nameIdFormat }),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.createdAt,
    updated_at: provider.updatedAt,
  }
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}
