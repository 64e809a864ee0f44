import type { IconName } from '#app/ui/icon/icon-names.ts'
import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'

/** The mark of a suggestion: a wing's kolam in the dye of its group, or an icon. */
export type Mark = { wing: WingId; dye: Dye } | { icon: IconName }

/** The wings that Torch links to. Their kolams are in wings.svg, so that no answer needs a request. */
export const WINGS = {
  '/empowerher': { wing: 'empowerher', dye: 'indigo' },
  '/sahaara': { wing: 'sahaara', dye: 'indigo' },
  '/doc': { wing: 'doc', dye: 'indigo' },
  '/start': { wing: 'start', dye: 'turmeric' },
  '/ssr': { wing: 'ssr', dye: 'turmeric' },
  '/solve': { wing: 'solve', dye: 'turmeric' },
  '/sow': { wing: 'sow', dye: 'turmeric' },
  '/sellers': { wing: 'sellers', dye: 'lotus' },
  '/stories': { wing: 'stories', dye: 'lotus' },
  '/fearless-girls': { wing: 'fearless', dye: 'lotus' },
  '/heartbeat': { wing: 'heartbeat', dye: 'lotus' },
  '/seeds': { wing: 'seeds', dye: 'neem' },
} as const satisfies Readonly<Record<string, Mark>>

const OTHERS: Readonly<Record<string, Mark>> = {
  '/support': { icon: 'info' },
  '/exit': { icon: 'log-out' },
  '/contact': { icon: 'mail' },
  '/follow': { icon: 'search' },
  '/about': { icon: 'info' },
  '/how-it-works': { icon: 'indian-rupee' },
  '/terms': { icon: 'scroll-text' },
  '/wings': { icon: 'layout-grid' },
  '/partnership-hub': { icon: 'heart-handshake' },
  '/ngo-templates': { icon: 'download' },
}

const MARKS: Readonly<Record<string, Mark>> = { ...WINGS, ...OTHERS }

export const markOf = (route: string): Mark => MARKS[route] ?? { icon: 'chevron-right' }
