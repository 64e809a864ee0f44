import { expect, it } from 'vitest'
import { DEVICE_CARDS_MAX, type DeviceCard, parseCards, withCard } from './device-cards.ts'
import { parsePrivateCard } from './private-card.ts'

const CARD: DeviceCard = { id: 'a', at: 1, text: '{}' }

it('a list is read from the browser as it was stored', () => {
  const cards = [CARD, { ...CARD, id: 'b', owner: 'asha' }]
  expect(parseCards(JSON.stringify({ v: 1, cards }))).toEqual(cards)
})

it.each([
  null,
  '',
  'x',
  '[]',
  'null',
  '{"v":2,"cards":[{"id":"a","at":1,"text":"{}"}]}',
  '{"v":1}',
  '{"v":1,"cards":{}}',
  '{"v":1,"cards":[null,1,{"id":1,"at":1,"text":"{}"},{"id":"a","at":null,"text":"{}"},{"id":"a","at":1,"text":"","owner":1}]}',
])('what another hand wrote there counts as nothing: %s', (stored) => {
  expect(parseCards(stored)).toEqual([])
})

it('a card is replaced by its id, the list stays in order, and the oldest cards are dropped', () => {
  const full = Array.from({ length: DEVICE_CARDS_MAX }, (_, i) => ({ ...CARD, id: `${i}`, at: i }))
  const replaced = withCard(full, { ...CARD, id: '7', at: 7, text: '"new"' })
  expect([replaced.length, replaced[7]?.text]).toEqual([DEVICE_CARDS_MAX, '"new"'])
  const next = withCard(full, { ...CARD, id: 'next', at: 9_999 })
  expect([next.length, next[0]?.id, next.at(-1)?.id]).toEqual([DEVICE_CARDS_MAX, '1', 'next'])
})

it('a card has a title and rows of text; anything else is rejected', () => {
  const card = { title: 'Loneliness', rows: [{ label: 'I felt', text: 'far away' }] }
  expect(parsePrivateCard({ ...card, more: 1 })).toEqual(card)
  for (const value of [null, 'x', {}, { title: 1, rows: [] }, { title: '', rows: [{ label: 'x' }] }])
    expect(parsePrivateCard(value)).toBeNull()
})
