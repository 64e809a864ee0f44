import { join } from 'node:path'
import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

/** For example `app/shell/copy.ts nav.label`. A trailing `.*` stands for everything below. */
type Key = string

const isCopy = (path: string) => /(^|[/-])copy(\.server)?\.ts$/.test(path)

/**
 * The keys of exported copy objects that no file reads. Members are followed through constants and destructuring of one
 * file; what is read by a computed key, passed on or exported again counts as read with everything below it.
 *
 * @param sources The text of each file by its path from the root.
 */
export function findUnreadCopy(sources: ReadonlyMap<string, string>): Key[] {
  const declared: Key[] = []
  const read = new Set<Key>()
  for (const [path, text] of sources) {
    if (!isCopy(path) && !/copy(\.server)?\.ts'/.test(text)) continue
    const program = parseSync(path, text).program as unknown as Node
    if (isCopy(path)) declared.push(...declaredKeys(path, program))
    collectReads(path, program, sources, read)
  }
  return declared.filter((key) => !isRead(key, read)).toSorted()
}

function isRead(key: Key, read: ReadonlySet<Key>): boolean {
  if (read.has(key)) return true
  for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1))
    if (read.has(`${key.slice(0, end)}.*`)) return true
  return false
}

/** The keys that hold a text, a function or a list, of each exported object. */
function declaredKeys(path: string, program: Node): Key[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : null
    if (declaration?.type !== 'VariableDeclaration') return []
    return (declaration.declarations as Node[]).flatMap(({ id, init }) =>
      leaves(`${path} ${(id as Node).name as string}`, init as Node | null),
    )
  })
}

function leaves(key: Key, value: Node | null): Key[] {
  const object = value && withoutTypes(value)
  if (object?.type !== 'ObjectExpression') return [key]
  return (object.properties as Node[]).flatMap((property) => {
    const name = property.type === 'Property' ? nameOf(property.key as Node, property.computed === true) : null
    return name === null ? [] : leaves(`${key}.${name}`, property.value as Node)
  })
}

/** The local names that are parts of copy objects, and what the file does with them. */
function collectReads(path: string, program: Node, sources: ReadonlyMap<string, string>, read: Set<Key>): void {
  const names = new Map<string, Set<Key>>()
  const add = (name: string, key: Key) => names.set(name, (names.get(name) ?? new Set()).add(key))
  for (const statement of program.body as Node[]) {
    if (isCopy(path) && statement.type === 'ExportNamedDeclaration')
      for (const [, name] of sources.get(path)?.matchAll(/^export const (\w+)/gm) ?? [])
        add(name ?? '', `${path} ${name}`)
    const target = copyModule(path, (statement.source as { value?: string } | null)?.value)
    if (!target || !sources.has(target)) continue
    for (const specifier of (statement.specifiers ?? []) as Node[])
      if (specifier.type === 'ImportSpecifier')
        add((specifier.local as Node).name as string, `${target} ${(specifier.imported as Node).name as string}`)
      else read.add(`${target}.*`)
  }
  if (!names.size) return
  const identifiers = identifiersOf(program)
  const done = new Set<string>()
  // Following one name may add others: repeat until no pair of name and key is new.
  for (let found = true; found;) {
    found = false
    for (const [name, keys] of names)
      for (const key of keys) {
        if (done.has(`${name} ${key}`)) continue
        done.add(`${name} ${key}`)
        found = true
        for (const [node, parents] of identifiers.get(name) ?? []) follow(key, node, parents, read, add)
      }
  }
}

const copyModule = (from: string, specifier = ''): string | null => {
  if (!isCopy(specifier)) return null
  return specifier.startsWith('#') ? specifier.slice(1) : join(from, '..', specifier)
}

/** Extends the key by the members that are read of the node, and records how the last of them is used. */
function follow(key: Key, node: Node, parents: readonly Node[], read: Set<Key>, add: (name: string, key: Key) => void) {
  let depth = parents.length - 1
  const parent = () => parents[depth] as Node
  for (let child = node; ; child = parent(), depth -= 1) {
    const { type } = parent()
    if (type === 'MemberExpression' && parent().object === child) {
      const name = nameOf(parent().property as Node, parent().computed === true)
      if (name === null) break
      key += `.${name}`
    } else if (!/^(TS(As|Satisfies|NonNull)|Parenthesized|Chain)/.test(type)) {
      if (
        type === 'VariableDeclarator' &&
        parent().init === child &&
        parents[depth - 2]?.type !== 'ExportNamedDeclaration'
      )
        return bind(key, parent().id as Node, read, add)
      if (type === 'VariableDeclarator' && parent().id === child) return
      if (type === 'ImportSpecifier' || type.startsWith('TS')) return
      if (parents[depth - 1]?.type === 'ObjectPattern') return
      break
    }
  }
  // `copy.list.map` reads the list.
  for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1)) read.add(key.slice(0, end))
  read.add(`${key}.*`)
}

/** `const words = copy.form` or `const { title, ...rest } = copy`. */
function bind(key: Key, target: Node, read: Set<Key>, add: (name: string, key: Key) => void): void {
  read.add(key)
  if (target.type === 'Identifier') return add(target.name as string, key)
  for (const property of (target.properties ?? []) as Node[]) {
    const name = property.type === 'Property' ? nameOf(property.key as Node, property.computed === true) : null
    if (name === null || (property.value as Node).type === 'AssignmentPattern') read.add(`${key}.*`)
    else bind(`${key}.${name}`, property.value as Node, read, add)
  }
  if (!target.properties) read.add(`${key}.*`)
}

function withoutTypes(node: Node): Node {
  return /^(TS(As|Satisfies)|Parenthesized)/.test(node.type) ? withoutTypes(node.expression as Node) : node
}

function nameOf(key: Node, isComputed: boolean): string | null {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !isComputed ? (key.name as string) : null
}

/** The identifiers that are values, not names of members, each with its parents. */
function identifiersOf(program: Node): Map<string, [Node, readonly Node[]][]> {
  const found = new Map<string, [Node, readonly Node[]][]>()
  const parents: Node[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') {
      const name = node.name as string
      const known = found.get(name)
      if (known) known.push([node, [...parents]])
      else found.set(name, [[node, [...parents]]])
      return
    }
    parents.push(node)
    for (const field in node) {
      const value = node[field]
      if (typeof value !== 'object' || value === null) continue
      if ((field === 'property' || field === 'key') && node.computed === false && !node.shorthand) continue
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof (child as Node | null)?.type === 'string') visit(child as Node)
    }
    parents.pop()
  }
  visit(program)
  return found
}
