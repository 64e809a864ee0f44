import { organisationCopy as words } from './organisation-copy.ts'

/** Who runs the site, as a donor checks it. Undefined where the operator has not filled it in. */
export interface Organisation {
  registeredName: string | undefined
  /** The number of the society, trust or company, with its kind. */
  registration: string | undefined
  address: string | undefined
  pan: string | undefined
  section12a: string | undefined
  section80g: string | undefined
  fcra: string | undefined
  csr1: string | undefined
  founder: string | undefined
}

type FactName = Exclude<keyof Organisation, 'founder'>

/** The facts in the order of display, and the variable that sets each. */
const FACTS: Readonly<Record<FactName, string>> = {
  registeredName: 'ORG_NAME',
  registration: 'ORG_REGISTRATION',
  address: 'ORG_ADDRESS',
  pan: 'ORG_PAN',
  section12a: 'ORG_12A',
  section80g: 'ORG_80G',
  fcra: 'ORG_FCRA',
  csr1: 'ORG_CSR1',
}

/** Label and value of each fact that is filled in. */
export function organisationFacts(organisation: Organisation): [label: string, value: string][] {
  return factNames.flatMap((name) => {
    const value = organisation[name]
    return value === undefined ? [] : [[words.facts[name], value] as [string, string]]
  })
}

/** What is not filled in, with the variable that sets it: for operators only. */
export function missingFacts(organisation: Organisation): string[] {
  const missing = factNames
    .filter((name) => organisation[name] === undefined)
    .map((name) => words.missing(words.facts[name], FACTS[name]))
  return organisation.founder === undefined ? [...missing, words.missing(words.founder, 'FOUNDER_NAME')] : missing
}

/** The lines of a receipt or an invoice that name the organisation; [] while its name is not filled in. */
export function organisationLines(organisation: Organisation | undefined): string[] {
  if (!organisation?.registeredName) return []
  const { registeredName, address, registration, pan } = organisation
  const numbers = [registration, pan && words.pan(pan)].filter(Boolean).join(', ')
  return [registeredName, address, numbers].filter((line): line is string => Boolean(line))
}

const factNames = Object.keys(FACTS) as FactName[]
