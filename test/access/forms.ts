/** A form on a page: its action and its values. */
export interface Form {
  action: string
  fields: Readonly<Record<string, string>>
}

/** The forms of a page with method POST, with their hidden values and the defaults of their fields. */
export function formsOf(html: string, page: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, attributes = '', inside = '']) => {
    if (attribute(attributes, 'method')?.toLowerCase() !== 'post') return []
    const action = attribute(attributes, 'action') ?? page
    return [
      {
        action: new URL(action, `http://local${page}`).pathname + new URL(action, `http://local${page}`).search,
        fields: fieldsOf(inside),
      },
    ]
  })
}

function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<(?:input|button)\b([^>]*)>/g)].map(([, attributes = '']) => [
    attribute(attributes, 'name') ?? '',
    attribute(attributes, 'value') ?? (attributes.includes('checkbox') ? 'on' : ''),
  ])
  const areas = [...html.matchAll(/<textarea\b([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) => [
    attribute(attributes, 'name') ?? '',
    unescape(text),
  ])
  const selects = [...html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(
    ([, attributes = '', options = '']) => [
      attribute(attributes, 'name') ?? '',
      attribute(/<option\b([^>]*\bselected[^>]*)>/.exec(options)?.[1] ?? '', 'value') ?? '',
    ],
  )
  return Object.fromEntries([...inputs, ...areas, ...selects].filter(([name]) => name))
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : unescape(value)
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
