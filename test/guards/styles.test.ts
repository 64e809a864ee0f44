import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LINES_MAX = 300
/** Of separate documents, which no other style sheet reaches. */
const APART = ['app/offline/style.css', 'app/features/fundraising/sharing/embed.css']
/** Global names without a root class: the common components and the parts of a drawing. */
const COMMON = /^app\/(styles\/|ui\/kolam\/)/
const SIZES = /^(var\(--(text-([1-9]|1[0-3])|kolam-size, inherit)\)|inherit|[\d.]+em)$/
const BREAKPOINTS = /^(min-width: (600|760|900|1100)px|max-width: (599|759|899|1099)px)$/
/** Rules directly inside a layer, by the formatter's indentation. */
const OUTER = /^ {2}(?![ }*]|\/\*|@keyframes )(.*)/gm
const ROOT = /^(\.[\w-]+ \{|body:has\(.*)$/
/** A compound selector that matches the class anywhere. */
const UNSCOPED = { common: /^ {2,4}(\.[\w-]+)[^\s>+~]*( \{|,)$/gm, own: /^ {2}(\.[\w-]+) \{$/gm }

function faultsOf(sheets: Record<string, string>): string[] {
  const owners = new Map<string, string>()
  return Object.entries(sheets).flatMap(([path, css]) => {
    const isCommon = COMMON.test(path)
    const lines = css.split('\n').length - 1
    const faults = lines > LINES_MAX ? [`${path} has ${lines} lines`] : []
    for (const [, size = ''] of css.matchAll(/font-size: (.*);/g))
      if (!SIZES.test(size)) faults.push(`${path}: ${size} is no step of the scale`)
    for (const [, width = ''] of css.matchAll(/\((m[a-z]+-width: .*?)\)/g))
      if (!BREAKPOINTS.test(width)) faults.push(`${path}: ${width} is no breakpoint`)
    for (const [, outer = ''] of isCommon ? [] : css.matchAll(OUTER))
      if (!ROOT.test(outer)) faults.push(`${path}: ${outer} stands below no root class`)
    for (const [rule] of css.matchAll(/^ {2}body:has.* \{\n {4}background/gm))
      faults.push(`${path}: ${rule.trim().split(' {')[0]} paints the page in both themes`)
    for (const [, name = ''] of css.matchAll(isCommon ? UNSCOPED.common : UNSCOPED.own)) {
      const owner = owners.get(name) ?? path
      if (owner !== path) faults.push(`${path}: ${name} belongs to ${owner}`)
      owners.set(name, owner)
    }
    return faults
  })
}

const sheet = (css: string) => `@layer screen {\n  ${css}\n}\n`

test('sizes are on the scale, files are short, and every class has one owner', () => {
  const paths = globSync('app/**/*.css').filter((path) => !APART.includes(path))
  expect(paths.length).toBeGreaterThan(100)
  expect(faultsOf(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([])
})

test.each([
  ['a.css: 18px is no step of the scale', { 'a.css': sheet('.a {\n    font-size: 18px;\n  }') }],
  ['a.css: min-width: 700px is no breakpoint', { 'a.css': sheet('@media (min-width: 700px) {\n  }') }],
  ['a.css: .a .b { stands below no root class', { 'a.css': sheet('.a .b {\n  }') }],
  [
    'a.css: body:has(.a) paints the page in both themes',
    { 'a.css': sheet('body:has(.a) {\n    background: #fff;\n  }') },
  ],
  ['b.css: .a belongs to a.css', { 'a.css': sheet('.a {\n  }'), 'b.css': sheet('.a {\n  }') }],
  ['a.css has 301 lines', { 'a.css': sheet('.a {\n  }') + '\n'.repeat(297) }],
])('finds that %s', (fault, sheets) => {
  expect(faultsOf(sheets)).toContain(fault)
})
