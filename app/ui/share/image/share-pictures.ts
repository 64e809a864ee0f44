import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
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

const general: SharePicture = perLanguage(() => ({
  path: `/share/${GENERAL}.png`,
  wing: null,
  dye: 'indigo',
  title: null,
  line: copy.line,
  alt: copy.alt,
}))

/** Private wings have no share picture, so that links do not reveal them. */
const PRIVATE_WINGS: ReadonlySet<WingId> = new Set(['sahaara', 'doc', 'legal', 'solve'])

/** Further pages with the picture of a wing, by the first part of their path. */
const OTHER_STEPS = { school: 'sow', fearless: 'empowerher', product: 'empowerher' } as const

/** By their name, and by the first part of a page's path. */
const pictures = perLanguage(() => {
  const ofWings = WING_GROUPS.flatMap(({ dye, wings }) =>
    wings
      .filter(({ id }) => !PRIVATE_WINGS.has(id))
      .map(({ id, path, title, line }) => {
        const alt = (brand: string) => copy.altOfWing(title, brand)
        return { step: path.slice(1), picture: { path: `/share/${id}.png`, wing: id, dye, title, line, alt } }
      }),
  )
  const byName = new Map<string, SharePicture>(ofWings.map(({ picture }) => [picture.wing, picture]))
  const others = Object.entries(OTHER_STEPS).map(([step, wing]) => [step, byName.get(wing) ?? general] as const)
  const byFirstStep = new Map([...ofWings.map(({ step, picture }) => [step, picture] as const), ...others])
  return { byName: byName.set(GENERAL, general), byFirstStep }
})

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

/**
 * The share image of a page in its language, and what it shows; null for what the page's title says. The page's path is as
 * it is in English.
 */
export function shareImageOf(path: string, brand: string): { path: string; alt: string | null } {
  for (const [kind, pattern] of Object.entries(THINGS)) {
    const name = pattern.exec(path)?.[1]
    if (name !== undefined) return { path: localePath(`/share/${kind}/${name}.jpg`), alt: null }
  }
  const picture = pictures.byFirstStep.get(path.split('/')[1] ?? '') ?? general
  return { path: localePath(picture.path), alt: picture.alt(brand) }
}

/** The picture with this name: 'all', or a wing's id. */
export const findSharePicture = (name: string): SharePicture | null => pictures.byName.get(name) ?? null
