const INSPECTOR = /Debugger listening on (ws:\S+)/
const BYTES_PER_MB = 1024 * 1024

const COUNT_TIMERS = "process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length"

/** What a process that was started with `--inspect` keeps: `liveHeapMb` after a garbage collection, and timers that wait. `output` is what it printed. */
export async function readKept(output: string): Promise<{ liveHeapMb: number; timers: number }> {
  const url = INSPECTOR.exec(output)?.[1]
  if (!url) throw new Error('The process was not started with --inspect.')
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  try {
    await call(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = await call(socket, 'Runtime.getHeapUsage')
    const { result } = await call(socket, 'Runtime.evaluate', { expression: COUNT_TIMERS, returnByValue: true })
    return { liveHeapMb: Number(usedSize) / BYTES_PER_MB, timers: (result as { value: number }).value }
  } finally {
    socket.close()
  }
}

/** One call at a time. */
function call(socket: WebSocket, method: string, params = {}): Promise<Record<string, unknown>> {
  const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
    socket.addEventListener('error', reject, { once: true })
    socket.addEventListener(
      'message',
      ({ data }) => {
        const { result, error } = JSON.parse(String(data))
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      },
      { once: true },
    )
  })
  socket.send(JSON.stringify({ id: 1, method, params }))
  return answered
}
