import { HELPLINES } from '#app/platform/india/helplines.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { answersCopy as copy } from './answers-copy.ts'
import { type DangerKind, findDanger } from '#app/features/torch/understanding/danger.ts'
import { findIntent, type Intent } from '#app/features/torch/understanding/intents.ts'
import { findQuestion, type Question } from '#app/features/torch/understanding/questions.ts'
import { languageOf } from '#app/features/torch/understanding/language.ts'
import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/message-length.ts'
import { type Call, QUICK_EXIT, type Reply } from './conversation.ts'

/** The three routes of each intent. */
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

/** The three routes of each question about the site. It is looked for only in a message without an intent. */
const QUESTION_ROUTES = {
  cost: ['/how-it-works', '/sow', '/terms'],
  contact: ['/contact', '/follow', '/support'],
  about: ['/about', '/how-it-works', '/wings'],
} as const satisfies Record<Question, readonly [string, string, string]>

const ALL_ROUTES = { ...ROUTES, ...QUESTION_ROUTES }

/** The helplines of each danger, the most suitable first. */
export const NUMBERS = {
  violence: [HELPLINES.emergency, HELPLINES.women, HELPLINES.legalAid],
  'self-harm': [HELPLINES.mentalHealth, HELPLINES.emergency],
  attempt: [HELPLINES.emergency, HELPLINES.mentalHealth],
  child: [HELPLINES.child, HELPLINES.emergency, HELPLINES.women],
  online: [HELPLINES.cyberCrime, HELPLINES.women, HELPLINES.emergency],
  medical: [HELPLINES.emergency],
} as const satisfies Record<DangerKind, readonly (keyof typeof copy.en.numbers)[]>

const DANGER_ROUTES = ['/support', '/sahaara', QUICK_EXIT] as const

/**
 * Torch's answer, by rules: danger first, then the intent with most points, then a question about the site. Pure: no
 * request, nothing stored, and on pages in one language the same message always gets the same answer.
 */
export function replyTo(message: string, page = currentLanguage()): Reply {
  const asked = message.slice(0, MESSAGE_CHARS_MAX)
  const language = languageOf(asked, page)
  const danger = findDanger(asked)
  if (danger) return dangerReply(danger, language)
  const intent = findIntent(asked)
  return suggestions((intent === 'default' && findQuestion(asked)) || intent, language)
}

function dangerReply(danger: DangerKind, language: Language): Reply {
  const words = copy[language]
  return {
    language,
    text: words.danger[danger],
    danger,
    calls: callsOf(NUMBERS[danger], language),
    note: words.callNote,
    suggestions: DANGER_ROUTES.map((route) => ({
      text: words.dangerSuggestions[route],
      route,
      wing: words.places[route],
    })),
  }
}

function suggestions(topic: Intent | Question, language: Language): Reply {
  const words = copy[language]
  return {
    language,
    text: words.answers[topic].text,
    danger: null,
    calls: [],
    note: null,
    suggestions: ALL_ROUTES[topic].map((route, at) => ({
      text: words.answers[topic].suggestions[at] ?? '',
      route,
      wing: words.places[route],
    })),
  }
}

function callsOf(numbers: readonly (keyof typeof copy.en.numbers)[], language: Language): Call[] {
  return numbers.map((number) => ({ number, label: copy[language].numbers[number] }))
}
