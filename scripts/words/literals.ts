import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** A text in a copy file. */
export interface Literal {
  /** The export and the keys that lead to it, for example `copy.nav.signIn`. */
  key: string
  /** The text; a value in it is shown as its code: `{name}`. */
  text: string
  /** Its place in the source, with its quotes. */
  start: number
  end: number
  /** The code of the values in it; null for a text without any. */
  values: readonly string[] | null
}

const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration'])

/** The string and template literals of a copy file that are values, in the order of the source. */
export function literalsOf(path: string, source: string): Literal[] {
  const found: Literal[] = []
  const visit = (node: unknown, key: string): void => {
    if (Array.isArray(node)) return node.forEach((each, place) => visit(each, isList(node) ? `${key}[${place}]` : key))
    if (!isNode(node) || SKIPPED.has(node.type) || isType(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string') return add(node, key, node.value, null)
    if (node.type === 'TemplateLiteral') {
      const values = (node.expressions as Node[]).map(({ start, end }) => source.slice(start, end))
      add(node, key, textOf(node, values), values)
      return visit(node.expressions, key)
    }
    if (node.type === 'Property') {
      if (node.computed) visit(node.key, key)
      return visit(node.value, `${key}.${nameOf(node.key as Node)}`)
    }
    if (node.type === 'VariableDeclarator') return visit(node.init, nameOf(node.id as Node))
    if (node.type === 'FunctionDeclaration') return visit(node.body, nameOf(node.id as Node))
    // `copy['key']` and comparisons read code, not texts.
    if (node.type === 'MemberExpression') return visit(node.object, key)
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return undefined
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') visit(child, key)
  }
  const add = ({ start, end }: Node, key: string, text: string, values: readonly string[] | null) =>
    void found.push({ key, text, start, end, values })
  visit((parseSync(path, source).program as unknown as Node).body, '')
  return found
}

const isList = (nodes: readonly unknown[]): boolean =>
  nodes.length > 1 &&
  nodes.every((node) => isNode(node) && !/Statement|Declaration|Property|Spread|Declarator/.test(node.type))
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const isType = ({ type }: Node): boolean => /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type)
const nameOf = (node: Node): string => String(node.name ?? node.value ?? node.type)

function textOf(node: Node, values: readonly string[]): string {
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return parts.map((part, place) => (place < values.length ? `${part}{${values[place] ?? ''}}` : part)).join('')
}

/** The source of a literal with another text. @throws a sentence when a value is missing, twice or unknown. */
export function sourceOf(literal: Literal, text: string): string {
  const { values } = literal
  if (values === null) return quoted(text)
  const places = values.map((value) => ({ value, token: `{${value}}` }))
  for (const { token } of places) {
    const count = text.split(token).length - 1
    const wanted = values.filter((each) => `{${each}}` === token).length
    if (count !== wanted) throw new Error(`${token} has to be in the text ${wanted === 1 ? 'once' : `${wanted} times`}`)
  }
  // Longer values first, because one can contain another.
  const tokens = [...new Set(places.map(({ token }) => token))].toSorted((a, b) => b.length - a.length)
  const parts = splitBy(text, tokens)
  return `\`${parts.map((part) => (tokens.includes(part) ? `$${part}` : escaped(part))).join('')}\``
}

/** The text in parts: the tokens, and what is between them. */
function splitBy(text: string, tokens: readonly string[]): string[] {
  const [token, ...rest] = tokens
  if (token === undefined) return [text]
  return text.split(token).flatMap((part, place) => [...(place > 0 ? [token] : []), ...splitBy(part, rest)])
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${').replaceAll('\n', '\\n')

function quoted(text: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return text.includes("'") && !text.includes('"') ? `"${plain}"` : `'${plain.replaceAll("'", "\\'")}'`
}
