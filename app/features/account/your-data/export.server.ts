import { PERSONAL_DATA } from '#app/features/erasure/personal-data-list.server.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import type { OwnAccount } from '#app/platform/own-account.ts'
import type { PersonContext } from '#app/platform/personal-data.ts'
import { zip } from '#app/platform/file-formats/zip.server.ts'
import { copy } from '#app/features/account/copy.ts'

/** All stored data of the user, as a ZIP with JSON and HTML. */
export async function exportAccount(
  ctx: PersonContext & Pick<RequestContext, 'accounts'>,
  own: OwnAccount,
  brand: string,
): Promise<Buffer> {
  const everything: Record<string, unknown> = {
    account: own.record,
    devices: await ctx.accounts.listSessions(),
    passkeys: await ctx.accounts.listPasskeys(),
  }
  for (const { export: exported = {} } of PERSONAL_DATA) {
    for (const [key, read] of Object.entries(exported)) everything[key] = await read(ctx)
  }
  const json = JSON.stringify({ exportedAt: ctx.now, ...everything }, null, 2)
  return zip(
    [
      { name: 'your-data.json', text: json },
      { name: 'your-data.html', text: page(JSON.parse(json), brand) },
    ],
    ctx.now,
  )
}

function page(everything: unknown, brand: string): string {
  const title = escapeMarkup(copy.exported.title)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(documentTitle(brand, copy.exported.title))}</title>
<style>body{font:17px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}dl dl,ol{margin:0 0 1rem 1rem}dt{font-weight:600}</style>
<h1>${title}</h1><p>${escapeMarkup(copy.exported.lead)}</p>${draw(everything)}</html>
`
}

/** Nested HTML lists. */
function draw(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length > 0 ? `<ol>${value.map((item) => `<li>${draw(item)}</li>`).join('')}</ol>` : copy.exported.none
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([name, inner]) => `<dt>${escapeMarkup(words(name))}</dt><dd>${draw(inner)}</dd>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  return value === null || value === '' ? copy.exported.none : escapeMarkup(String(value))
}

/** `amountMinor`, `created_at` → `Amount minor`, `Created at` */
function words(name: string): string {
  const text = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
