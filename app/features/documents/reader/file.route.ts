import { downloadDocument } from '#app/features/documents/commands/download-document.server.ts'
import { isFormat } from '#app/features/documents/schema.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/file.route'
import { isPerson } from './is-person.ts'

/** The file of a document. 404 for an unknown document, and for a format in which it is not offered. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const format = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''
  if (!isFormat(format)) return new Response(null, { status: 404 })
  const asking = { slug: params.slug, format, isCounted: isPerson(request) }
  const outcome = await downloadDocument(contextOf(context), asking)
  if (!outcome.ok) return new Response(null, { status: 404 })
  const { name, type, content } = outcome.file
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
