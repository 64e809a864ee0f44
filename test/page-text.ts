/** The visible text of a page: no markup, no scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
}

/** A page's HTML without the comments that React puts between text and values. */
export const htmlOf = async (response: Response): Promise<string> => (await response.text()).replaceAll('<!-- -->', '')
