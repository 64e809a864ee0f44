/**
 * Lists of private cards that a browser keeps for the person who uses it: one list a kind, in localStorage.
 * What stands there is read with suspicion: another shape or version counts as nothing.
 */
const VERSION = 1
const CHANGED = 'diya:private-cards'

/** More than this is never kept; the oldest make room. */
export const DEVICE_CARDS_MAX = 500

const DEVICE_KEYS = {
  'sahaara-log': 'diya:sahaara',
  'solve-card': 'diya:solve',
  'companion-card': 'diya:companion',
} as const

export type CardKind = keyof typeof DEVICE_KEYS

export interface DeviceCard {
  id: string
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** JSON. */
  text: string
  /** The account that it is on its way to; without one it belongs to this device. */
  owner?: string
}

/** The cards in a stored text, oldest first. */
export function parseCards(stored: string | null): DeviceCard[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    if (typeof list !== 'object' || list === null || !('v' in list && 'cards' in list) || list.v !== VERSION) return []
    return Array.isArray(list.cards) ? list.cards.filter(isCard) : []
  } catch {
    return []
  }
}

function isCard(value: unknown): value is DeviceCard {
  if (typeof value !== 'object' || value === null || !('id' in value && 'at' in value && 'text' in value)) return false
  const hasOwner = !('owner' in value) || typeof value.owner === 'string'
  return typeof value.id === 'string' && typeof value.text === 'string' && Number.isFinite(value.at) && hasOwner
}

/** The list with this card in it; a card of the same id is replaced. */
export function withCard(cards: readonly DeviceCard[], card: DeviceCard): DeviceCard[] {
  const others = cards.filter(({ id }) => id !== card.id)
  return [...others, card].toSorted((a, b) => a.at - b.at).slice(-DEVICE_CARDS_MAX)
}

/** Private windows and full storages refuse; then this stands in, for as long as the page lives. */
const inPage = new Map<CardKind, string>()

/** The stored text of a kind: the snapshot that React compares. */
export function readStored(kind: CardKind): string | null {
  try {
    return localStorage.getItem(DEVICE_KEYS[kind]) ?? inPage.get(kind) ?? null
  } catch {
    return inPage.get(kind) ?? null
  }
}

/** Changes a list where it is kept, and tells everybody who draws it. False: it lives in this page alone. */
export function changeCards(kind: CardKind, change: (cards: DeviceCard[]) => DeviceCard[]): boolean {
  const cards = change(parseCards(readStored(kind)))
  const stored = JSON.stringify({ v: VERSION, cards })
  let isKept = true
  inPage.delete(kind)
  try {
    if (cards.length === 0) localStorage.removeItem(DEVICE_KEYS[kind])
    else localStorage.setItem(DEVICE_KEYS[kind], stored)
  } catch {
    isKept = false
    inPage.set(kind, stored)
  }
  dispatchEvent(new Event(CHANGED))
  return isKept
}

/** Calls back when a list changes, in this tab or in another one. */
export function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
