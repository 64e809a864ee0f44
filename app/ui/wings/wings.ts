import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** The four groups in display order, with their dye and wings. */
const GROUPS = [
  { id: 'core', dye: 'indigo', wings: ['empowerher', 'sahaara', 'doc', 'legal'] },
  { id: 'impact', dye: 'turmeric', wings: ['start', 'ssr', 'solve', 'sow'] },
  { id: 'community', dye: 'lotus', wings: ['sellers', 'stories', 'fearless', 'heartbeat'] },
  { id: 'growth', dye: 'neem', wings: ['seeds', 'refer', 'campus', 'comeback'] },
] as const satisfies readonly { id: string; dye: Dye; wings: readonly WingId[] }[]

type WingGroupId = (typeof GROUPS)[number]['id']

const PATHS: Readonly<Record<WingId, string>> = {
  empowerher: '/empowerher',
  sahaara: '/sahaara',
  doc: '/doc',
  legal: '/legal-companion',
  start: '/start',
  ssr: '/ssr',
  solve: '/solve',
  sow: '/sow',
  sellers: '/sellers',
  stories: '/stories',
  fearless: '/fearless-girls',
  heartbeat: '/heartbeat',
  seeds: '/seeds',
  refer: '/refer',
  campus: '/campus',
  comeback: '/come-back',
}

interface Wing {
  id: WingId
  path: string
  title: string
  /** A few words, for a tile. */
  line: string
  /** One sentence, for a card. */
  description: string
}

export interface WingGroup {
  /** Also the anchor of the group on the wings index. */
  id: WingGroupId
  dye: Dye
  /** The title on the wings index. */
  title: string
  /** The title in the manifesto. */
  manifestoTitle: string
  lead: string
  wings: readonly Wing[]
}

/**
 * The sixteen wings by group, in display order. Import it only on the server and return what a page shows, so that the
 * copy is not also in the client's bundle.
 */
export const WING_GROUPS: readonly WingGroup[] = perLanguage(() =>
  GROUPS.map(({ id, dye, wings }) => {
    const { title, manifesto, lead } = copy.groups[id]
    return {
      id,
      dye,
      title,
      manifestoTitle: manifesto,
      lead,
      wings: wings.map((wing) => ({ id: wing, path: PATHS[wing], ...copy.wings[wing] })),
    }
  }),
)
