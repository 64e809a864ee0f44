import type { KnipConfig } from 'knip'

// What runs although nothing imports it. Routes, tests and configurations are found by knip itself.
// With `!`: of the product; the rest is for work on it.
export default {
  entry: [
    'server/main.ts!',
    'scripts/{admin,admin-keys,backup,restore}.ts!',
    'scripts/{start,dev,run-ts}.mjs!',
    'server/dev.ts',
    'scripts/{precompress,fonts,icons}.ts',
    'scripts/*.mjs',
    'app/platform/pdf/fonts/make.ts',
    'bench/{all,*.bench}.ts',
    'bench/floors/*.ts',
    'test/{crash,durability}/*-run.ts',
    'test/look.ts',
  ],
  project: [
    '{app,auth,server,db}/**/*.{ts,tsx,js}!',
    '{test,bench,scripts}/**/*.{ts,mjs}',
    '*.ts',
    '!**/*.{test,http.test,test-support}.{ts,tsx}!',
  ],
  ignoreDependencies: ['@fontsource-variable/*', 'axe-core', 'lucide-static'],
  ignoreBinaries: ['taskset', 'mount', 'umount'],
} satisfies KnipConfig
