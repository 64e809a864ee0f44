/** Lists of private cards in localStorage, one for each kind. Stored values of another shape or version are ignored. */

import { ownStorage } from '#app/platform/session/shared-device.ts'
const VERSION = 1
const CHANGED = 'diya:private-cards'

/** Maximum of a list; the oldest cards are dropped. */
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
  /** The account that it is to be sent to; without one it stays on this device. */
  owner?: string
}

/** Parses a stored list, oldest first; [] for invalid text. */
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

/** The list with this card added, or replaced by id. */
export function withCard(cards: readonly DeviceCard[], card: DeviceCard): DeviceCard[] {
  const others = cards.filter(({ id }) => id !== card.id)
  return [...others, card].toSorted((a, b) => a.at - b.at).slice(-DEVICE_CARDS_MAX)
}

/** Fallback in memory when localStorage is full or blocked, such as in private windows. */
const inPage = new Map<CardKind, string>()

/** The stored text of a kind: the snapshot that React compares. */
export function readStored(kind: CardKind): string | null {
  try {
    return ownStorage().getItem(DEVICE_KEYS[kind]) ?? inPage.get(kind) ?? null
  } catch {
    return inPage.get(kind) ?? null
  }
}

/** Changes a stored list and notifies its subscribers. Returns false when it is kept only in memory. */
export function changeCards(kind: CardKind, change: (cards: DeviceCard[]) => DeviceCard[]): boolean {
  const cards = change(parseCards(readStored(kind)))
  const stored = JSON.stringify({ v: VERSION, cards })
  let isKept = true
  inPage.delete(kind)
  try {
    if (cards.length === 0) ownStorage().removeItem(DEVICE_KEYS[kind])
    else ownStorage().setItem(DEVICE_KEYS[kind], stored)
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
