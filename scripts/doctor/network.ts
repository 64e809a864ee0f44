import { connect } from 'node:tls'
import { type Check, type Finding, found, reasonOf } from './check.ts'
import { verifyMailServer } from '#app/platform/mail/transport.server.ts'
import { counted } from '#app/platform/text/plural.ts'
import { DAY_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { PROBE_HEADER, SEEN_HEADER } from '#server/lifecycle/health.ts'

const TIMEOUT_MS = 10 * SECOND_MS
const CERTIFICATE_WARN_DAYS = 14
const HTTPS_PORT = 443

/** Connects and signs in; sends nothing. */
export const checkMail: Check = async ({ config: { mail, isLocal, canSendMail } }) => {
  if (mail.url === undefined) {
    if (isLocal) return [found('ok', 'mail', 'Without MAIL_URL mails wait in /dev/mailbox.')]
    if (!canSendMail) return [found('warning', 'mail', 'The demonstration sends no mails: set MAIL_URL.')]
    return [found('problem', 'mail', 'Nothing can be sent: set MAIL_URL.')]
  }
  const { host, username, password } = new URL(mail.url)
  try {
    await verifyMailServer(mail.url)
    return [found('ok', 'mail', `${host} takes the user and the password.`)]
  } catch (error) {
    const secrets = [password, decodeURIComponent(password), username, decodeURIComponent(username)]
    return [found('problem', 'mail', `${host} refuses (${reasonOf(error, secrets)}): check MAIL_URL.`)]
  }
}

export const checkPayments: Check = ({ config: { payments, isLocal, showcase }, env }) => {
  const isPublic = !isLocal && !showcase
  if (payments.provider === 'sandbox') {
    return [found(isPublic ? 'problem' : 'ok', 'payments', 'The sandbox moves no money: PAYMENTS=razorpay takes it.')]
  }
  const findings: Finding[] = []
  if (!/^rzp_(?:live|test)_\w{14}$/.test(payments.keyId))
    findings.push(
      found('problem', 'payments', 'RAZORPAY_KEY_ID is not like rzp_live_ and 14 characters: copy it again.'),
    )
  else if (isPublic && payments.keyId.startsWith('rzp_test_'))
    findings.push(found('warning', 'payments', 'RAZORPAY_KEY_ID is a test key: no money moves.'))
  else findings.push(found('ok', 'payments', 'The keys of Razorpay are there and have the right form.'))
  if (env['RAZORPAY_WEBHOOK_SECRET_PREVIOUS'] || env['RAZORPAYX_WEBHOOK_SECRET_PREVIOUS'])
    findings.push(
      found(
        'warning',
        'webhooks',
        'Two secrets are accepted: a day after the rotation remove …_WEBHOOK_SECRET_PREVIOUS.',
      ),
    )
  if (!payments.payouts)
    findings.push(found('warning', 'payouts', 'They are bank files: RAZORPAYX_ACCOUNT_NUMBER lets the bank pay them.'))
  return findings
}

export const checkTexts: Check = ({ config: { hasTextProvider, hasMailbox } }) => {
  if (hasTextProvider) return [found('ok', 'text messages', 'A provider is set, with what it needs.')]
  if (hasMailbox) return [found('ok', 'text messages', 'Without AUTH_SMS_PROVIDER they wait in /dev/mailbox.')]
  return [found('warning', 'text messages', 'Nobody can join by a number alone: AUTH_SMS_PROVIDER sends messages.')]
}

/** Asks the site under its public address how many proxies the request came through. */
export const checkSite: Check = async ({ config: { siteUrl, trustedProxies } }) => {
  const [up, proxies] = ['site', 'proxy']
  let response: Response
  try {
    response = await fetch(`${siteUrl}/livez`, {
      headers: { [PROBE_HEADER]: '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.text()
  } catch (error) {
    return [
      found('problem', up, `${siteUrl} does not answer (${reasonOf(error)}): is it started, and does DNS lead here?`),
    ]
  }
  const seen = /^proxies=(\d+) proto=(\w*)$/.exec(response.headers.get(SEEN_HEADER) ?? '')
  if (!response.ok || !seen)
    return [
      found('problem', up, `${siteUrl} answers ${response.status}, but not this program: check where the proxy leads.`),
    ]
  const count = Number(seen[1])
  const findings = [found('ok', up, `${siteUrl} answers.`)]
  const said = `${counted(count, 'proxy adds', 'proxies add')} X-Forwarded-For, TRUST_PROXY is ${trustedProxies}`
  if (count === trustedProxies) findings.push(found('ok', proxies, `${said}.`))
  else if (count < trustedProxies)
    findings.push(found('problem', proxies, `${said}: visitors could forge their address. Set TRUST_PROXY=${count}.`))
  else findings.push(found('problem', proxies, `${said}: all visitors share one address. Set TRUST_PROXY=${count}.`))
  if (count > 0 && siteUrl.startsWith('https:') && seen[2] !== 'https')
    findings.push(
      found('warning', proxies, 'It does not send X-Forwarded-Proto: https, as the examples in README.md do.'),
    )
  return findings
}

export const checkCertificate: Check = async ({ config: { siteUrl }, now }) => {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return []
  try {
    const end = await certificateEnd(hostname, Number(port || HTTPS_PORT))
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
    const said = `It is valid until ${end.toISOString().slice(0, 10)} (${days} days)`
    return [
      days < CERTIFICATE_WARN_DAYS
        ? found('warning', 'certificate', `${said}: renew it, and look at why that did not happen by itself.`)
        : found('ok', 'certificate', `${said}.`),
    ]
  } catch (error) {
    return [found('problem', 'certificate', `Browsers refuse it (${reasonOf(error)}): renew it.`)]
  }
}

function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      const { valid_to: end } = socket.getPeerCertificate()
      socket.end()
      resolve(new Date(end))
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}
