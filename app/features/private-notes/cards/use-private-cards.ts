import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { type AccountCards, removeSavedCards, forgetInAccount, enqueueSend, sendCards } from './account-cards.ts'
import {
  type CardKind,
  changeCards,
  type DeviceCard,
  parseCards,
  readStored,
  subscribe,
  withCard,
} from './device-cards.ts'

export interface Card<T> {
  id: string
  at: number
  /** Where it is stored. A card that waits to be sent is on the device. */
  place: 'device' | 'account'
  value: T
}

export interface PrivateCards<T> {
  /** Newest first. On the server and before hydration: the account's cards only. */
  cards: readonly Card<T>[]
  /** The browser has read its own list; false on the server. */
  isReady: boolean
  /** Where new cards are stored. */
  place: 'device' | 'account'
  /** Number of cards on this device that are not to be sent to the account. */
  onDevice: number
  /** Saves a card, or replaces the one with this id. Returns its id. */
  keep(value: T, id?: string): string
  /** Removes a card from the device and the account. Resolves to false when the account could not be reached. */
  remove(id: string): Promise<boolean>
  /** Removes all cards of this kind from this device. */
  clearDevice(): void
  /** Sends the cards of this device to the account as well. */
  moveToAccount(): void
}

interface CardsOptions<T> {
  kind: CardKind
  /** Parses one card; null for an invalid one. Must be a stable reference, such as a module's function. */
  parse: (value: unknown) => T | null
  account: AccountCards | null
}

/**
 * Private cards of one kind, from this device and, if switched on, from the account. Works offline: cards for the
 * account wait on the device until they are stored. Nothing leaves the device unless the user switched it on.
 */
export function usePrivateCards<T>({ kind, parse, account }: CardsOptions<T>): PrivateCards<T> {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(kind),
    () => null,
  )
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const device = useMemo(
    () => parseCards(stored).filter(({ owner }) => !owner || owner === account?.owner),
    [stored, account?.owner],
  )
  const cards = useMemo(() => merge(device, account, parse), [device, account, parse])
  const isOn = account?.isOn ?? false
  const owner = isOn ? account?.owner : undefined
  const revalidate = useOutbox(kind, stored, owner)
  return {
    cards,
    isReady,
    place: isOn ? 'account' : 'device',
    onDevice: device.filter((card) => !card.owner).length,
    keep(value, id = crypto.randomUUID()) {
      const at = cards.find((card) => card.id === id)?.at ?? Date.now()
      const card: DeviceCard = { id, at, text: JSON.stringify(value), ...(owner && { owner }) }
      changeCards(kind, (list) => withCard(list, card))
      return id
    },
    async remove(id) {
      changeCards(kind, (list) => list.filter((card) => card.id !== id))
      if (!account?.notes.some((note) => note.id === id)) return true
      const isGone = await forgetInAccount({ id })
      if (isGone) await revalidate()
      return isGone
    },
    clearDevice: () => void changeCards(kind, () => []),
    moveToAccount() {
      if (owner) changeCards(kind, (list) => list.map((card) => ({ ...card, owner: card.owner ?? owner })))
    },
  }
}

/** Sends the waiting cards to the account: at once, and when the connection comes back. */
function useOutbox(kind: CardKind, stored: string | null, owner: string | undefined): () => Promise<void> {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!owner || !stored) return
    const send = () =>
      enqueueSend(async () => {
        const waiting = parseCards(readStored(kind)).filter((card) => card.owner === owner)
        const kept = waiting.length > 0 ? await sendCards(kind, waiting) : []
        if (kept.length === 0) return
        await revalidate()
        await removeSavedCards(kind, waiting, kept)
      })
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [kind, stored, owner, revalidate])
  return revalidate
}

/** Merges both lists, newest first; a card on the device is newer than its copy in the account. */
function merge<T>(
  device: readonly DeviceCard[],
  account: AccountCards | null,
  parse: CardsOptions<T>['parse'],
): Card<T>[] {
  const byId = new Map<string, Card<T>>()
  const put = (place: Card<T>['place']) => (note: { id: string; at: number; text: string }) => {
    const value = parse(read(note.text))
    if (value !== null) byId.set(note.id, { id: note.id, at: note.at, place, value })
  }
  account?.notes.forEach(put('account'))
  device.forEach(put('device'))
  return [...byId.values()].toSorted((a, b) => b.at - a.at)
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
