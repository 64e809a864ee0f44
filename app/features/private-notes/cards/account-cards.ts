import { changeCards, type CardKind, type DeviceCard, parseCards, readStored } from './device-cards.ts'

/** The notes stored in the account, from the page's loader; `null` for a visitor. */
export interface AccountCards {
  owner: string
  /** New cards are sent to the account. */
  isOn: boolean
  notes: readonly { id: string; at: number; text: string }[]
}

const SYNC_URL = '/account/notes/door'
/** Limits of one request; further cards are sent with the next one. */
const SENT_MAX = 25
const SENT_CHARS_MAX = 40_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Sends cards to the account. Cards that could not be sent stay on the device. Resolves to the ids that are stored in
 * the account; the caller removes them from the device after the page has loaded them.
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

/**
 * Removes stored cards from the device, unless they changed meanwhile. Cards that the user removed meanwhile are
 * deleted from the account.
 */
export async function removeSavedCards(
  kind: CardKind,
  sent: readonly DeviceCard[],
  kept: readonly string[],
): Promise<void> {
  const here = new Set(parseCards(readStored(kind)).map(({ id }) => id))
  for (const id of kept) if (!here.has(id)) await forgetInAccount({ id })
  const arrived = new Map(sent.filter(({ id }) => kept.includes(id)).map(({ id, text }) => [id, text]))
  changeCards(kind, (cards) => cards.filter(({ id, text }) => arrived.get(id) !== text))
}

/** Runs the sends one after the other, for all kinds, so that no card is sent twice. */
export function enqueueSend(send: () => Promise<unknown>): void {
  queue = queue.then(send, send)
}

/** Deletes one card, or all of a kind, from the account. Resolves to false when that failed. */
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
    const response = await fetch(SYNC_URL, { method: 'POST', headers, body: JSON.stringify(message) })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
