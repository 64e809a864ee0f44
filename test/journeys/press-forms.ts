import { CookieJar } from '#test/same-site/cookies.ts'
import { rightAnswers } from '#test/same-site/fill.ts'
import { type Form, formsOf, markOf } from '#test/same-site/forms.ts'

/** These would take back what was sent, or end the session. */
const LEFT_OUT =
  /=(cancel|remove|withdraw|pause|leave|close|end|forget|stop|delete|discard|switch)|\/(auth|exit|account)( |$|\?)/
/** A link that opens a form's dialog. */
const DIALOG = /href="([^"#]*\?ask=[\w-]+)(?:#[^"]*)?"/g

/** A browser without scripts, on the built site. */
export class Visitor {
  readonly jar: CookieJar
  readonly url: string

  constructor(url: string, cookie = '') {
    this.url = url
    this.jar = new CookieJar(cookie)
  }

  async request(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
    const headers = { Origin: this.url, Cookie: this.jar.header, ...(init.headers as Record<string, string>) }
    const answer = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers })
    this.jar.keep(answer)
    return { status: answer.status, text: await answer.text() }
  }

  post = (path: string, fields: Record<string, string>) =>
    this.request(path, { method: 'POST', body: new URLSearchParams(fields) })

  postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
}

/** What a form's field is filled with instead of the usual answer. */
export type Type = (answer: string, about: { name: string; form: Form }) => string

/** Sends every form of these pages and of the dialogs that they open. Returns the answers. */
export async function pressForms(visitor: Visitor, paths: readonly string[], type: Type): Promise<string[]> {
  const sent = new Set<string>()
  const pages = new Set(paths)
  const answers: string[] = []
  // The set grows while it is walked.
  for (const path of pages) {
    const { status, text } = await visitor.request(path)
    if (status !== 200) continue
    for (const [, dialog = ''] of text.matchAll(DIALOG)) if (!dialog.startsWith('/hi/')) pages.add(dialog)
    for (const form of formsOf(text, path)) {
      const key = `${form.action.split('?')[0]} ${markOf(form)} ${form.fields.map(({ name }) => name).join()}`
      if (sent.has(key) || LEFT_OUT.test(`${form.action} ${markOf(form)}`)) continue
      sent.add(key)
      answers.push((await visitor.request(form.action, { method: 'POST', body: bodyOf(form, type) })).text)
    }
  }
  return answers
}

function bodyOf(form: Form, type: Type): FormData | URLSearchParams {
  const body = form.isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of rightAnswers(form, { code: '' })) {
    if (typeof value === 'string') body.append(name, type(value, { name, form }))
    else if (body instanceof FormData) body.append(name, value)
  }
  return body
}
