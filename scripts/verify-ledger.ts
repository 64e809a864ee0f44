// `npm run verify-ledger [-- --head POSITION:HASH]` walks the hash chain of the ledger in batches and changes nothing. It
// names every transfer that was altered, deleted, inserted or moved behind the ledger's back, and then ends with exit
// code 1. `--head` is what an earlier run has printed: a chain whose end was cut off does not have it any more. With the
// embedded database it needs a stopped server; the running one does the same check by itself.
import { parseArgs } from 'node:util'
import { findHead } from '#app/features/ledger/chain/seal.server.ts'
import { type ChainFinding, verifyChain } from '#app/features/ledger/chain/verify-chain.server.ts'
import { ledgerUnsealed } from '#app/features/ledger/tables.server.ts'
import { readConfig } from '#app/platform/config/config.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { counted } from '#app/platform/text/plural.ts'
import { hasKeys, keySource, openSecretKeys } from '#server/accounts/auth-keys.ts'
import { requireKnownKeys } from '#server/accounts/known-keys.ts'

const env = process.env
const SAID: Record<ChainFinding['problem'], string> = {
  altered: 'was altered',
  missing: 'is missing',
  'out-of-order': 'is out of order',
  'unknown-key': 'was sealed with a key that is not here',
  inserted: 'was inserted after this position',
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(`The ledger was not checked. ${(error as Error).message}`)
  process.exitCode = 1
}

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  const config = readConfig(env)
  const { dataDir, databaseUrl } = config
  const database = await openDatabase({ dataDir, databaseUrl, onError: (error) => console.error(error.message) })
  try {
    const { db } = database
    await requireKnownKeys(db, { config, env })
    const source = keySource('secret', config, env)
    // Opening would create new ones.
    if (!hasKeys(source)) throw new Error(`The keys are missing: ${source.path} or ${source.variable}.`)
    const sealer = await openSecretKeys(source)
    const { findings, place } = await verifyChain({ db, sealer })
    for (const finding of findings) console.log(lineOf(finding))
    const wrong = findings.length
    const isKept = values.head === undefined || (await hasSeal(db, values.head))
    if (!isKept) console.log(`position ${values.head?.split(':')[0]}: the noted end of the chain is missing`)
    const waiting = await db.$count(ledgerUnsealed)
    const state = wrong > 0 || !isKept ? `${counted(wrong, 'finding', 'findings')}` : 'nothing was changed'
    console.log(`${counted(place.position, 'sealed transfer', 'sealed transfers')}, ${waiting} waiting: ${state}.`)
    if (place.hash) console.log(`To note outside of this database: --head ${place.position}:${place.hash}`)
    return wrong === 0 && isKept
  } finally {
    await database.close()
  }
}

function lineOf({ problem, position, until, transferId }: ChainFinding): string {
  const where = until === undefined ? `position ${position}` : `positions ${position} to ${until}`
  return `${where}: ${transferId ? `transfer ${transferId}` : 'the seal'} ${SAID[problem]}`
}

async function hasSeal(db: Parameters<typeof findHead>[0], noted: string): Promise<boolean> {
  const [position, hash] = noted.split(':')
  const seal = await findHead(db, Number(position))
  return seal?.position === Number(position) && seal?.hash === hash
}
