import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIG_NAMES } from '#app/platform/config/config.server.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const EXPOSURE_MAX = 2
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0

/** Of programs that stand beside ours. */
const FOREIGN = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'])

test('the units, the image and the compose file set only variables that are read', () => {
  const named = [
    ...read('deploy/diya.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm),
    ...read('deploy/diya.service').matchAll(/^Environment=(\w+)=/gm),
    ...read('deploy/diya-backup.service').matchAll(/^Environment=(\w+)=/gm),
    ...read('Dockerfile').matchAll(/(?:^ENV | )([A-Z_]+)=/gm),
    ...read('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !CONFIG_NAMES.includes(name) && !FOREIGN.has(name))).toEqual([])
})

test('they start what `npm start` starts, as a user that cannot change the code', () => {
  const main = 'build/server/main.js'
  for (const path of ['deploy/diya.service', 'Dockerfile', 'scripts/start.mjs']) expect(read(path)).toContain(main)
  expect(existsSync('scripts/backup.ts')).toBe(true)
  expect(read('deploy/diya.service')).toMatch(/^User=diya$/m)
  expect(read('Dockerfile').split('FROM').at(-1)).toMatch(/^USER node$/m)
  expect(read('compose.yaml').match(/read_only: true/g)).toHaveLength(2)
  const { version } = JSON.parse(read('node_modules/node/package.json')) as { version: string }
  expect(read('Dockerfile')).toContain(`FROM node:${version.split('.')[0]}-`)
})

test.skipIf(!hasAnalyzer)('the unit leaves little of the system open', () => {
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', 'deploy/diya.service'], {
    encoding: 'utf8',
  })
  const exposure = Number(/exposure level for diya\.service: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  expect(exposure).toBeLessThan(EXPOSURE_MAX)
})
