import { setImmediate } from 'node:timers/promises'
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import { ACCEPTED, VIDEO_PACKETS_MAX, VIDEO_SECONDS_MAX, VIDEO_SIDE_PX_MAX } from '#app/features/media/schema.ts'

/** What is wrong with a film is told to its sender, not to the console. */
Logging.level = LogLevel.Silent

export type VideoForm = 'mp4' | 'webm'

export interface RewrittenVideo {
  /** As it is seen, after rotation. */
  width: number
  height: number
  /** In seconds. */
  duration: number
}

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | null
}

/** What browsers play. */
const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
const AUDIO_CODECS = ['aac', 'mp3', 'opus', 'vorbis', 'flac'] as const
/** Work is done in such portions, so that other requests get their turn between them. */
const PACKETS_AT_A_TIME = 200

/**
 * Writes a film anew from its coded pictures and sound alone. The container is ours: places, dates, names, cover
 * pictures, further tracks and whatever else stood in the old one stay behind. Nothing is encoded again, so it costs
 * no quality and little time.
 */
export async function rewriteVideo(from: string, to: string, form: VideoForm): Promise<RewrittenVideo> {
  const input = new Input({
    source: new FilePathSource(from, { handleUnhandledError: () => {} }),
    formats: [form === 'mp4' ? MP4 : WEBM],
  })
  try {
    const { video, audio } = await findTracks(input)
    const size = await measure(video)
    const sums: Sums = { packets: 0, bytes: 0 }
    const [seen, heard] = [await scan(video, sums), audio && (await scan(audio, sums))]
    const lanes = [await videoLane(video, seen.packets)]
    if (audio && heard) lanes.push(await audioLane(audio, heard.packets))
    const copied = await copy(to, form, lanes)
    // Cut off: the list of packets says more than there is.
    if (copied.packets !== sums.packets || copied.bytes !== sums.bytes) throw new UploadRefusal('damaged')
    return { ...size, duration: Math.max(seen.end, heard?.end ?? 0) }
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal('damaged', { cause: error })
  } finally {
    input.dispose()
  }
}

async function findTracks(input: Input): Promise<Tracks> {
  if (!(await input.canRead())) throw new UploadRefusal('damaged')
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!video) throw new UploadRefusal(audio ? 'no-picture' : 'damaged')
  return { video, audio }
}

async function measure(video: InputVideoTrack): Promise<{ width: number; height: number }> {
  const [width, height] = [Math.round(await video.getDisplayWidth()), Math.round(await video.getDisplayHeight())]
  if (!(width > 0 && height > 0)) throw new UploadRefusal('damaged')
  if (Math.max(width, height) > VIDEO_SIDE_PX_MAX) throw new UploadRefusal('video-pixels')
  return { width, height }
}

/** Of all tracks together. */
interface Sums {
  packets: number
  bytes: number
}

/**
 * When the track ends, from its packets and not from what the file says of itself. Stops as soon as it is too much:
 * a small file can claim any number of packets, and the same bytes for all of them.
 */
async function scan(track: InputTrack, sums: Sums): Promise<{ end: number; packets: number }> {
  const before = sums.packets
  let end = 0
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    sums.packets += 1
    sums.bytes += packet.byteLength
    end = Math.max(end, packet.timestamp + packet.duration)
    if (end > VIDEO_SECONDS_MAX || sums.packets > VIDEO_PACKETS_MAX) throw new UploadRefusal('length')
    if (sums.bytes > ACCEPTED.video.bytesMax) throw new UploadRefusal('damaged')
    if (sums.packets % PACKETS_AT_A_TIME === 0) await setImmediate()
  }
  if (!(end > 0)) throw new UploadRefusal('damaged')
  return { end, packets: sums.packets - before }
}

/** One track on its way from the old file to the new one. */
interface Lane {
  packets: AsyncGenerator<EncodedPacket, void, unknown>
  next: EncodedPacket | undefined
  open(output: Output): void
  add(packet: EncodedPacket): Promise<void>
}

async function videoLane(track: InputVideoTrack, maximumPacketCount: number): Promise<Lane> {
  const codec = VIDEO_CODECS.find((known) => known === track.codec)
  const decoderConfig = codec && (await track.getDecoderConfig())
  if (!codec || !decoderConfig) throw new UploadRefusal('codec')
  const first = await new EncodedPacketSink(track).getFirstPacket()
  if (!first) throw new UploadRefusal('damaged')
  // Looks into the coded picture itself.
  if ((await track.determinePacketType(first)) !== 'key') throw new UploadRefusal('damaged')
  const source = new EncodedVideoPacketSource(codec)
  const rotation = await track.getRotation()
  return {
    packets: new EncodedPacketSink(track).packets(),
    next: undefined,
    open: (output) => void output.addVideoTrack(source, { rotation, maximumPacketCount }),
    add: (packet) => source.add(packet, { decoderConfig }),
  }
}

async function audioLane(track: InputAudioTrack, maximumPacketCount: number): Promise<Lane> {
  const codec = AUDIO_CODECS.find((known) => known === track.codec)
  const decoderConfig = codec && (await track.getDecoderConfig())
  if (!codec || !decoderConfig) throw new UploadRefusal('codec')
  const source = new EncodedAudioPacketSource(codec)
  return {
    packets: new EncodedPacketSink(track).packets(),
    next: undefined,
    open: (output) => void output.addAudioTrack(source, { maximumPacketCount }),
    add: (packet) => source.add(packet, { decoderConfig }),
  }
}

/** Always moves the track that is behind, so that picture and sound of a moment lie side by side in the new file. */
async function copy(to: string, form: VideoForm, lanes: Lane[]): Promise<Sums> {
  const sums: Sums = { packets: 0, bytes: 0 }
  // The index stands first, so that playing begins before all has arrived.
  const format = form === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat()
  const output = new Output({ format, target: new FilePathTarget(to) })
  try {
    for (const lane of lanes) lane.open(output)
    await output.start()
    for (const lane of lanes) lane.next = await take(lane)
    for (;;) {
      const lane = lanes.reduce((behind, other) => (timeOf(other) < timeOf(behind) ? other : behind))
      if (!lane.next) break
      sums.packets += 1
      sums.bytes += lane.next.data.byteLength
      await lane.add(lane.next)
      lane.next = await take(lane)
      if (sums.packets % PACKETS_AT_A_TIME === 0) await setImmediate()
    }
    await output.finalize()
    return sums
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  } finally {
    await Promise.all(lanes.map((lane) => lane.packets.return()))
  }
}

async function take(lane: Lane): Promise<EncodedPacket | undefined> {
  return (await lane.packets.next()).value ?? undefined
}

function timeOf({ next }: Lane): number {
  return next?.timestamp ?? Infinity
}
