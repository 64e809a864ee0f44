import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageRegions } from '#app/features/marketplace/policy.ts'
import { REGION_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { regions } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REGION_CHARS_MAX))
const regionInput = v.object({ name: words, country: words })

export type SaveRegionOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'not-found' | 'taken' }

/** Adds a region (`id: null`), or renames one; its sellers stay in it. Operators only. */
export async function saveRegion(
  ctx: CommandContext,
  { id, ...input }: v.InferOutput<typeof regionInput> & { id: string | null },
): Promise<SaveRegionOutcome> {
  const { db, actor } = ctx
  if (!canManageRegions(actor)) return { ok: false, reason: 'not-allowed' }
  const read = v.safeParse(regionInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { name, country } = read.output
  return db.transaction(async (tx) => {
    const same = and(eq(regions.name, name), eq(regions.country, country), id ? ne(regions.id, id) : undefined)
    if ((await tx.select({ id: regions.id }).from(regions).where(same)).length > 0)
      return { ok: false, reason: 'taken' }
    const [saved] = id
      ? await tx.update(regions).set({ name, country }).where(eq(regions.id, id)).returning({ id: regions.id })
      : await tx.insert(regions).values({ name, country }).returning({ id: regions.id })
    if (!saved) return { ok: false, reason: 'not-found' }
    const verb = id ? 'changed' : 'added'
    await recordAct(tx, ctx, { verb, subject: { kind: 'region', id: saved.id }, detail: `${name}, ${country}` })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true, id: saved.id }
  })
}
