import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compare, compareWeights, DEFAULT_FACETS, type Facet, FACETS } from './compare.ts'
import { readSnapshot, reportForms } from './snapshot.ts'

// `npm run same-site -- base` records all responses of the site; `check` records them again and prints every
// difference.

const USAGE = `npm run same-site -- base [--out DIR]
npm run same-site -- check [--against DIR] [--only ${FACETS.join(',')}] [--again]
  --only   compares these alone; otherwise ${DEFAULT_FACETS.join(', ')} and the bytes of each screen
  --again  compares what the last check noted, without asking the site anew`
const BASE = 'test/.out/same-site/base'
const NOW = 'test/.out/same-site/now'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: BASE },
    against: { type: 'string', default: BASE },
    only: { type: 'string' },
    again: { type: 'boolean' },
  },
})
const facets = (values.only?.split(',') ?? DEFAULT_FACETS) as Facet[]
if (facets.some((facet) => !FACETS.includes(facet))) throw new Error(USAGE)

if (positionals[0] === 'base') process.exitCode = await render(values.out)
else if (positionals[0] === 'check') process.exitCode = await check()
else throw new Error(USAGE)

async function render(folder: string): Promise<number> {
  const script = (name: string) => import(pathToFileURL(resolve('scripts', name)).href)
  const { buildIfStale } = (await script('build.mjs')) as { buildIfStale(): Promise<number> }
  if ((await buildIfStale()) !== 0) return 1
  const { run } = (await script('run.mjs')) as {
    run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number>
  }
  const env = { ...process.env, NODE_ENV: 'production', SAME_SITE_OUT: folder }
  const code = await run('vitest', ['run', '--config', 'test/same-site/vitest.config.ts'], env)
  if (code === 0) console.log(reportForms(readSnapshot(folder)))
  return code
}

async function check(): Promise<number> {
  if (!existsSync(values.against)) throw new Error(`There is nothing to compare with in ${values.against}.\n${USAGE}`)
  const code = values.again ? 0 : await render(NOW)
  if (code !== 0) return code
  const [before, now] = [readSnapshot(values.against), readSnapshot(NOW)]
  const differences = [...compare(before, now, facets), ...(values.only ? [] : compareWeights(before, now))]
  for (const difference of differences) console.log(`${difference}\n`)
  console.log(`${differences.length} differences in ${Object.keys(now.answers).length} answers (${facets.join(', ')}).`)
  return differences.length === 0 ? 0 : 1
}
