import type { LiveHub, Subscriber } from './live-hub.server.ts'

const HEARTBEAT_MS = 25_000
const RECONNECT_MS = 5_000
/** The stream of a client that reads too slowly is closed at this queue length; the browser reconnects. */
const WAITING_CHUNKS_MAX = 64

interface ServerSentEvent {
  event: string
  data: unknown
}

interface StreamRequest {
  topics: readonly string[]
  /** The client's network; the number of subscribers per network is limited. */
  network: string
}

/** Server-sent events of these topics, or null when the hub's limit for all or for this network is reached. */
export function openEventStream(hub: LiveHub, { topics, network }: StreamRequest): Response | null {
  const encoder = new TextEncoder()
  let leave: (() => void) | null = null
  let heartbeat: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(heartbeat)
    leave?.()
    leave = null
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (chunk: string) => {
          if (leave === null) return
          controller.enqueue(encoder.encode(chunk))
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        const end = () => {
          if (leave === null) return
          stop()
          controller.close()
        }
        leave = subscribeAll(hub, topics, {
          network,
          onEvent: (event) => send(format(event as ServerSentEvent)),
          onClose: end,
        })
        send(`retry: ${RECONNECT_MS}\n\n`)
        heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS)
        heartbeat.unref()
      },
      cancel: stop,
    },
    new CountQueuingStrategy({ highWaterMark: WAITING_CHUNKS_MAX }),
  )
  if (leave === null) {
    stop()
    return null
  }
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}

/** Subscribes to all topics, or to none when the limit is reached (null). */
function subscribeAll(hub: LiveHub, topics: readonly string[], subscriber: Subscriber): (() => void) | null {
  const leaves = topics.map((topic) => hub.subscribe(topic, subscriber))
  const leaveAll = () => leaves.forEach((leave) => leave?.())
  if (leaves.every((leave) => leave !== null)) return leaveAll
  leaveAll()
  return null
}

/** JSON contains no line breaks, so one data line is enough. */
function format({ event, data }: ServerSentEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
