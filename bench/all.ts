import { keepResults } from './harness/results.ts'
import { describeMachine, type Row, summary, table } from './harness/report.ts'

// `npm run bench` measures everything; `npm run bench -- pages start` only what is named. `--keep` writes the tables of
// what was measured into bench/README.md, in place of their last ones.

const benches: Readonly<Record<string, () => Promise<() => Promise<Row[]>>>> = {
  pages: async () => (await import('./pages.bench.ts')).pages,
  products: async () => (await import('./products.bench.ts')).products,
  market: async () => (await import('./market.bench.ts')).market,
  giving: async () => (await import('./giving.bench.ts')).giving,
  ledger: async () => (await import('./ledger.bench.ts')).ledger,
  screens: async () => (await import('./screens.bench.ts')).screens,
  finding: async () => (await import('./finding.bench.ts')).finding,
  checks: async () => (await import('./checks.bench.ts')).checks,
  feed: async () => (await import('./feed.bench.ts')).feed,
  contributions: async () => (await import('./contributions.bench.ts')).contributions,
  auth: async () => (await import('./auth.bench.ts')).auth,
  loop: async () => (await import('./loop.bench.ts')).loop,
  weight: async () => (await import('./weight.bench.ts')).weight,
  start: async () => (await import('./start.bench.ts')).start,
}

// Child servers exit with this process, so end it normally on a signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const named = process.argv.slice(2)
const isKept = named.includes('--keep')
const wanted = named.filter((name) => name !== '--keep')
const all: Row[] = []
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. Choose from: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const startedAt = performance.now()
  console.log(`\n## ${name}\n`)
  try {
    const measure = await load()
    const rows = await measure()
    all.push(...rows)
    console.log(table(rows))
    if (isKept) keepResults({ name, rows, machine: describeMachine() })
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`\n\`npm run bench -- ${name}\`: ${seconds} s on ${describeMachine()}`)
}
console.log(`\n## Targets\n\n${summary(all)}`)
// A measurement that failed may have left its servers running, which would keep this process alive.
process.exit()
