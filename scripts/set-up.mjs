// Every command runs this first. It is plain JavaScript for Node 20 and later without packages, because it installs them;
// everything else runs on the Node version that package-lock.json pins.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, run } from './run.mjs'

const NODE_MAJOR_MIN = 20
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules/.bin')

/**
 * Changes to the repository's root and installs the locked packages, unless they are installed. Afterwards the pinned
 * `node` and the programs of the packages are first in PATH.
 */
export async function setUp() {
  if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR_MIN) {
    fail(`Node ${process.versions.node} is too old: Diya needs Node ${NODE_MAJOR_MIN} or newer.`)
  }
  process.chdir(ROOT)
  if (!isInstalled()) await install()
  process.env.PATH = `${BIN}:${process.env.PATH ?? ''}`
}

/** Whether this process runs on the Node version that package-lock.json pins. */
export const isPinnedNode = () =>
  readJson(join(ROOT, 'package-lock.json')).packages['node_modules/node']?.version === process.versions.node

/** Whether the installed packages, as npm has recorded them in node_modules, match package-lock.json. */
export function isInstalled(root = ROOT) {
  try {
    const { packages: locked } = readJson(join(root, 'package-lock.json'))
    const { packages: present } = readJson(join(root, 'node_modules/.package-lock.json'))
    for (const [name, { version, integrity, optional }] of Object.entries(locked)) {
      // '' is this repository; optional packages for other systems are locked but not installed.
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
  // The npm that started this process, with its Node: the pinned Node may be replaced.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const code = node && npm ? await run(node, [npm, 'ci']) : await run('npm', ['ci'])
  if (code !== 0) fail('The packages could not be installed: see the lines above.')
  if (!isInstalled()) fail('The packages are not complete: does npm run install scripts here (ignore-scripts)?')
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
