import { createHash } from 'node:crypto'
import type { Auth, Endpoint } from '#auth/context.ts'
import { redirectTarget } from '#auth/http/redirects.ts'
import { pageCopy } from '#auth/messages/templates/copy.ts'
import { escapeHtml } from '#auth/messages/templates/escape-html.ts'
import { followLink } from './verify.ts'

const STYLE = `body{margin:0;display:grid;min-height:100vh;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}
main{max-width:26rem;padding:1.5rem;text-align:center}
button{font:inherit;padding:.75rem 1.5rem;border-radius:.5rem;border:1px solid currentColor;cursor:pointer}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
// No form-action: browsers apply it to the redirect after the form, which may lead to an app.
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`
const FIELDS = ['token', 'type', 'redirect_to'] as const

/** GET /verify/page: a page with a button before a mailed link is followed, so that mail scanners do not consume it. */
export function verifyPage(auth: Auth): Endpoint {
  return (c) => {
    const values = {
      token: c.req.query('token'),
      type: c.req.query('type'),
      redirect_to: redirectTarget(c, auth.settings),
    }
    const inputs = FIELDS.map(
      (name) => `<input type="hidden" name="${name}" value="${escapeHtml(values[name] ?? '')}">`,
    )
    const notice = auth.notice ? `<p><strong>${escapeHtml(auth.notice)}</strong></p>` : ''
    c.header('Content-Security-Policy', POLICY)
    c.header('Referrer-Policy', 'no-referrer')
    return c.html(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(pageCopy.title)} · ${escapeHtml(auth.settings.messages.mail.siteName)}</title><style>${STYLE}</style></head>
<body><main>${notice}<h1>${escapeHtml(pageCopy.title)}</h1><p>${escapeHtml(pageCopy.text)}</p>
<form method="post">${inputs.join('')}<button>${escapeHtml(pageCopy.button)}</button></form></main></body>
</html>
`)
  }
}

/** POST /verify/page, the button of that page: does what GET /verify does. */
export function submitVerifyPage(auth: Auth): Endpoint {
  return async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const [token, type, redirectParam] = FIELDS.map((name) => form.get(name) ?? undefined)
    return followLink(auth, c, { token, type, ...(redirectParam !== undefined && { redirectParam }) })
  }
}
