type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Text for people, which may be reworded. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'servers'])

/**
 * What a client of `before` would miss in `after`, one line each with its path; empty when `after` only adds. In an
 * OpenAPI document a request may not require more than before, and a response may not promise less.
 */
export function lostSince(before: Json, after: Json | undefined, place: readonly string[] = []): string[] {
  const here = place.join(' › ')
  if (after === undefined) return [`${here} is gone`]
  if (Array.isArray(before)) return lostItems(before, after, place)
  if (isObject(before)) {
    if (!isObject(after)) return [`${here} is no object`]
    const lost = Object.entries(before).flatMap(([key, value]) =>
      PROSE.has(key) && typeof value !== 'object' ? [] : lostSince(value, after[key], [...place, key]),
    )
    return [...lost, ...newDemands(before, after, place)]
  }
  return before === after ? [] : [`${here} was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`]
}

function lostItems(before: readonly Json[], after: Json, place: readonly string[]): string[] {
  const here = place.join(' › ')
  if (!Array.isArray(after)) return [`${here} is no list`]
  if (place.at(-1) === 'required' && isRequest(place)) {
    const more = after.filter((name) => !before.includes(name))
    return more.map((name) => `${here} demands ${String(name)}`)
  }
  const texts = new Set(after.map((item) => JSON.stringify(item)))
  if (before.every((item) => typeof item !== 'object')) {
    return before.filter((item) => !texts.has(JSON.stringify(item))).map((item) => `${here} lost ${String(item)}`)
  }
  return before.flatMap((item, index) => lostSince(item, after[index], [...place, String(index)]))
}

/** A list of required fields where there was none. */
function newDemands(
  before: { readonly [key: string]: Json },
  after: { readonly [key: string]: Json },
  place: readonly string[],
): string[] {
  const added = before['required'] === undefined ? after['required'] : undefined
  if (!isRequest(place) || added === undefined || added === false) return []
  return [`${place.join(' › ')} demands ${JSON.stringify(added)}`]
}

const isRequest = (place: readonly string[]) => place.some((key) => key === 'requestBody' || key === 'parameters')

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
