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
import { ACCEPTED, VIDEO_PACKETS_MAX, VIDEO_SECONDS_MAX, VIDEO_SIDE_PX_MAX } from '#app/features/media/upload-limits.ts'

/** Problems of a file are reported to its sender, not logged. */
Logging.level = LogLevel.Silent

export type VideoForm = 'mp4' | 'webm'

export interface RewrittenVideo {
  /** In pixels, after rotation. */
  width: number
  height: number
  /** In seconds. */
  duration: number
}

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | null
}

/** The codecs that browsers play. */
const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
const AUDIO_CODECS = ['aac', 'mp3', 'opus', 'vorbis', 'flac'] as const
/** Yields to the event loop after this many packets, so that other requests are served. */
const PACKETS_AT_A_TIME = 200

/**
 * Copies the coded video and audio packets into a new container. Metadata, cover pictures and further tracks of the old
 * one are dropped. Nothing is re-encoded, so quality is kept and it takes little time.
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
    const tracks = [await videoTrackCopy(video, seen.packets)]
    if (audio && heard) tracks.push(await audioTrackCopy(audio, heard.packets))
    const copied = await copy(to, form, tracks)
    // A truncated file: its index lists more packets than it contains.
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

/** Sums of all tracks. */
interface Sums {
  packets: number
  bytes: number
}

/**
 * End of the track in seconds and its number of packets, counted from the packets and not from the header. Throws as
 * soon as a limit is exceeded: a small file can claim any number of packets, and the same bytes for all of them.
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

/** One track that is copied from the input to the output. */
interface TrackCopy {
  packets: AsyncGenerator<EncodedPacket, void, unknown>
  next: EncodedPacket | undefined
  open(output: Output): void
  add(packet: EncodedPacket): Promise<void>
}

async function videoTrackCopy(track: InputVideoTrack, maximumPacketCount: number): Promise<TrackCopy> {
  const codec = VIDEO_CODECS.find((known) => known === track.codec)
  const decoderConfig = codec && (await track.getDecoderConfig())
  if (!codec || !decoderConfig) throw new UploadRefusal('codec')
  const first = await new EncodedPacketSink(track).getFirstPacket()
  if (!first) throw new UploadRefusal('damaged')
  // Checks the coded picture itself.
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

async function audioTrackCopy(track: InputAudioTrack, maximumPacketCount: number): Promise<TrackCopy> {
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

/** Copies the packets in order of time, so that audio and video are interleaved in the output. */
async function copy(to: string, form: VideoForm, tracks: TrackCopy[]): Promise<Sums> {
  const sums: Sums = { packets: 0, bytes: 0 }
  // The index comes first, so that playback can start before the download ends.
  const format = form === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat()
  const output = new Output({ format, target: new FilePathTarget(to) })
  try {
    for (const track of tracks) track.open(output)
    await output.start()
    for (const track of tracks) track.next = await take(track)
    for (;;) {
      const track = tracks.reduce((behind, other) => (timeOf(other) < timeOf(behind) ? other : behind))
      if (!track.next) break
      sums.packets += 1
      sums.bytes += track.next.data.byteLength
      await track.add(track.next)
      track.next = await take(track)
      if (sums.packets % PACKETS_AT_A_TIME === 0) await setImmediate()
    }
    await output.finalize()
    return sums
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  } finally {
    await Promise.all(tracks.map((track) => track.packets.return()))
  }
}

async function take(track: TrackCopy): Promise<EncodedPacket | undefined> {
  return (await track.packets.next()).value ?? undefined
}

function timeOf({ next }: TrackCopy): number {
  return next?.timestamp ?? Infinity
}
