import { districtName } from '#app/platform/india/district-names.server.ts'
import { stateName } from '#app/platform/india/state-name.ts'

interface PostalAddress {
  name: string | null
  line1: string | null
  line2: string | null
  city: string | null
  district?: string | null
  state: string
  pin: string | null
}

/** The lines of a postal address, as it is sent and stored; a district with the town's name is left out. */
export function addressLines({ name, line1, line2, city, district, state, pin }: PostalAddress): string[] {
  const town = [city, pin].filter(Boolean).join(' ')
  return [name, line1, line2, town, district === city ? null : district, state].filter((line) => !!line) as string[]
}

/** These lines for a reader: the district and the State, which are last, have their names in the current language. */
export function readersLines(lines: readonly string[], state: string): string[] {
  if (lines.at(-1) !== state) return [...lines]
  const district = lines.at(-2)
  return [...lines.slice(0, -2), ...(district ? [districtName(state, district)] : []), stateName(state)]
}
