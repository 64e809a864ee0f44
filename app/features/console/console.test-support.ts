import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

/** The app with demo data, two members, one member without the second factor, an operator and an administrator. */
export async function openConsole() {
  const t = await testApp()
  const { db } = t.database
  await insertFirstHelplines(db, t.clock.now)
  await seedDemoData(db, t.clock.now, t.services.sealer)
  const asha = await signUp(t, 'Asha')
  const unready = await signUp(t, 'Unready', { roles: ['administrator', 'operator'] })
  const halfway = await signUp(t, 'Halfway')
  const kavita = await signUpStaff(t, 'Kavita', 'operator')
  const leela = await signUpStaff(t, 'Leela', 'administrator')

  const get = async (path: string, { init }: Pick<Person, 'init'>) => {
    const response = await t.get(path, { ...init, redirect: 'manual' })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const post = async (path: string, fields: Record<string, string>, { init }: Pick<Person, 'init'>) => {
    const response = await t.post(path, fields, init)
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
  }

  return { t, db, asha, unready, halfway, kavita, leela, get, post }
}

/** The fields that a browser would post for the form with this `act`. */
export function formIn(html: string, act: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`name="act" value="${act}"`)) ?? ''
  const fields: Record<string, string> = {}
  const body = form.split('</form>')[0] ?? ''
  for (const [tag] of body.matchAll(/<input[^>]*>/g)) {
    const [name, value] = [attribute(tag, 'name'), attribute(tag, 'value')]
    if (/type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag)) continue
    if (name) fields[name] = value
  }
  for (const [, head = '', text = ''] of body.matchAll(/<textarea([^>]*)>([^]*?)<\/textarea>/g)) {
    fields[attribute(head, 'name')] = unescape(text)
  }
  for (const [, head = '', options = ''] of body.matchAll(/<select([^>]*)>([^]*?)<\/select>/g)) {
    const chosen = /<option[^>]* selected=""[^>]*>/.exec(options)?.[0] ?? ''
    fields[attribute(head, 'name')] = attribute(chosen, 'value')
  }
  return fields
}

const attribute = (tag: string, name: string) => unescape(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescape = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => SIGNS[name] ?? whole).replace(/^\n/, '')
