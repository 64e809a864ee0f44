import { diff } from 'node:util'
import type { Answer, Snapshot } from './snapshot.ts'

/** Parts of a response that can be compared separately. `classes` are compared only on request. */
export const FACETS = ['status', 'headers', 'markup', 'words', 'fields', 'links', 'classes'] as const
export type Facet = (typeof FACETS)[number]
/** By default: everything except class names. */
export const DEFAULT_FACETS: readonly Facet[] = ['status', 'headers', 'markup']

const LINES_MAX = 40
/** A difference in a screen's bytes below this share is caused by file names. */
const WEIGHT_SHARE = 0.01

/** One readable block for each response that differs. */
export function compare(before: Snapshot, now: Snapshot, facets: readonly Facet[] = DEFAULT_FACETS): string[] {
  const keys = new Set([...Object.keys(before.answers), ...Object.keys(now.answers)])
  return [...keys].flatMap((key) => {
    const [old, own] = [before.answers[key], now.answers[key]]
    if (!old || !own) return [`${key}\n  ${old ? 'is gone' : 'is new'}`]
    const lines = facets.flatMap((facet) => changes(view(before, old, facet), view(now, own, facet)))
    return lines.length > 0 ? [[key, ...lines.slice(0, LINES_MAX), ...more(lines.length - LINES_MAX)].join('\n  ')] : []
  })
}

const more = (count: number): string[] => (count > 0 ? [`… and ${count} lines more`] : [])

/** Screens whose files for the browser changed in size. */
export function compareWeights(before: Snapshot, now: Snapshot): string[] {
  const screens = new Set([...Object.keys(before.screens), ...Object.keys(now.screens)])
  return [...screens].flatMap((screen) =>
    (['js', 'css'] as const).flatMap((kind) => {
      const [old, own] = [sum(before.screens[screen]?.[kind]), sum(now.screens[screen]?.[kind])]
      if (Math.abs(own - old) <= old * WEIGHT_SHARE) return []
      return [`${screen}: ${kind.toUpperCase()} ${old} → ${own} bytes`]
    }),
  )
}

const sum = (sizes: Readonly<Record<string, number>> = {}): number =>
  Object.values(sizes).reduce((all, one) => all + one, 0)

/** Removed and added lines. */
function changes(before: readonly string[], now: readonly string[]): string[] {
  if (before.join('\n') === now.join('\n')) return []
  return (diff(before, now) as [number, string][])
    .filter(([operation]) => operation !== 0)
    .map(([operation, line]) => `${operation < 0 ? '+' : '-'} ${line}`)
}

function view({ texts }: Snapshot, { status, headers, body }: Answer, facet: Facet): string[] {
  const lines = (texts[body] ?? '').split('\n')
  switch (facet) {
    case 'status':
      return [String(status)]
    case 'headers':
      return headers.map((header) => header.join(': '))
    case 'markup':
      return lines.map((line) => (isTag(line) ? line.replace(/ class="[^"]*"/, '') : line))
    case 'classes':
      return lines.flatMap((line) => (isTag(line) ? [...line.matchAll(/ class="[^"]*"/g)].join() : []))
    case 'words':
      return lines.flatMap((line) =>
        isTag(line) ? attributesOf(line, ['alt', 'aria-label', 'placeholder', 'title', 'content']) : [line],
      )
    case 'fields':
      return lines
        .filter((line) => /^<(form|input|textarea|select|option|button) ?/.test(line))
        .map((line) =>
          [
            line.split(' ', 1)[0],
            ...attributesOf(line, ['action', 'method', 'name', 'type', 'value', 'required', 'checked', 'selected']),
          ].join(' '),
        )
    case 'links':
      return lines.flatMap((line) => attributesOf(line, ['href', 'src', 'action']))
  }
}

const isTag = (line: string): boolean => /^<\/?[a-z]/i.test(line)

const attributesOf = (line: string, names: readonly string[]): string[] =>
  isTag(line)
    ? names
        .flatMap((name) => new RegExp(` ${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(line)?.slice(0, 1) ?? [])
        .map((one) => one.trim())
    : []
