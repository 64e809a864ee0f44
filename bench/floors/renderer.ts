import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import { readConfig } from '#app/platform/config/config.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPgliteInMemory } from '#engine/pglite.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'
import { plainSealer } from '#test/plain-sealer.ts'

const MEMBER: Member = {
  kind: 'member',
  userId: crypto.randomUUID(),
  displayName: 'Asha',
  email: 'asha@example.org',
  roles: [],
}

/**
 * The floor of a page that is not cached: React's drawing of the built page's own tree, with the data of its
 * loaders already loaded. No HTTP, no database, no data for the browser, no headers.
 */
export function startRenderer(path: string): Promise<Meter> {
  return startMeter(import.meta.filename, path)
}

if (import.meta.main) {
  const url = new URL(meterInput<string>(), 'http://localhost:3000')
  const { context, draw } = await loadPage(url)
  serveMeter(1, async () => void (await draw(context, url.href)))
}

/** Runs the built page's loaders once and stops before the application would render. */
async function loadPage(url: URL) {
  const [file] = globSync('build/server/assets/server-build-*.js')
  const build = (await import(pathToFileURL(resolve(file ?? '')).href)) as ServerBuild
  let loaded: EntryContext | undefined
  const stop = async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    loaded = context
    return new Response()
  }
  const module = { ...build.entry.module, default: stop }
  await createRequestHandler({ ...build, entry: { module } }, 'production')(new Request(url), await pageContext())
  if (!loaded) throw new Error(`${url.pathname} is not a page`)
  const { drawTree: draw } = build.entry.module as unknown as {
    drawTree: (of: EntryContext, url: string) => Promise<string>
  }
  const context: EntryContext = { ...loaded, serverHandoffStream: undefined }
  return { context, draw }
}

async function pageContext(): Promise<RouterContextProvider> {
  const { db } = await openDemoDatabase()
  const config = readConfig({})
  const silent = () => {}
  const context: RequestContext = {
    db,
    actor: MEMBER,
    now: new Date(),
    requestId: 'bench',
    cookies: null,
    network: '127.0.0.1',
    config,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    payments: { name: 'sandbox', isTest: true, payOrigins: [] } as unknown as RequestContext['payments'],
    sealer: plainSealer,
    session: null,
    begun: () => undefined,
    files: sealFiles(openFiles(config), plainSealer),
    accountMailSamples: () => [],
    accounts: {
      findOwn: async () => null,
      listPasskeys: async () => [],
      countRecoveryCodes: async () => null,
      listSessions: async () => [],
      nameIfUnnamed: async () => {},
      findMailLink: async () => null,
      findRoleInvitation: async () => null,
      findSignInAlert: async () => null,
      reportDevice: async () => null,
      acceptRole: async () => false,
      findSecondSteps: async () => null,
      getSignInMethods: async () => ({
        phone: false,
        textChannels: [],
        passkeys: false,
        anonymous: false,
        providers: [],
      }),
      findTextUsage: async () => ({ kinds: [], days: [], today: null, hasPrices: false }),
    },
    staff: {
      list: async () => [],
      inviteOperator: async () => ({ ok: false, reason: 'no-account' }),
      dismissOperator: async () => {},
    },
    canReadMailbox: false,
    hiddenHelplines: () => [],
    onUnreachable: silent,
    cachePolicies: [],
    cacheFor: silent,
  }
  // The built pages have their own copy of the context's key, so this provider returns the context for any key.
  return new (class extends RouterContextProvider {
    override get<T>(): T {
      return context as T
    }
  })()
}

async function openDemoDatabase() {
  const database = await openPgliteInMemory()
  await migrate(database)
  await seedDemoData(database.db, new Date(), plainSealer)
  return database
}
