import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A regular expression as it is written in a file. */
export interface Written {
  file: string
  pattern: string
  flags: string
}

/** Every regular expression of the product; `made` are those that a program puts together, by their file. */
interface Collected {
  written: Written[]
  made: string[]
}

interface Node {
  type: string
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
  arguments?: readonly { type: string; value?: unknown }[]
}

/**
 * Those that these files put together, each with the file: when they are loaded (again, beside the loaded ones), and by
 * `call`, which calls what makes them later.
 */
export async function collectMade(files: readonly string[], call: () => unknown): Promise<Written[]> {
  const found = new Map<string, Written>()
  const construct = (target: typeof RegExp, [source, flags]: [string | RegExp, string?]): RegExp => {
    const regex = new target(source, flags)
    const stack = new Error().stack ?? ''
    const file = files.find((name) => stack.includes(`/${name}`))
    if (file) found.set(`${file} ${regex}`, { file, pattern: regex.source, flags: regex.flags })
    return regex
  }
  const before = globalThis.RegExp
  globalThis.RegExp = new Proxy(before, { construct })
  try {
    for (const file of files) await import(/* @vite-ignore */ `/${file}?made`)
    await call()
  } finally {
    globalThis.RegExp = before
  }
  return [...found.values()]
}

/** Most files have none, and reading their trees takes seconds. */
const MAY_HAVE_ONE = /\bRegExp\(|(?:[=(,:!&|?[{>]|=> |return )\s*\/[^/*\s]/

/** Collects them from the syntax trees of all files that are not tests. */
export function collectRegexes(): Collected {
  const collected: Collected = { written: [], made: [] }
  for (const file of globSync('{app,auth,server,engine}/**/*.{ts,tsx}').toSorted()) {
    if (/\.(?:test|test-support|test-data)\.tsx?$|^auth\/test\//.test(file)) continue
    const text = readFileSync(file, 'utf8')
    if (MAY_HAVE_ONE.test(text)) visit(parseSync(file, text).program, (node) => note(node, file, collected))
  }
  return collected
}

function note(node: Node, file: string, { written, made }: Collected): void {
  if (node.type === 'Literal' && node.regex) written.push({ file, ...node.regex })
  if (node.callee?.name !== 'RegExp') return
  const [pattern, flags] = node.arguments ?? []
  if (pattern?.type !== 'Literal' || typeof pattern.value !== 'string') made.push(file)
  else written.push({ file, pattern: pattern.value, flags: String(flags?.value ?? '') })
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) look(value as Node)
    for (const one of Object.values(value)) if (typeof one === 'object') visit(one, look)
  }
}
