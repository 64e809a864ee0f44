import type { KnipConfig } from 'knip'

// Finds files, exports and packages that nothing uses: `knip` with the tests, `knip --production` without them, where an
// export for tests alone says `@internal`. Routes, tests and configurations are found by knip itself; `!` marks the product.
const isProduction = process.argv.includes('--production')

export default {
  entry: [
    'server/main.ts!',
    // Imported by the route table, which the build alone reads.
    'app/route-ids.ts!',
    // The program of a thread.
    'app/drawings.ts!',
    'auth/alone/main.ts!',
    'auth/drizzle.config.ts',
    // Put in the place of files of the router, of Vite and of Drizzle by vite.config.ts.
    'app/{shell/connection/load-route-module,platform/code/import-again}.ts!',
    'engine/drizzle-entity.server.ts!',
    // Imported by what scripts/copy-languages.ts puts in the place of a copy.ts.
    'app/platform/language/in-languages.ts!',
    '{app,auth,server}/**/*copy{,.server}.hi.ts!',
    'server/dev.ts',
    'scripts/*.mjs',
    'scripts/{admin,admin-breach,admin-keys,backup,doctor,doctor/*,erased-again,ledger-sums,move,restore,verify-ledger}.ts!',
    'scripts/{test-postgres,words,build-languages,compact-manifest,precompress,fonts,icons,places,count-tree,draw-architecture,mail-sheet,picture-sheet}.ts',
    'app/platform/pdf/fonts/make.ts',
    'bench/{all,*.bench}.ts',
    'bench/floors/*.ts',
    'test/{crash,durability,faults}/*-run.ts',
    'test/faults/soak.ts',
    'test/same-site/{main,render.run,fixed-chance,vitest.config}.ts',
    'test/browsers/{*.run,vitest.config}.ts',
    'test/look.ts',
  ],
  project: [
    '{app,auth,engine,server,db}/**/*.{ts,tsx,js}!',
    '{scripts,test,bench}/**/*.{ts,mjs}',
    '*.ts',
    '!**/*.{test,test-support,test-data}.{ts,tsx}!',
  ],
  // In production only: tests use what the file itself also uses.
  ignoreExportsUsedInFile: isProduction,
  // Read as files, not as modules.
  ignoreDependencies: ['@expo-google-fonts/*', '@fontsource-variable/*', 'axe-core', 'big-list-of-naughty-strings'],
  ignoreBinaries: [
    'systemd-analyze',
    'taskset',
    'mount',
    'umount',
    'firefox-esr',
    'WebKitWebDriver',
    'Xvfb',
    'pdftotext',
  ],
} satisfies KnipConfig
