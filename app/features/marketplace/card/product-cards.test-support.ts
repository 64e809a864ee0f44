import { textOf } from '#test/page-text.ts'

/** The titles of the product cards, in order. */
export function cardTitles(html: string): string[] {
  return [...html.matchAll(/<article class="product-card[\s\S]*?<h3>([\s\S]*?)<\/h3>/g)].map(([, title]) =>
    textOf(title ?? '').trim(),
  )
}

/** One product card. */
export function cardOf(html: string, title: string): string {
  const card = html
    .match(/<article class="product-card[\s\S]*?<\/article>/g)
    ?.find((found) => found.includes(`>${title}</a></h3>`))
  if (!card) throw new Error(`No card: ${title}`)
  return card
}
