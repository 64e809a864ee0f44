// Locks a data directory until it is killed: node lock-run.ts <data directory>
import { lockDataDir } from '#engine/lock.server.ts'

const startedAt = performance.now()
try {
  lockDataDir(process.argv[2] as string)
  console.log('held')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(
    `refused ${Math.round(performance.now() - startedAt)} ${(error as Error).name}: ${(error as Error).message}`,
  )
}
