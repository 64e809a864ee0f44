import { constants } from 'node:fs'
import { access, readdir, stat, statfs } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Check, type Finding, found, reasonOf } from './check.ts'
import { readMoved } from '#app/platform/db/embedded/moved.server.ts'
import { openFiles } from '#app/platform/files/open-files.server.ts'
import { counted } from '#app/platform/text/plural.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

const MB = 1024 * 1024
const FREE_WARN_BYTES = 2_048 * MB
const FREE_MIN_BYTES = 200 * MB
/** Others may read or write it. */
const OF_OTHERS = 0o077
const BACKUP_WARN_DAYS = 2
const BACKUP_NAME = /^diya-.*\.(?:ndjson\.gz|age|backup)$/

const DATA = 'data directory'

export const checkDataDirectory: Check = async ({ config: { dataDir, databaseUrl } }) => {
  const meta = await stat(dataDir).catch(() => undefined)
  if (!meta) return [found('warning', DATA, `${dataDir} does not exist yet: the first start creates it.`)]
  if (!meta.isDirectory()) return [found('problem', DATA, `${dataDir} is not a directory: set DATA_DIR to another.`)]
  const findings: Finding[] = []
  const mayWrite = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  findings.push(
    mayWrite
      ? found('ok', DATA, `${dataDir} can be read and written.`)
      : found('problem', DATA, `${dataDir} cannot be written by this user: chown -R it to the user of the site.`),
  )
  if ((meta.mode & OF_OTHERS) !== 0)
    findings.push(found('warning', DATA, `Other users can read ${dataDir}, with its keys: chmod 700 ${dataDir}`))
  const moved = databaseUrl ? undefined : readMoved(dataDir)
  if (moved) findings.push(found('problem', DATA, `Its database moved to ${moved.to}: set DATABASE_URL.`))
  return [...findings, await checkSpace(dataDir)]
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const said = `${Math.round(free / MB).toLocaleString('en')} MB are free`
  if (free < FREE_MIN_BYTES) return found('problem', 'disk', `${said}: make room before the database stops.`)
  if (free < FREE_WARN_BYTES) return found('warning', 'disk', `${said}: plan for more, or delete old backups.`)
  return found('ok', 'disk', `${said}.`)
}

const FILES = 'uploaded files'

/** Writes, reads and deletes one small object. */
export const checkFiles: Check = async ({ config }) => {
  const { files, dataDir } = config
  const place = files.store === 's3' ? `the bucket ${files.bucket}` : join(dataDir, 'files')
  // Nothing is created before the first start.
  if (files.store === 'disk' && !(await stat(join(dataDir, 'files')).catch(() => undefined)))
    return [found('ok', FILES, `${place} does not exist yet: the first upload creates it.`)]
  const store = openFiles(config)
  const key = `doctor/${randomUUID()}`
  const secrets = files.store === 's3' ? [files.key, files.secret] : []
  try {
    await store.put(key, Buffer.from(key), { type: 'text/plain' })
    const stream = await store.read(key)
    const isSame = stream && (await buffer(stream)).toString() === key
    await store.delete(key)
    if (isSame) return [found('ok', FILES, `An object was written to ${place}, read and deleted.`)]
    return [found('problem', FILES, `What was written to ${place} is not what is read there.`)]
  } catch (error) {
    await store.delete(key).catch(() => {})
    const hint = files.store === 's3' ? 'check FILES_S3_KEY and its rights' : 'check its owner'
    return [found('problem', FILES, `${place} does not take an object (${reasonOf(error, secrets)}): ${hint}.`)]
  }
}

/** Looks where `npm run backup` and deploy/diya-backup.service write. */
export const checkBackups: Check = async ({ config: { dataDir, backupPassphrase }, now }) => {
  const times = await Promise.all([process.cwd(), join(dataDir, 'backups')].map(listTimes))
  const newest = Math.max(...times.flat())
  const findings: Finding[] = []
  if (!Number.isFinite(newest)) {
    findings.push(found('warning', 'backups', `There is none here or in ${dataDir}/backups: npm run backup makes one.`))
  } else {
    const days = Math.floor((now.getTime() - newest) / DAY_MS)
    const said = `The newest is ${counted(days, 'day', 'days')} old`
    const isOld = days >= BACKUP_WARN_DAYS
    findings.push(found(isOld ? 'warning' : 'ok', 'backups', isOld ? `${said}: npm run backup makes one.` : `${said}.`))
  }
  if (backupPassphrase === undefined)
    findings.push(found('warning', 'backups', 'They are not encrypted: set BACKUP_PASSPHRASE, and keep it elsewhere.'))
  return findings
}

async function listTimes(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => BACKUP_NAME.test(name)).map((name) => stat(join(folder, name)))
  return (await Promise.all(files)).map(({ mtimeMs }) => mtimeMs)
}
