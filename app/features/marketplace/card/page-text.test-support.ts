/** What a person reads on a page: no markup, no scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
}

/** The titles of the product cards, in their order. */
export function cardTitles(html: string): string[] {
  return [...html.matchAll(/<article class="prod[\s\S]*?<h3>([\s\S]*?)<\/h3>/g)].map(([, title]) =>
    textOf(title ?? '').trim(),
  )
}

/** One product card. */
export function cardOf(html: string, title: string): string {
  const card = html
    .match(/<article class="prod[\s\S]*?<\/article>/g)
    ?.find((found) => found.includes(`>${title}</a></h3>`))
  if (!card) throw new Error(`No card: ${title}`)
  return card
}
