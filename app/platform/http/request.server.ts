import { createContext, redirect, type RouterContextProvider } from 'react-router'
import type { CommandContext, Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { AccountPort, OwnAccount, OwnProof } from '#app/platform/own-account.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { StaffPort } from '#app/platform/staff.ts'

/** What a page may say about keeping it. Only pages that are the same for every visitor may be kept. */
export interface CachePolicy {
  /** Names of what the page shows; a command that changes one of them drops the page. */
  tags: readonly string[]
  /** The search parameters that the page reads; all others must not cause a render. */
  params?: readonly string[]
}

/** What a loader or an action gets from the server, beside what a command needs. */
export interface RequestContext extends PrivateContext {
  config: Config
  log: Logger
  /** The network that asks: an IPv4 address or an IPv6 /64. Only its keyed fingerprint may be stored. */
  network: string
  payments: PaymentProvider
  /** The session of a signed-in caller; null for a visitor. */
  session: OwnProof | null
  /** The caller's own account at the auth service. */
  accounts: AccountPort
  /** Who works here. Ask the policy before asking this. */
  staff: StaffPort
  /** Whether this request may read the mailbox for development: it comes from this machine, past no proxy. */
  seesMailbox: boolean
  /** Helplines that operators took off, from memory. */
  hiddenHelplines(): readonly string[]
  /** To be called when the page failed because the database is away: the answer is then 503. */
  onDatabaseAway(): void
  /** Lets this response be kept for other visitors. Has no effect when somebody is signed in. */
  cacheFor(policy: CachePolicy): void
}

export const requestContext = createContext<RequestContext>()

/** The context of a signed-in person. */
export interface MemberContext extends RequestContext {
  actor: Member
}

/** Set to true by who lets only some people in: the answer is never kept, and no search engine lists it. */
export const privateAnswer = createContext(false)

type Context = Readonly<RouterContextProvider>

/** The request's context inside a loader or an action. */
export const contextOf = (context: Context): RequestContext => context.get(requestContext)

export const isMember = (ctx: RequestContext): ctx is MemberContext => ctx.actor.kind === 'member'

/** The caller's whole account. @throws a redirect to the sign-in, also for who was erased since this request began. */
export async function ownAccountOf({ accounts }: RequestContext): Promise<OwnAccount> {
  const own = await accounts.findOwn()
  if (!own) throw redirect('/auth')
  return own
}

/** The signed-in person, or null. */
export function findMember(ctx: CommandContext): Member | null {
  return ctx.actor.kind === 'member' ? ctx.actor : null
}

/** What a form need not ask the signed-in person again; empty for a visitor. */
export function prefillOf(ctx: CommandContext): { name: string; email: string; contact: string } {
  const member = findMember(ctx)
  const email = member?.email ?? ''
  return { name: member?.displayName ?? '', email, contact: email }
}
