import { renderAsync } from '@resvg/resvg-js'
import mark from '#app/styles/icon.svg?raw'

/** Pixels by the size in the icon's name. */
const SIZES = { '180': 180, '192': 192, '512': 512 } as const
const GROUND = /<circle cx="32" cy="32" r="32"/

const icons = new Map<string, Promise<Buffer>>()

/** An icon as PNG by its name: '192', or '512-maskable' with a square background for phones that crop icons. */
export function drawIcon(name: string): Promise<Buffer> | null {
  const [, size, cut] = /^(\d+)(-maskable)?$/.exec(name) ?? []
  const px = SIZES[size as keyof typeof SIZES]
  if (!px) return null
  const drawn = icons.get(name) ?? draw(px, cut !== undefined)
  icons.set(name, drawn)
  drawn.catch(() => icons.delete(name))
  return drawn
}

async function draw(px: number, isCut: boolean): Promise<Buffer> {
  const svg = isCut ? mark.replace(GROUND, '<rect width="64" height="64"') : mark
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: px }, font: { loadSystemFonts: false } })
  return image.asPng()
}
