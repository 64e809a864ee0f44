import type { CommandContext } from '#app/platform/context.server.ts'

/** A thing in the words of schema.org, without the context. */
export type Thing = { '@type': string } & Record<string, unknown>

const described = new WeakMap<CommandContext, Thing[]>()

/**
 * Tells search engines what a page shows. Written into the page on the server alone: it is neither in the loader's
 * data nor in a script, so that a browser never reads it twice. Say nothing here that the page does not show.
 */
export function describe(ctx: CommandContext, ...things: readonly (Thing | null)[]): void {
  const known = described.get(ctx) ?? []
  described.set(ctx, [...known, ...things.filter((thing) => thing !== null)])
}

/** The data of a request as tags for the page's head. Nothing in it can end the tag. */
export function structuredData(ctx: CommandContext): string {
  return (described.get(ctx) ?? [])
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
