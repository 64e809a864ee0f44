import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'
import { copy } from './copy.ts'

/** The name of the picture of pages without a wing. */
const GENERAL = 'all'

export interface SharePicture {
  /** '/share/start.png' */
  path: string
  wing: WingId | null
  dye: Dye
  title: string | null
  line: string
  alt(brand: string): string
}

const general: SharePicture = {
  path: `/share/${GENERAL}.png`,
  wing: null,
  dye: 'indigo',
  title: null,
  line: copy.line,
  alt: copy.alt,
}

/** Private wings have no share picture, so that links do not reveal them. */
const PRIVATE_WINGS: ReadonlySet<WingId> = new Set(['sahaara', 'doc', 'legal', 'solve'])

const byName = new Map<string, SharePicture>([[GENERAL, general]])
const byFirstStep = new Map<string, SharePicture>()
for (const { dye, wings } of WING_GROUPS) {
  for (const { id, path, title, line } of wings) {
    if (PRIVATE_WINGS.has(id)) continue
    const alt = (brand: string) => copy.altOfWing(title, brand)
    const picture = { path: `/share/${id}.png`, wing: id, dye, title, line, alt }
    byName.set(id, picture)
    byFirstStep.set(path.slice(1), picture)
  }
}
for (const [step, id] of [
  ['school', 'sow'],
  ['fearless', 'empowerher'],
  ['product', 'empowerher'],
] as const) {
  byFirstStep.set(step, byName.get(id) ?? general)
}

/** The pages of single things that have an image of their own, by the kind in the image's path. */
const THINGS = {
  product: /^\/product\/([a-z0-9-]+)$/,
  seller: /^\/sellers\/([a-z0-9-]+)$/,
  campaign: /^\/campaign\/([a-z0-9-]+)$/,
  story: /^\/stories\/([0-9a-f-]{36})$/,
  startup: /^\/seeds\/([a-z0-9-]+)$/,
  event: /^\/heartbeat\/([a-z0-9-]+)$/,
} as const
export type SharedKind = keyof typeof THINGS

/** The share image of a page, and what it shows; null for what the page's title says. */
export function shareImageOf(path: string, brand: string): { path: string; alt: string | null } {
  for (const [kind, pattern] of Object.entries(THINGS)) {
    const name = pattern.exec(path)?.[1]
    if (name !== undefined) return { path: `/share/${kind}/${name}.jpg`, alt: null }
  }
  const picture = byFirstStep.get(path.split('/')[1] ?? '') ?? general
  return { path: picture.path, alt: picture.alt(brand) }
}

/** The picture with this name: 'all', or a wing's id. */
export const findSharePicture = (name: string): SharePicture | null => byName.get(name) ?? null
