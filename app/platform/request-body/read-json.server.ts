import { hasForbiddenText } from './forbidden-text.ts'

/**
 * A JSON body, parsed; undefined when it is not JSON in UTF-8, or contains a control character, a lone surrogate or a name
 * like `__proto__`.
 */
export async function findJson(request: Request): Promise<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
    const value: unknown = JSON.parse(text)
    return hasForbiddenText(value) ? undefined : value
  } catch {
    // Not UTF-8, not JSON, or the connection ended.
    return undefined
  }
}
