import { stateName } from '#app/platform/india/state-name.ts'
import { areaOf, type DeliveryTerms } from './delivery-rule.ts'
import { words } from './area-copy.server.ts'

const NAMED_MAX = 3

/** 'Delivers all over India', 'Delivers all over India except Ladakh' or 'Delivers to Kerala and Goa only'. */
export function areaText(terms: DeliveryTerms): string {
  const area = areaOf(terms)
  if ('only' in area) return onlyText(area.only)
  const { except } = area
  if (except.length === 0) return words.india
  return words.except(except.length > NAMED_MAX ? words.states(except.length) : words.list(except.map(stateName)))
}

function onlyText(only: readonly string[]): string {
  const [state] = only
  if (state === undefined) return words.nowhere
  if (only.length === 1) return words.within(stateName(state))
  return words.only(only.length > NAMED_MAX ? words.states(only.length) : words.list(only.map(stateName)))
}
