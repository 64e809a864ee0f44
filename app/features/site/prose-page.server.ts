import type { RouterContextProvider } from 'react-router'
import type { Config } from '#app/platform/config/config.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'

interface ProseCopy {
  metaTitle(brandName: string): string
  metaDescription: string
}

/** A text page that is the same for everybody. The text is loader data, not part of the bundle. */
export function loadProse<Text>(
  context: Readonly<RouterContextProvider>,
  copy: ProseCopy,
  textOf: (config: Config) => Text,
) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  return { metaTitle: copy.metaTitle(config.brandName), metaDescription: copy.metaDescription, text: textOf(config) }
}
