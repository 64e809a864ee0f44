import { HELPLINES } from '#app/platform/india/helplines.ts'
import { copy } from './copy.ts'
import { type DangerKind, findDanger } from '#app/features/torch/understanding/danger.ts'
import { findIntent, type Intent } from '#app/features/torch/understanding/intents.ts'
import { type Language, languageOf } from '#app/features/torch/understanding/language.ts'
import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/words.ts'

/** Somewhere to go next: what is there, where it is, and whose place it is. */
export interface Suggestion {
  text: string
  route: string
  wing: string
}

export interface Call {
  number: string
  label: string
}

/** What Torch answers. People and their numbers stand before everything else. */
export interface Reply {
  language: Language
  text: string
  /** Set where somebody is in danger: the answer must not be kept waiting. */
  danger: DangerKind | null
  calls: readonly Call[]
  /** What to know about calling. */
  note: string | null
  suggestions: readonly Suggestion[]
}

/** The three routes of each group. */
export const ROUTES = {
  safety: ['/sahaara', '/stories', '/doc'],
  mother: ['/empowerher', '/stories', '/doc'],
  student: ['/ssr', '/seeds', '/sow'],
  business: ['/sellers', '/stories', '/empowerher'],
  partner: ['/partnership-hub', '/heartbeat', '/ngo-templates'],
  problem: ['/solve', '/stories', '/fearless-girls'],
  confidence: ['/fearless-girls', '/stories', '/empowerher'],
  idea: ['/start', '/seeds', '/solve'],
  default: ['/wings', '/stories', '/empowerher'],
} as const satisfies Record<Intent, readonly [string, string, string]>

/** Who is called, the most fitting first. */
export const NUMBERS = {
  violence: [HELPLINES.emergency, HELPLINES.women, HELPLINES.legalAid],
  'self-harm': [HELPLINES.mentalHealth, HELPLINES.emergency],
  attempt: [HELPLINES.emergency, HELPLINES.mentalHealth],
  child: [HELPLINES.child, HELPLINES.emergency, HELPLINES.women],
  online: [HELPLINES.cyberCrime, HELPLINES.women, HELPLINES.emergency],
  medical: [HELPLINES.emergency],
} as const satisfies Record<DangerKind, readonly (keyof typeof copy.en.numbers)[]>

export const QUICK_EXIT = '/exit'
const REFUGES = ['/support', '/sahaara', QUICK_EXIT] as const

/**
 * Torch's answer, by rules alone: danger first, then the group with most words for it. Pure: the same message always
 * gets the same answer, nothing is asked of anybody and nothing is kept.
 */
export function replyTo(message: string): Reply {
  const asked = message.slice(0, MESSAGE_CHARS_MAX)
  const language = languageOf(asked)
  const danger = findDanger(asked)
  return danger ? refuge(danger, language) : doors(findIntent(asked), language)
}

function refuge(danger: DangerKind, language: Language): Reply {
  const words = copy[language]
  return {
    language,
    text: words.danger[danger],
    danger,
    calls: callsOf(NUMBERS[danger], language),
    note: words.callNote,
    suggestions: REFUGES.map((route) => ({ text: words.refuges[route], route, wing: words.places[route] })),
  }
}

function doors(intent: Intent, language: Language): Reply {
  const words = copy[language]
  return {
    language,
    text: words.answers[intent].text,
    danger: null,
    calls: [],
    note: null,
    suggestions: ROUTES[intent].map((route, at) => ({
      text: words.answers[intent].doors[at] ?? '',
      route,
      wing: words.places[route],
    })),
  }
}

function callsOf(numbers: readonly (keyof typeof copy.en.numbers)[], language: Language): Call[] {
  return numbers.map((number) => ({ number, label: copy[language].numbers[number] }))
}
