import type { RouterContextProvider } from 'react-router'
import type { Config } from '#app/platform/config/config.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'

interface ProseCopy {
  metaTitle(brandName: string): string
  metaDescription: string
}

/** A text that is the same for everybody; it comes with the page and not with its code. */
export function loadProse<Text>(
  context: Readonly<RouterContextProvider>,
  copy: ProseCopy,
  textOf: (config: Config) => Text,
) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  return { metaTitle: copy.metaTitle(config.brandName), metaDescription: copy.metaDescription, text: textOf(config) }
}
