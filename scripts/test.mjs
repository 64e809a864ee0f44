// `npm test` runs all checks and tests. Each static check and each test counts as one. The last line is `N passed, N
// failed`; the exit code is 1 when anything failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildIfStale } from './build.mjs'
import { fail, run } from './run.mjs'
import { setUp } from './set-up.mjs'

const REPORT = 'test/.out/report.json'

await setUp()
const total = { passed: 0, failed: 0 }

await step('format', () => check('oxfmt', ['--check']))
await step('lint', () => check('oxlint', []))
await step('types of routes', () => check('react-router', ['typegen']))
// Both read those types. Each has one core: several checkers would each read again what the others have read.
await Promise.all([
  step('types', () => check('tsc', ['--noEmit', '--checkers', '1'])),
  step('build', async () => counted((await buildIfStale()) === 0)),
])
// The tests begin with compiling, which leaves some time.
await Promise.all([step('dead code', findDeadCode), step('tests', runTests)])

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function step(name, work) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const { passed, failed } = await work().catch((error) => fail(`${name} could not run: ${error.message}`))
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

async function findDeadCode() {
  return counted((await run('knip', [])) === 0 && (await run('knip', ['--production'])) === 0)
}

async function check(program, args) {
  return counted((await run(program, args)) === 0)
}

function counted(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runTests() {
  mkdirSync('test/.out', { recursive: true })
  rmSync(REPORT, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const code = await run('vitest', [...args, ...process.argv.slice(2)])
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = readReport()
  // A file that cannot be loaded, or an error outside a test, fails the run but no test.
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests)
  if (skipped > 0) console.log(`${skipped} skipped`)
  return { passed, failed }
}

function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  }
}
