import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { AuthDb } from '#auth/db.ts'
import { ssoDomains, ssoProviders } from '#auth/tables/sso.server.ts'

type ProviderRow = typeof ssoProviders.$inferSelect

/** A SAML identity provider with its e-mail domains. */
export interface SsoProvider extends ProviderRow {
  domains: string[]
}

const PROVIDERS_MAX = 1_000
const uuid = v.pipe(v.string(), v.uuid())

export async function listSsoProviders(db: AuthDb): Promise<SsoProvider[]> {
  const rows = await db.select().from(ssoProviders).orderBy(asc(ssoProviders.createdAt)).limit(PROVIDERS_MAX)
  return withDomains(db, rows)
}

/** The provider with this id or resource id; `id` may be any text. */
export async function findSsoProvider(db: AuthDb, id: string): Promise<SsoProvider | undefined> {
  if (!v.is(uuid, id)) return undefined
  const rows = await db.select().from(ssoProviders).where(eq(ssoProviders.id, id))
  return (await withDomains(db, rows))[0]
}

export async function findSsoProviderByDomain(db: AuthDb, domain: string): Promise<SsoProvider | undefined> {
  const owner = db
    .select({ id: ssoDomains.ssoProviderId })
    .from(ssoDomains)
    .where(eq(ssoDomains.domain, domain.toLowerCase()))
  const rows = await db.select().from(ssoProviders).where(inArray(ssoProviders.id, owner))
  return (await withDomains(db, rows))[0]
}

export async function findSsoProviderByEntity(db: AuthDb, entityId: string): Promise<SsoProvider | undefined> {
  const rows = await db.select().from(ssoProviders).where(eq(ssoProviders.entityId, entityId))
  return (await withDomains(db, rows))[0]
}

async function withDomains(db: AuthDb, rows: ProviderRow[]): Promise<SsoProvider[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const domains = await db
    .select()
    .from(ssoDomains)
    .where(inArray(ssoDomains.ssoProviderId, ids))
    .orderBy(ssoDomains.domain)
  return rows.map((row) => ({
    ...row,
    domains: domains.filter(({ ssoProviderId }) => ssoProviderId === row.id).map(({ domain }) => domain),
  }))
}
