interface PostalAddress {
  name: string | null
  line1: string | null
  line2: string | null
  city: string | null
  district?: string | null
  state: string
  pin: string | null
}

/** The lines of a postal address; a district with the town's name is left out. */
export function addressLines({ name, line1, line2, city, district, state, pin }: PostalAddress): string[] {
  const town = [city, pin].filter(Boolean).join(' ')
  return [name, line1, line2, town, district === city ? null : district, state].filter((line) => !!line) as string[]
}
