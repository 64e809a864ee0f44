// Compresses the built files once with the best quality, so that the server need not compress them.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FOLDER = 'build/client/assets'
const COMPRESSIBLE = /\.(js|css|svg|json|map)$/

const names = (await readdir(FOLDER)).filter((name) => COMPRESSIBLE.test(name))
await Promise.all(
  names.map(async (name) => {
    const path = join(FOLDER, name)
    const bytes = await readFile(path)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }),
)
