// What every command does first. Plain JavaScript for Node 20 and later without packages, because it runs
// before there are any; everything else runs on the Node that package-lock.json pins.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, run } from './run.mjs'

const NODE_MAJOR_MIN = 20
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules/.bin')

/**
 * Goes to the repository's root and installs exactly the locked packages, unless they are there already.
 * Afterwards `node` and the packages' programs are first on PATH.
 */
export async function setUp() {
  if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR_MIN) {
    fail(`Node ${process.versions.node} is too old: Diya needs Node ${NODE_MAJOR_MIN} or newer.`)
  }
  process.chdir(ROOT)
  if (!isInstalled()) await install()
  process.env.PATH = `${BIN}:${process.env.PATH ?? ''}`
}

/** True when node_modules holds what package-lock.json names: npm keeps its own record of what it installed. */
export function isInstalled(root = ROOT) {
  try {
    const { packages: wanted } = readJson(join(root, 'package-lock.json'))
    const { packages: present } = readJson(join(root, 'node_modules/.package-lock.json'))
    for (const [name, { version, integrity, optional }] of Object.entries(wanted)) {
      // The first is this repository itself; what is made for another system is locked but not installed.
      if (name === '' || (optional && !present[name])) continue
      if (present[name].version !== version || present[name].integrity !== integrity) return false
    }
    return existsSync(join(root, 'node_modules/.bin/node'))
  } catch {
    return false
  }
}

async function install() {
  console.log('Installing the locked packages …')
  // The npm that started us, on the Node that it runs on: the pinned Node is about to be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const code = node && npm ? await run(node, [npm, 'ci']) : await run('npm', ['ci'])
  if (code !== 0) fail('The packages could not be installed: see the lines above.')
  if (!isInstalled()) fail('The packages are not complete: does npm run install scripts here (ignore-scripts)?')
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
