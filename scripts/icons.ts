// Creates app/ui/icon/icons.svg, a sprite of the used icons, from the npm packages: `npm run icons`. The result is committed.
import { readFile, writeFile } from 'node:fs/promises'
import * as simpleIcons from 'simple-icons'
import { BRAND_MARKS, ICONS } from '#app/ui/icon/icon-names.ts'

const symbols = await Promise.all([...ICONS.map(fromLucide), ...BRAND_MARKS.map(fromSimpleIcons)])
await writeFile('app/ui/icon/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
console.log(`${symbols.length} icons`)

async function fromLucide(name: string): Promise<string> {
  const svg = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')
  const inner = svg.replace(/^[\s\S]*?<svg[\s\S]*?>/, '').replace(/<\/svg>\s*$/, '')
  return symbol(name, inner)
}

async function fromSimpleIcons(name: string): Promise<string> {
  const key = `si${name[0]?.toUpperCase()}${name.slice(1)}` as keyof typeof simpleIcons
  return symbol(`brand-${name}`, `<path d="${simpleIcons[key].path}"/>`)
}

function symbol(name: string, inner: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s*\n\s*/g, '')}</symbol>`
}
