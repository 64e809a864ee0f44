import { hash } from 'node:crypto'

const LONG = 500

/** What long objects were written as: words and drawings are the same object in every page. */
const written = new WeakMap<object, string>()

/**
 * A text that differs if what is drawn from these props differs. Functions handle events, and draw nothing.
 * @throws TypeError for what is not plain data, such as a Map or an element.
 */
export function textOfProps(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`
  if (typeof value === 'function') return 'f'
  if (typeof value !== 'object' || value === null) return `${String(value)};`
  return written.get(value) ?? textOfObject(value)
}

function textOfObject(value: object): string {
  if (value instanceof Date) return `d${value.getTime()};`
  const text = Array.isArray(value) ? `[${value.map(textOfProps).join('')}]` : textOfEntries(value)
  if (text.length < LONG) return text
  const short = `#${hash('sha256', text, 'base64')}`
  written.set(value, short)
  return short
}

function textOfEntries(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if ((prototype !== Object.prototype && prototype !== null) || '$$typeof' in value) {
    throw new TypeError('the props of a kept part are plain data')
  }
  let text = '{'
  for (const [name, each] of Object.entries(value)) text += `${name}=${textOfProps(each)}`
  return `${text}}`
}
