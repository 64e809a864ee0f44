import type { RouterContextProvider } from 'react-router'
import type { Config } from '#app/platform/config/config.server.ts'
import { contextOf, type RequestContext } from '#app/platform/http/request.server.ts'

interface ProseCopy {
  metaTitle: string
  metaDescription: string
}

/**
 * A text page. The text is loader data, not part of the bundle. It is the same for all visitors; `tags` are those of the
 * rows that it shows.
 */
export async function loadProse<Text>(
  context: Readonly<RouterContextProvider>,
  copy: ProseCopy,
  textOf: (config: Config, ctx: RequestContext) => Text | Promise<Text>,
  tags: readonly string[] = [],
) {
  const ctx = contextOf(context)
  const { config } = ctx
  ctx.cacheFor({ tags: [...tags] })
  return {
    metaTitle: copy.metaTitle,
    metaDescription: copy.metaDescription,
    text: await textOf(config, ctx),
  }
}
