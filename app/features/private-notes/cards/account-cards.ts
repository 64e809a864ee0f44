import { changeCards, type CardKind, type DeviceCard, parseCards, readStored } from './device-cards.ts'

/** The other half: what her account keeps. The loader of the page brings it; `null` for a visitor. */
export interface AccountCards {
  owner: string
  /** New cards go to her account. */
  isOn: boolean
  notes: readonly { id: string; at: number; text: string }[]
}

const DOOR = '/account/notes/door'
/** A request carries so many cards, and so many letters: more waits for the next one. */
const SENT_MAX = 25
const SENT_CHARS_MAX = 40_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Sends cards to her account. Offline, or refused, they stay on the device and wait. Resolves to the ids that are
 * safe there now; the caller takes them off the device once the page shows them.
 */
export async function sendCards(kind: CardKind, cards: readonly DeviceCard[]): Promise<readonly string[]> {
  const notes = firstOf(cards).map(({ id, at, text }) => ({ id, kind, at, text }))
  const answer = await post({ intent: 'keep', notes })
  return Array.isArray(answer?.kept) ? answer.kept.filter((id) => typeof id === 'string') : []
}

function firstOf(cards: readonly DeviceCard[]): DeviceCard[] {
  let chars = 0
  return cards.slice(0, SENT_MAX).filter(({ text }, i) => (chars += text.length) <= SENT_CHARS_MAX || i === 0)
}

/** Takes off the device what arrived, unless it changed on the way; what she removed meanwhile leaves her account. */
export async function dropArrived(kind: CardKind, sent: readonly DeviceCard[], kept: readonly string[]): Promise<void> {
  const here = new Set(parseCards(readStored(kind)).map(({ id }) => id))
  for (const id of kept) if (!here.has(id)) await forgetInAccount({ id })
  const arrived = new Map(sent.filter(({ id }) => kept.includes(id)).map(({ id, text }) => [id, text]))
  changeCards(kind, (cards) => cards.filter(({ id, text }) => arrived.get(id) !== text))
}

/** One sending after another, of whatever kind, so that none is sent twice. */
export function inTurn(send: () => Promise<unknown>): void {
  queue = queue.then(send, send)
}

/** Removes one card, or all of a kind, from her account. Resolves to false when that failed. */
export async function forgetInAccount(what: { id: string } | { kind: CardKind }): Promise<boolean> {
  const answer = await post('id' in what ? { intent: 'forget', ...what } : { intent: 'forget-all', ...what })
  return answer?.ok === true
}

interface Answer {
  ok?: unknown
  kept?: unknown
}

async function post(message: object): Promise<Answer | null> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(DOOR, { method: 'POST', headers, body: JSON.stringify(message) })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
