import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { type AccountCards, dropArrived, forgetInAccount, inTurn, sendCards } from './account-cards.ts'
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
  /** Where it is kept. On its way to the account it is still on the device. */
  place: 'device' | 'account'
  value: T
}

export interface PrivateCards<T> {
  /** Newest first. On the server and until the page is alive: what her account keeps. */
  cards: readonly Card<T>[]
  /** The browser reads its own list now; false on the server. */
  isReady: boolean
  /** Whose device or account new cards go to. */
  place: 'device' | 'account'
  /** How many cards lie on this device that were never meant for her account. */
  onDevice: number
  /** Keeps a card, or replaces the one of this id. Returns its id. */
  keep(value: T, id?: string): string
  /** Removes a card, wherever it is. */
  remove(id: string): Promise<boolean>
  /** Removes all cards of this kind from this device. */
  clearDevice(): void
  /** Sends what lies on this device to her account as well, because she asked for it. */
  moveToAccount(): void
}

interface Wanted<T> {
  kind: CardKind
  /** Reads one card with suspicion; a function of the module, so that it is always the same one. */
  parse: (value: unknown) => T | null
  account: AccountCards | null
}

/**
 * Private cards of one kind: on this device, and in her account if she switched that on. Works offline: what is meant
 * for the account waits on the device until it arrived. Nothing leaves the device unless she asked for it.
 */
export function usePrivateCards<T>({ kind, parse, account }: Wanted<T>): PrivateCards<T> {
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

/** Sends what waits for her account: at once, and when the connection comes back. */
function useOutbox(kind: CardKind, stored: string | null, owner: string | undefined): () => Promise<void> {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!owner || !stored) return
    const send = () =>
      inTurn(async () => {
        const waiting = parseCards(readStored(kind)).filter((card) => card.owner === owner)
        const kept = waiting.length > 0 ? await sendCards(kind, waiting) : []
        if (kept.length === 0) return
        await revalidate()
        await dropArrived(kind, waiting, kept)
      })
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [kind, stored, owner, revalidate])
  return revalidate
}

/** Both halves, newest first; what is on the device is the newer one. */
function merge<T>(device: readonly DeviceCard[], account: AccountCards | null, parse: Wanted<T>['parse']): Card<T>[] {
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
