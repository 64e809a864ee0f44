// `npm run doctor` looks at a configuration from end to end and changes nothing: one line for each check, and exit code 1
// when one is a problem. It reads the same settings as `npm start`.
import { type Finding, found } from './doctor/check.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkBackups, checkDataDirectory, checkFiles } from './doctor/machine.ts'
import { checkCertificate, checkMail, checkPayments, checkSite, checkTexts } from './doctor/network.ts'
import { ConfigError, readConfig } from '#app/platform/config/config.server.ts'
import { misspeltSettings } from '#app/platform/config/misspelt.server.ts'
import { counted } from '#app/platform/text/plural.ts'
import { settingsProblems } from '#server/lifecycle/start-rules.ts'

const CHECKS = [
  checkDataDirectory,
  checkDatabase,
  checkFiles,
  checkMail,
  checkTexts,
  checkPayments,
  checkSite,
  checkCertificate,
  checkBackups,
]

const env = process.env
const findings: Finding[] = []

const problems = await settingsProblems(env)
for (const line of problems) report(found('problem', 'settings', line))
for (const line of misspeltSettings(env)) report(found('warning', 'settings', line))
const config = tryConfig()
if (config && problems.length === 0) report(found('ok', 'settings', 'Every value is usable.'))
if (config)
  for (const check of CHECKS) for (const finding of await check({ config, env, now: new Date() })) report(finding)

const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
console.log(
  `${count('ok')} ok, ${counted(count('warning'), 'warning', 'warnings')}, ${counted(count('problem'), 'problem', 'problems')}`,
)
process.exitCode = count('problem') > 0 ? 1 : 0

function report(finding: Finding): void {
  findings.push(finding)
  console.log(`${finding.level.padEnd(7)}  ${finding.what}: ${finding.line}`)
}

function tryConfig() {
  try {
    return readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}
