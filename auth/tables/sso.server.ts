import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { flowState } from './flows.server.ts'
import { authSchema, timestamptz } from './schema.server.ts'

/** How SAML attributes become claims: for each claim the attribute names to try, and a default. */
export type AttributeMapping = {
  keys?: Record<string, { name?: string; names?: string[]; default?: unknown; array?: boolean }>
}

/** SAML identity providers. `metadata_xml` holds their keys and URLs. */
export const ssoProviders = authSchema.table(
  'sso_providers',
  {
    id: uuid().primaryKey().defaultRandom(),
    resourceId: text('resource_id'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** It may send sign-ins that nobody asked for here: then a link can sign somebody in to another's account. */
    isUnsolicitedAllowed: boolean('is_unsolicited_allowed').notNull().default(false),
    entityId: text('entity_id').notNull(),
    metadataXml: text('metadata_xml').notNull(),
    metadataUrl: text('metadata_url'),
    attributeMapping: jsonb('attribute_mapping').$type<AttributeMapping>().notNull().default({}),
    nameIdFormat: text('name_id_format'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sso_providers_entity_id_unique').on(table.entityId),
    unique('sso_providers_resource_id_unique').on(table.resourceId),
  ],
)

/** The e-mail domains of an identity provider, in lower case: their users sign in there. */
export const ssoDomains = authSchema.table(
  'sso_domains',
  {
    domain: text().primaryKey(),
    ssoProviderId: uuid('sso_provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sso_domains_provider_idx').on(table.ssoProviderId),
    check('sso_domains_domain_is_lower_case', sql`domain = lower(domain)`),
  ],
)

/** Requests to an identity provider, answered once: the id is the RelayState. */
export const samlRelayStates = authSchema.table(
  'saml_relay_states',
  {
    id: uuid().primaryKey().defaultRandom(),
    ssoProviderId: uuid('sso_provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    flowStateId: uuid('flow_state_id')
      .notNull()
      .references(() => flowState.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('saml_relay_states_provider_idx').on(table.ssoProviderId),
    index('saml_relay_states_flow_idx').on(table.flowStateId),
    index('saml_relay_states_created_at_idx').on(table.createdAt),
  ],
)

/** Single-use proofs: signatures of wallets, SAML assertions. The id is a hash. */
export const usedProofs = authSchema.table(
  'used_proofs',
  {
    id: text().primaryKey(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('used_proofs_expires_at_idx').on(table.expiresAt)],
)
