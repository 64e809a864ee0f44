import { count, desc, sql, type SQL } from 'drizzle-orm'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import { users } from '#auth/tables/users.server.ts'
import { accountColumns, findAccount, toUserJson, type Account } from '#auth/accounts/users.ts'
import { AuthError } from '#auth/errors.ts'
import { parseUserId, invalid } from './user-body.ts'

const PER_PAGE = 50
const PER_PAGE_MAX = 1_000
const PAGE_MAX = 1_000_000
const FILTER_LENGTH_MAX = 255

/** GET /admin/users?page&per_page&filter&sort (service key): newest first, with pagination in the headers. */
export function listUsers(auth: Auth): Endpoint {
  return async (c) => {
    const page = Math.min(readNumber(c, 'page') || 1, PAGE_MAX)
    const perPage = Math.min(readNumber(c, 'per_page') || PER_PAGE, PER_PAGE_MAX)
    const where = filterOf(c.req.query('filter') ?? '')
    const order = orderOf(c.req.query('sort') ?? '')
    const [total] = await auth.db.select({ count: count() }).from(users).where(where)
    const rows = await auth.db
      .select(accountColumns())
      .from(users)
      .where(where)
      .orderBy(...order)
      .limit(perPage)
      .offset((page - 1) * perPage)
    const pages = { page, perPage, last: Math.max(1, Math.ceil((total?.count ?? 0) / perPage)) }
    c.header('X-Total-Count', String(total?.count ?? 0))
    c.header('Link', linksOf(`${new URL(auth.settings.externalUrl).pathname.replace(/\/$/, '')}/admin/users`, pages))
    return c.json({ users: rows.map(toUserJson), aud: auth.settings.jwt.aud })
  }
}

/** GET /admin/users/{id} (service key): the bare user, also if deleted softly. */
export function getUserById(auth: Auth): Endpoint {
  return async (c) => c.json(toUserJson(await getAccount(auth, parseUserId(c.req.param('id')))))
}

async function getAccount(auth: Auth, userId: string): Promise<Account> {
  const account = await findAccount(auth.db, userId)
  if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
  return account
}

/** Empty parameters mean the default. */
function readNumber(c: AuthRequest, name: string): number {
  const text = c.req.query(name) ?? ''
  if (!/^\d{0,9}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name} needs to be a whole number`)
  return Number(text)
}

function filterOf(filter: string): SQL | undefined {
  if (filter === '') return undefined
  if (filter.length > FILTER_LENGTH_MAX || filter.includes('\0') || !filter.isWellFormed()) {
    throw invalid('Bad filter: expected a part of an email address or of a full name')
  }
  const pattern = `%${filter.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${users.email} ILIKE ${pattern} OR ${users.userMetadata} ->> 'full_name' ILIKE ${pattern})`
}

function orderOf(sort: string): SQL[] {
  const [field = 'created_at', direction = 'desc', ...rest] = sort.trim().split(/\s+/).filter(Boolean)
  if (field !== 'created_at' || !/^(?:asc|desc)$/i.test(direction) || rest.length > 0) {
    throw invalid('Bad Sort Parameters: only created_at asc or desc')
  }
  const isRising = direction.toLowerCase() === 'asc'
  return isRising ? [sql`${users.createdAt}`, sql`${users.id}`] : [desc(users.createdAt), desc(users.id)]
}

/** The client reads the first digit after the first `=`, so `page` comes first. */
function linksOf(path: string, { page, perPage, last }: { page: number; perPage: number; last: number }): string {
  const link = (number: number, rel: string) => `<${path}?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
