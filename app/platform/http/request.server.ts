import { createContext, redirect, type RouterContextProvider } from 'react-router'
import type { CommandContext, Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { EarlyRead } from './early-read.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { AccountPort, OwnAccount, OwnProof } from '#app/platform/own-account.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { StaffPort } from '#app/platform/staff.ts'

/** How the server caches a page. Only for pages that are the same for every visitor. */
export interface CachePolicy {
  /** Cache tags; a command that changes one of them invalidates the page. */
  tags: readonly string[]
  /** The search parameters that the page reads; others are ignored in the cache key. */
  params?: readonly string[]
}

/** The context of a loader or an action; it extends the context of commands. */
export interface RequestContext extends PrivateContext {
  config: Config
  log: Logger
  /** The request's Cookie header. */
  cookies: string | null
  /** The client's IPv4 address or IPv6 /64 network. Only its keyed fingerprint may be stored. */
  network: string
  payments: PaymentProvider
  /** The session of a signed-in caller; null for a visitor. */
  session: OwnProof | null
  /** What the server has begun to read for this page beside the session; undefined if it has not. */
  begun<T>(early: EarlyRead<T>): Promise<T> | undefined
  /** The caller's own account at the auth service. */
  accounts: AccountPort
  /** Operators and administrators. It does not check permissions: call the policy first. */
  staff: StaffPort
  /** Whether this request may read `/dev/mailbox`: it comes from this machine without a proxy. */
  canReadMailbox: boolean
  /** Uploaded files. It does not check who may see them: find the file first. */
  files: SealedFiles
  /** One sample of each mail of the auth service, for `/dev/mails`. */
  accountMailSamples(): MailDraft[]
  /** Numbers of helplines that operators have hidden, from memory. */
  hiddenHelplines(): readonly string[]
  /** Call it when a page fails because the database is unreachable: the response becomes a 503. */
  onUnreachable(): void
  /** Allows the page cache to store this response. No effect for members. */
  cacheFor(policy: CachePolicy): void
  /** With what it was called. */
  cachePolicies: readonly CachePolicy[]
}

export const requestContext = createContext<RequestContext>()

export interface MemberContext extends RequestContext {
  actor: Member
}

/** Set to true by routes with restricted access: the response gets `no-store` and `noindex`. */
export const privateResponse = createContext(false)

type Context = Readonly<RouterContextProvider>

export const contextOf = (context: Context): RequestContext => context.get(requestContext)

export const isMember = (ctx: RequestContext): ctx is MemberContext => ctx.actor.kind === 'member'

/** The caller's account. @throws a redirect to the sign-in for a visitor and for an account that was just erased. */
export async function ownAccountOf({ accounts }: RequestContext): Promise<OwnAccount> {
  const own = await accounts.findOwn()
  if (!own) throw redirect('/auth')
  return own
}

export function findMember(ctx: CommandContext): Member | null {
  return ctx.actor.kind === 'member' ? ctx.actor : null
}

/** Who fills in a form, for its default values; empty for a visitor. `contact` is the e-mail, else the phone number. */
export function prefillOf(ctx: CommandContext): { name: string; email: string; phone: string; contact: string } {
  const { displayName = '', isNameFromEmail, email, phone = '' } = findMember(ctx) ?? {}
  return { name: isNameFromEmail ? '' : displayName, email: email ?? '', phone, contact: email || phone }
}
