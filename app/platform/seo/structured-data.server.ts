import type { CommandContext } from '#app/platform/context.server.ts'

/** A schema.org object, without `@context`. */
export type Thing = { '@type': string } & Record<string, unknown>

const described = new WeakMap<CommandContext, Thing[]>()

/**
 * Adds schema.org data to the page of this request. It is written into the page on the server only, not into the loader
 * data. Describe only what the page shows.
 */
export function describe(ctx: CommandContext, ...things: readonly (Thing | null)[]): void {
  const known = described.get(ctx) ?? []
  described.set(ctx, [...known, ...things.filter((thing) => thing !== null)])
}

/** The data of a request as tags for the page's head. `<` is escaped, so that no text closes the tag. */
export function structuredData(ctx: CommandContext): string {
  return (described.get(ctx) ?? [])
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
