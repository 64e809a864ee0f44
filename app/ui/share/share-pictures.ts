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

const STORY = /^\/stories\/[0-9a-f-]{36}$/
/** The characters of the font; others would be empty boxes. */
const LETTERS = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Zs}₹]+$/u

/** The picture of a story: its title, without its author. */
export function storySharePicture(path: string, title: string): SharePicture {
  const wing = byName.get('stories') ?? general
  return { ...wing, path: `${path}/share.png`, title: LETTERS.test(title) ? title : wing.title, alt: copy.altOfStory }
}

/** The share picture of a page without its own. */
export function sharePictureOf(path: string): SharePicture {
  if (STORY.test(path)) return storySharePicture(path, '')
  return byFirstStep.get(path.split('/')[1] ?? '') ?? general
}

/** The picture with this name: 'all', or a wing's id. */
export const findSharePicture = (name: string): SharePicture | null => byName.get(name) ?? null
