import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { type Care, CARES, copy, type Feeling, FEELINGS, type RitualName, RITUALS } from './copy.ts'

/** The choices so far. */
export interface Ritual {
  care: Care | null
  feeling: Feeling | null
  ritual: RitualName | null
  reflection: string
  isKept: boolean
}

export const START: Ritual = { care: null, feeling: null, ritual: null, reflection: '', isKept: false }

export type RitualStep = 'start' | 'feeling' | 'ritual' | 'reflection' | 'card'

export type RitualChange = Partial<Omit<Ritual, 'isKept'>> | 'keep' | 'reset'

/** The ritual for an elder also asks for a feeling and a ritual; the others have a single step. */
export function stepOf({ care, feeling, ritual, isKept }: Ritual): RitualStep {
  if (!care) return 'start'
  if (isKept) return 'card'
  if (care !== 'elder') return 'reflection'
  if (!feeling) return 'feeling'
  return ritual ? 'reflection' : 'ritual'
}

/** `reset` clears every choice and the reflection. */
export function ritualReducer(state: Ritual, what: RitualChange): Ritual {
  if (what === 'reset') return START
  if (what === 'keep') return stepOf(state) === 'reflection' ? { ...state, isKept: true } : state
  return { ...state, ...what }
}

/** How many choices were made. */
export const countChoices = ({ care, feeling, ritual, isKept }: Ritual): number =>
  [care, feeling, ritual, isKept].filter(Boolean).length

/** The state after the first `count` choices; the reflection stays. */
export function afterChoices(state: Ritual, count: number): Ritual {
  const isElder = state.care === 'elder'
  return {
    care: count > 0 ? state.care : null,
    feeling: isElder && count > 1 ? state.feeling : null,
    ritual: isElder && count > 2 ? state.ritual : null,
    reflection: state.reflection,
    isKept: count > (isElder ? 3 : 1) && state.isKept,
  }
}

/** The choices as a URL for browsers without JavaScript, without the reflection. */
export function hrefOf({ care, feeling, ritual }: Ritual): string {
  const search = new URLSearchParams()
  for (const [name, choice] of Object.entries({ care, feeling, ritual })) if (choice) search.set(name, choice)
  return `?${search.toString()}#ritual`
}

/** The choices in a URL; unknown values are ignored. */
export function ritualFromSearch(search: URLSearchParams): Ritual {
  const care = CARES.find((name) => name === search.get('care')) ?? null
  if (care !== 'elder') return { ...START, care }
  const feeling = FEELINGS.find((name) => name === search.get('feeling')) ?? null
  const ritual = feeling && (RITUALS.find((name) => name === search.get('ritual')) ?? null)
  return { ...START, care, feeling, ritual }
}

/** The card to save; an empty reflection is left out. */
export function cardOf({ care, feeling, ritual, reflection }: Ritual): PrivateCard {
  const words = copy.card
  const rows = [
    { label: words.feeling, text: feeling ? copy.elder.feel.feelings[feeling] : '' },
    { label: care === 'yourself' ? words.ownRitual : words.ritual, text: ritualWords(care, ritual) },
    { label: words.reflection, text: reflection.trim() },
  ]
  return { title: care ? copy.cares[care].title : '', rows: rows.filter(({ text }) => text !== '') }
}

function ritualWords(care: Care | null, ritual: RitualName | null): string {
  if (care === 'elder') return ritual ? copy.elder.ritual.rituals[ritual].title : ''
  return care ? copy[care].ritual : ''
}
