import { importBatch } from './import-batch.server.ts'
import { type FileFault, type FileRow, readImportFile } from './import-file.ts'
import { listRequirements } from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import { listGstRates } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { findShopOf } from '#app/features/marketplace/listing/own-product.server.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'
import { hasOptions } from './variant-rows.server.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import type { ImportedRow, WrongRow } from '#app/features/marketplace/schema.ts'
import { productImports } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'

export type ImportOutcome =
  | { ok: true; /** The id of the report: see `findImport`. */ id: string }
  | { ok: false; reason: 'not-found' }
  | ({ ok: false } & FileFault)

const ROWS_AT_ONCE = 200
const FILE_NAME_CHARS_MAX = 120

/**
 * Imports a file of products into the seller's shop: rows with a slug change a listing, all others create one. Valid
 * rows are saved, 200 in one transaction; invalid rows are stored in the report with their mistakes. Idempotent: a file
 * that is sent again, whole or after an interruption, creates nothing twice.
 */
export async function importProducts(
  ctx: CommandContext,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<ImportOutcome> {
  const { db, actor, now } = ctx
  const shop = await findShopOf(db, actor)
  if (!shop) return { ok: false, reason: 'not-found' }
  const file = readImportFile(bytes)
  if (!file.ok) return file
  const categories = await listCategories(db)
  const requirements = await listRequirements(db, now)
  const gstRates = await listGstRates(db, now)
  const { rows, twice } = withoutRepeated(file.rows)
  const wrong: WrongRow[] = [...file.wrong, ...twice]
  const skipped: ImportedRow[] = []
  let rowsSaved = 0
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const batch = { sellerId: shop.id, categories, requirements, gstRates, rows: rows.slice(i, i + ROWS_AT_ONCE), now }
    const done = await db.transaction(async (tx) => {
      const held = await findShopOf(tx, actor, true)
      return held?.id === shop.id ? importBatch(tx, batch) : null
    })
    if (!done) return { ok: false, reason: 'not-found' }
    rowsSaved += done.saved
    skipped.push(...done.skipped)
    wrong.push(...done.wrong)
  }
  const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line
  const report = one(
    await db
      .insert(productImports)
      .values({
        sellerId: shop.id,
        fileName: fileName.slice(0, FILE_NAME_CHARS_MAX),
        rowsTotal: file.rows.length + file.wrong.length,
        rowsSaved,
        skipped: skipped.toSorted(byLine),
        wrong: wrong.toSorted(byLine),
        head: file.head,
        createdAt: now,
      })
      .returning({ id: productImports.id }),
  )
  return { ok: true, id: report.id }
}

/** When two rows are about one listing or one variant, the first is used and the second reported. */
function withoutRepeated(all: readonly FileRow[]): { rows: FileRow[]; twice: WrongRow[] } {
  const lines = new Map<string, number>()
  const twice: WrongRow[] = []
  const rows = all.filter(({ line, cells, fields }) => {
    const slug = fields['slug']?.trim()
    const isVariant = hasOptions({ line, cells, fields })
    const key = keyOf(fields, isVariant)
    const before = key === null ? undefined : lines.get(key)
    if (key !== null && before === undefined) lines.set(key, line)
    if (before === undefined) return true
    const sentence = isVariant ? productCopy.wrong.variantTwice(before) : productCopy.wrong.slugTwice(before)
    twice.push({ line, cells, faults: [{ column: isVariant && !slug ? 'option1_value' : 'slug', sentence }] })
    return false
  })
  return { rows, twice }
}

/** What a row is about; null for a new listing without options, which may be like another. */
function keyOf(fields: FileRow['fields'], isVariant: boolean): string | null {
  const slug = fields['slug']?.trim() ?? ''
  if (!isVariant) return slug || null
  const values = [1, 2, 3].map((n) => (fields[`option${n}Value`] ?? '').trim().toLowerCase())
  return JSON.stringify([slug || (fields['title'] ?? '').trim().toLowerCase(), ...values])
}
