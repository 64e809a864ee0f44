import { describeMachine, type Row, table } from './harness/report.ts'

// `npm run bench` measures everything; `npm run bench -- pages start` only what is named.

const benches: Readonly<Record<string, () => Promise<() => Promise<Row[]>>>> = {
  pages: async () => (await import('./pages.bench.ts')).pages,
  products: async () => (await import('./products.bench.ts')).products,
  market: async () => (await import('./market.bench.ts')).market,
  giving: async () => (await import('./giving.bench.ts')).giving,
  finding: async () => (await import('./finding.bench.ts')).finding,
  feed: async () => (await import('./feed.bench.ts')).feed,
  contributions: async () => (await import('./contributions.bench.ts')).contributions,
  auth: async () => (await import('./auth.bench.ts')).auth,
  loop: async () => (await import('./loop.bench.ts')).loop,
  weight: async () => (await import('./weight.bench.ts')).weight,
  start: async () => (await import('./start.bench.ts')).start,
}

// Child servers exit with this process, so end it normally on a signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const wanted = process.argv.slice(2)
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
    console.log(table(await measure()))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`\n\`npm run bench -- ${name}\`: ${seconds} s on ${describeMachine()}`)
}
