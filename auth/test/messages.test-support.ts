import type { TestService } from './service.test-support.ts'

/** The visible parts of the newest mail to an address. */
export interface ReadMail {
  kind: string
  code: string
  /** The parts of the link. */
  token: string
  type: string
  redirectTo: string
  /** The path and query of the link, from `/verify` on. */
  path: string
}

/** Opens the newest mail to an address. Throws when there is none. */
export function openMail({ mails }: TestService, to: string): ReadMail {
  const mail = mails.findLast((candidate) => candidate.to === to)
  if (!mail) throw new Error(`Nothing was sent to ${to}.`)
  const [link = ''] = /https?:\S+/.exec(mail.text) ?? []
  const url = new URL(link || 'http://none')
  const [code = ''] = /^\d{6,10}$/m.exec(mail.text) ?? []
  return {
    kind: mail.kind,
    code,
    token: url.searchParams.get('token') ?? '',
    type: url.searchParams.get('type') ?? '',
    redirectTo: url.searchParams.get('redirect_to') ?? '',
    path: link.slice(link.indexOf('/verify')),
  }
}

/** Follows a link without its redirect; returns the target with its query and fragment. */
export async function follow(auth: TestService, path: string) {
  const { status, headers } = await auth.send('GET', path)
  const location = headers.get('location') ?? ''
  const [before = '', fragment = ''] = location.split('#')
  const [address = '', query = ''] = before.split('?')
  const read = (text: string) => Object.fromEntries(new URLSearchParams(text))
  return { status, headers, address, query: read(query), fragment: read(fragment) }
}
