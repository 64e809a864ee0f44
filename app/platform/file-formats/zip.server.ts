import { crc32 } from 'node:zlib'

export interface ZipFile {
  /** ASCII; a slash makes a folder. */
  name: string
  text: string
}

const VERSION = 20
/** Names and contents are UTF-8. */
const UTF_8 = 1 << 11
const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50

/** An uncompressed ZIP archive of text files: at most 65,535 files and 4 GB. Format: PKWARE APPNOTE 6.3.10. */
export function zip(files: readonly ZipFile[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const content = Buffer.from(text)
    const common = entry({ name, content, at })
    const local = Buffer.concat([u32(LOCAL_HEADER), common, Buffer.from(name), content])
    const rest = [u16(0), u16(0), u16(0), u32(0), u32(offset)]
    directory.push(Buffer.concat([u32(CENTRAL_HEADER), u16(VERSION), common, ...rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = u16(files.length)
  const end = Buffer.concat([u32(END), u16(0), u16(0), count, count, u32(central.length), u32(offset), u16(0)])
  return Buffer.concat([...parts, central, end])
}

/** The fields that the local header and the central directory share. */
function entry({ name, content, at }: { name: string; content: Buffer; at: Date }): Buffer {
  const [date, time] = dosTime(at)
  const sizes = [u32(crc32(content)), u32(content.length), u32(content.length)]
  return Buffer.concat([u16(VERSION), u16(UTF_8), u16(0), u16(time), u16(date), ...sizes, u16(name.length), u16(0)])
}

/** MS-DOS date and time: years since 1980, seconds in steps of two, in UTC. */
function dosTime(at: Date): [date: number, time: number] {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return [date, time]
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
