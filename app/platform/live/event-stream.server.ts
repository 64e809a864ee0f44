import type { LiveHub, Subscriber } from './live-hub.server.ts'

const HEARTBEAT_MS = 25_000
const RECONNECT_MS = 5_000
/** A client that reads slower than events come is let go; its browser comes back by itself. */
const WAITING_CHUNKS_MAX = 64

interface ServerSentEvent {
  event: string
  data: unknown
}

interface Wish {
  topics: readonly string[]
  /** Where the client asks from; each network has a share of the places. */
  network: string
}

/** Topics as one stream of server-sent events, or null when the hub has no place left for this network. */
export function openEventStream(hub: LiveHub, { topics, network }: Wish): Response | null {
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

/** All of them or, where the hub has too few places left, none. */
function subscribeAll(hub: LiveHub, topics: readonly string[], subscriber: Subscriber): (() => void) | null {
  const leaves = topics.map((topic) => hub.subscribe(topic, subscriber))
  const leaveAll = () => leaves.forEach((leave) => leave?.())
  if (leaves.every((leave) => leave !== null)) return leaveAll
  leaveAll()
  return null
}

/** JSON holds no line break, so one data line is enough. */
function format({ event, data }: ServerSentEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
