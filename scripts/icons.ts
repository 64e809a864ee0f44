// Creates app/ui/icon/icons.svg, a sprite of the used icons, from the npm packages: `npm run icons`. The result is committed.
import { writeFile } from 'node:fs/promises'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import simpleIcons from '@iconify-json/simple-icons/icons.json' with { type: 'json' }
import { BRAND_MARKS, ICONS } from '#app/ui/icon/icon-names.ts'

type Bodies = Readonly<Record<string, { body: string }>>

const symbols = [
  ...ICONS.map((name) => symbol(name, name, lucide.icons)),
  ...BRAND_MARKS.map((name) => symbol(`brand-${name}`, name, simpleIcons.icons)),
]
await writeFile('app/ui/icon/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
console.log(`${symbols.length} icons`)

/** Colours and strokes come from the style sheet. */
function symbol(id: string, name: string, bodies: Bodies): string {
  const body = bodies[name]?.body
  if (!body) throw new Error(`The package has no icon "${name}".`)
  const shapes = body.replace(/ (?:fill|stroke)[a-z-]*="[^"]*"/g, '').replace(/^<g>(.*)<\/g>$/, '$1')
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`
}
