import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { type Language, LANGUAGES } from './app/platform/language/languages.ts'
import { copyLanguages } from './scripts/copy-languages.ts'
import { correctedFiles } from './scripts/corrected-files.ts'
import { replacedFiles } from './scripts/replaced-files.ts'

const SHELL =
  /\/app\/(root|entry\.client|shell\/|ui\/(icon\/icon|thread|toasts|kolam\/(flame|kolam|dye))\.|platform\/(code\/|device-list|session\/(session-names|sign-in-href)))|rolldown/

// Files for all screens: one large file compresses better than many small ones. The framework's file changes rarely.
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: SHELL, priority: 1 },
  // What most screens with a form share. More in one file would load what few need.
  { name: 'forms', test: /\/app\/(ui\/form|platform\/(form|text))\//, minShareCount: 50 },
]

/** The same in both builds: the server names files that style sheets name too. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7].[ext]'

// Every screen loads the list of all files, and names are much of it: 7 is the shortest hash that is allowed. What is loaded on demand keeps its name for tests.
const output = {
  codeSplitting: { groups: sharedFiles },
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames,
}

const isBuild = process.argv.includes('build') || process.env['BUILD_LANGUAGE'] !== undefined

/** The language of the browser's files; the development server has all languages in them. */
const buildLanguage = process.argv.includes('build') ? LANGUAGES[0] : (process.env.BUILD_LANGUAGE as Language)

// The entry of the server bundle is server/main.ts instead of React Router's. The server is built once: beside the browser's
// files in another language only their list is built, which React Router writes then.
const serverInput = process.env['BUILD_LANGUAGE'] ? 'virtual:react-router/server-manifest' : './server/main.ts'

/**
 * What the server loads from node_modules: native code, what finds files beside its own code, and the large client that
 * few installations use. All else is bundled: the module loader needs some 120 MB for the files of the packages.
 */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'pg',
  'pino',
  'sharp',
]

export default defineConfig({
  plugins: [
    copyLanguages(buildLanguage),
    replacedFiles('client'),
    replacedFiles('server'),
    correctedFiles(),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output } } },
    ssr: {
      // The development server runs modules one by one, and packages of CommonJS cannot be run so.
      ...(isBuild && { resolve: { noExternal: true, external: EXTERNAL } }),
      build: { rollupOptions: { input: serverInput, output: { assetFileNames } } },
    },
  },
  server: { host: '127.0.0.1' },
})
