import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'

/** The tabs of "Find Your Movement" in display order: the wing, its dye, and the link of its button. */
export const MOVEMENTS = {
  empowerher: { path: '/empowerher', dye: 'indigo' },
  fearless: { path: '/fearless-girls', dye: 'lotus' },
  ssr: { path: '/ssr', dye: 'turmeric' },
  seeds: { path: '/seeds', dye: 'neem' },
  solve: { path: '/solve', dye: 'turmeric' },
  sow: { path: '/sow', dye: 'turmeric' },
  sahaara: { path: '/sahaara', dye: 'indigo' },
  heartbeat: { path: '/heartbeat', dye: 'lotus' },
  doc: { path: '/doc', dye: 'indigo' },
} as const satisfies Partial<Record<WingId, { path: string; dye: Dye }>>

export type Movement = keyof typeof MOVEMENTS

export const MOVEMENT_NAMES = Object.keys(MOVEMENTS) as readonly Movement[]

/** The tab in the query; EmpowerHer for anything else. */
export function movementOf(search: URLSearchParams): Movement {
  return MOVEMENT_NAMES.find((name) => name === search.get('movement')) ?? 'empowerher'
}
