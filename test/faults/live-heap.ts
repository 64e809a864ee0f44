const INSPECTOR = /Debugger listening on (ws:\S+)/
const BYTES_PER_MB = 1024 * 1024

/** What a process that was started with `--inspect` keeps after a garbage collection, in MB; `output` is what it printed. */
export async function readLiveHeapMb(output: string): Promise<number> {
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
    return Number(usedSize) / BYTES_PER_MB
  } finally {
    socket.close()
  }
}

/** One call at a time. */
function call(socket: WebSocket, method: string): Promise<Record<string, unknown>> {
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
  socket.send(JSON.stringify({ id: 1, method }))
  return answered
}
