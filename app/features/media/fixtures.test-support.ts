// Files as users upload them, generated at run time, so that the repository contains no binary files.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp from 'sharp'

export const PLACE = '+19.0760+072.8777/'
const [FRAME_WIDTH, FRAME_HEIGHT] = [64, 48]

/** A picture with a gradient, so that it is not blank. */
export function picture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      data[at] = (x * 255) / width
      data[at + 1] = (y * 255) / height
      data[at + 2] = 128
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Like a phone's photo: rotated, with location, camera and time as metadata. */
export function phonePhoto(width = 800, height = 600): Promise<Buffer> {
  return picture(width, height)
    .withExif({
      IFD0: { Make: 'Lotus', Model: 'Phone 3', Artist: 'Asha of Nagpur', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:11:20 08:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 39/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

interface Film {
  frames?: number
  /** Seconds for each frame. */
  frameSeconds?: number
  tags?: boolean
  sound?: boolean
}

/** A WebM that browsers play. A lossy WebP contains one VP8 frame, from which the video is made. */
export async function webm({ frames = 5, frameSeconds = 0.2, tags = false }: Film = {}): Promise<Buffer> {
  const still = await picture(FRAME_WIDTH, FRAME_HEIGHT).webp({ quality: 60 }).toBuffer()
  const at = still.indexOf('VP8 ')
  const frame = still.subarray(at + 8, at + 8 + still.readUInt32LE(at + 4))
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(source)
  if (tags) output.setMetadataTags({ title: 'At home', raw: { LOCATION: PLACE } })
  const decoderConfig = { codec: 'vp8', codedWidth: FRAME_WIDTH, codedHeight: FRAME_HEIGHT }
  return mux(output, source, { frame, decoderConfig, frames, frameSeconds })
}

/** The same as MP4. An AVIF contains one AV1 frame. */
export async function mp4({ frames = 5, frameSeconds = 0.2, tags = false, sound = false }: Film = {}): Promise<Buffer> {
  const still = await picture(FRAME_WIDTH, FRAME_HEIGHT).avif({ quality: 40, effort: 0 }).toBuffer()
  const at = still.indexOf('mdat')
  const frame = still.subarray(at + 4, at - 4 + still.readUInt32BE(at - 4))
  const format = new Mp4OutputFormat({ fastStart: 'in-memory', metadataFormat: 'udta' })
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedVideoPacketSource('av1')
  const voice = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(source, { rotation: 90 })
  if (sound) output.addAudioTrack(voice)
  if (tags) output.setMetadataTags({ title: 'At home', raw: { '©xyz': PLACE } })
  const decoderConfig = { codec: 'av01.0.00M.08', codedWidth: FRAME_WIDTH, codedHeight: FRAME_HEIGHT }
  return mux(output, source, { frame, decoderConfig, frames, frameSeconds }, sound ? voice : undefined)
}

interface Muxing {
  frame: Uint8Array
  decoderConfig: VideoDecoderConfig
  frames: number
  frameSeconds: number
}

async function mux(
  output: Output<WebMOutputFormat | Mp4OutputFormat, BufferTarget>,
  source: EncodedVideoPacketSource,
  { frame, decoderConfig, frames, frameSeconds }: Muxing,
  voice?: EncodedAudioPacketSource,
): Promise<Buffer> {
  await output.start()
  for (let number = 0; number < frames; number += 1) {
    const packet = new EncodedPacket(frame, 'key', number * frameSeconds, frameSeconds)
    await source.add(packet, { decoderConfig })
    await voice?.add(new EncodedPacket(SILENCE, 'key', number * frameSeconds, frameSeconds), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
    })
  }
  await output.finalize()
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
}

/** 20 ms of silence in Opus. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe)
