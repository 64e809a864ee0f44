import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof raw>

/**
 * HTML as a template: values are escaped unless they are markup themselves; lists are joined, and null, false and
 * undefined leave nothing.
 */
export function markup(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  // Hono answers with a promise only where a value is one.
  return html(strings, ...values) as Markup
}

/** Text with its line breaks. */
export const lines = (text: string): Markup[] =>
  text.split('\n').map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))

/** Read by Outlook for Windows alone. */
export const forOutlook = (text: string): Markup => raw(`<!--[if mso]>${text}<![endif]-->`)

export { raw }
