import { downloadDocument } from '#app/features/documents/commands/download-document.server.ts'
import { isFormat } from '#app/features/documents/schema.ts'
import { cookieText, readCookie } from '#app/platform/http/cookies.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { localePath, pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/file.route'
import { isPerson } from './is-person.ts'

const COUNTED = 'diya-counted'

/** The file of a document. 404 for an unknown document, and for a format in which it is not offered. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const format = /\.(\w+)$/.exec(pageUrl(request).pathname)?.[1] ?? ''
  if (!isFormat(format)) return new Response(null, { status: 404 })
  // A repeated download in one browser session counts once. The cookie has no id and goes to this document only.
  const isRepeated = readCookie(request.headers.get('Cookie'), COUNTED) !== undefined
  const asking = { slug: params.slug, format, isCounted: isPerson(request) && !isRepeated }
  const outcome = await downloadDocument(contextOf(context), asking)
  if (!outcome.ok) return new Response(null, { status: 404 })
  const { name, type, content } = outcome.file
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Set-Cookie': cookieText(COUNTED, '1', {
        path: localePath(`/documents/${params.slug}.${format}`),
        httpOnly: true,
        sameSite: 'lax',
      }),
    },
  })
}
