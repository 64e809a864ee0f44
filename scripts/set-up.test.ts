import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'

const folder = scratchFolder('set-up')
const setUpPath = resolve('scripts/set-up.mjs')
const buildPath = resolve('scripts/build.mjs')

interface Locked {
  version: string
  integrity: string
  optional?: boolean
}

/** A repository with these packages locked and those installed. */
function repository(name: string, locked: Record<string, Locked>, installed?: Record<string, Locked>): string {
  const root = join(folder, name)
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  if (installed) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  writeFileSync(join(root, 'node_modules/.bin/node'), '')
  return root
}

test('packages are installed again only when one is missing or differs from the lock file', async () => {
  const { isInstalled } = (await import(setUpPath)) as { isInstalled(root: string): boolean }
  const react = { version: '19.3.1', integrity: 'sha512-a' }
  const elsewhere = { version: '1.0.0', integrity: 'sha512-b', optional: true }
  const locked = { 'node_modules/react': react, 'node_modules/binding-darwin': elsewhere }
  expect(isInstalled(repository('fresh', locked))).toBe(false)
  expect(isInstalled(repository('same', locked, { 'node_modules/react': react }))).toBe(true)
  expect(isInstalled(repository('empty', locked, {}))).toBe(false)
  const older = { 'node_modules/react': { ...react, version: '19.2.0' } }
  expect(isInstalled(repository('older', locked, older))).toBe(false)
  const swapped = { 'node_modules/react': { ...react, integrity: 'sha512-c' } }
  expect(isInstalled(repository('swapped', locked, swapped))).toBe(false)
  const extra = { 'node_modules/react': react, 'node_modules/tried-out': elsewhere }
  expect(isInstalled(repository('extra', locked, extra))).toBe(true)
})

test('the build runs again after a changed source or a failed build, and not after a changed test', async () => {
  const root = join(folder, 'built')
  for (const name of ['app', 'bin', 'build']) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'app/home.tsx'), 'one')
  const program = (name: string, lines: string) => {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(root, 'bin', name), 0o755)
  }
  program('react-router', 'echo built >> log')
  program('node', 'exit 0')
  writeFileSync(
    join(root, 'run.mjs'),
    `import { buildIfStale } from ${JSON.stringify(buildPath)}
    process.chdir(${JSON.stringify(root)})
    process.exitCode = await buildIfStale()`,
  )
  const build = async () => {
    const path = `${join(root, 'bin')}:${process.env['PATH']}`
    return (await Child.start(join(root, 'run.mjs'), [], { PATH: path }).exited).code
  }
  const builds = () => readFileSync(join(root, 'log'), 'utf8').trim().split('\n').length

  expect(await build()).toBe(0)
  expect(await build()).toBe(0)
  expect(builds()).toBe(1)
  writeFileSync(join(root, 'app/home.test.tsx'), 'a test')
  expect(await build()).toBe(0)
  expect(builds()).toBe(1)
  writeFileSync(join(root, 'app/home.tsx'), 'two')
  program('react-router', 'echo built >> log; exit 3')
  expect(await build()).toBe(3)
  expect(await build()).toBe(3)
  expect(builds()).toBe(3)
})
