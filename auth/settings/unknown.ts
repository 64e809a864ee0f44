import { OIDC_FIELDS, OIDC_VARIABLE } from './external.ts'
import { SETTING_NAMES } from './settings.ts'

/** Read by the process around the service. */
export const KEY_NAMES = ['AUTH_JWT_KEYS', 'AUTH_SECRET_KEYS'] as const

/** One line for each `AUTH_…` variable that nothing reads, with the most similar name that is read. Holds no value. */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = new Set<string>([...SETTING_NAMES, ...KEY_NAMES])
  return Object.keys(env)
    .filter((name) => name.startsWith('AUTH_') && env[name] && !known.has(name) && !OIDC_VARIABLE.test(name))
    .toSorted()
    .map((name) => `${name} is not a setting and is ignored: did you mean ${nearest(name, known)}?`)
}

function nearest(name: string, known: ReadonlySet<string>): string {
  let best = { name: '', edits: Number.POSITIVE_INFINITY }
  for (const candidate of [...known, ...ofProvider(name)]) {
    const edits = countEdits(name, candidate)
    if (edits < best.edits) best = { name: candidate, edits }
  }
  return best.name
}

/** The variables of the OpenID provider that a misspelt one may belong to. */
function ofProvider(name: string): string[] {
  const provider = /^AUTH_OIDC_([A-Z][A-Z0-9]*)_/.exec(name)?.[1]
  return provider ? OIDC_FIELDS.map((field) => `AUTH_OIDC_${provider}_${field}`) : []
}

/** The Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= to.length; at++) {
      const swap = (row[at - 1] ?? 0) + Number(letter !== to[at - 1])
      next.push(Math.min(swap, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
