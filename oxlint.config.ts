import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { ENTRY_POINTS, FEATURE_ORDER, OWN_ENTRY_POINTS } from './oxlint.features.ts'

// Who may import whom (docs/architecture.md), generated from the folders: a new feature is closed at birth.
// `../` is banned, so that direction is plain text matching.

type Pattern = { regex: string; message: string } | { group: string[]; message: string }

const up: Pattern = {
  regex: '^\\.\\.?/.*\\.\\./|^\\.\\./',
  message: 'Write #app/…, #auth/… or #server/… instead of ../',
}
const ban = (target: string, message: string): Pattern => ({ regex: `^#${target}`, message })
const noTests = ban('(test|bench)/', 'Nothing imports tests or benches.')
/** Everything in features but their entry points. The hash is escaped: it would begin a comment. */
const exceptEntryPoints = (also: string[] = []) => [
  '\\#app/features/**',
  ...[...ENTRY_POINTS, ...also].flatMap((file) => [`!\\#app/features/*/${file}`, `!\\#app/features/*/*/${file}`]),
  ...Object.entries(OWN_ENTRY_POINTS).flatMap(([name, files]) =>
    files.map((file) => `!\\#app/features/${name}/${file}`),
  ),
]

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** The folders of `path` but one, as a regular expression. */
const others = (path: string, own: string): string =>
  folders(path)
    .filter((name) => name !== own)
    .join('|') || '-'

const override = (files: string, ...patterns: Pattern[]) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [up, ...patterns] }] as ['error', object] },
})

const features = folders('app/features').map((name) => {
  const right = FEATURE_ORDER.slice(FEATURE_ORDER.indexOf(name) + 1).join('|') || '-'
  return override(
    `app/features/${name}/**`,
    noTests,
    ban('(server|auth|engine)/', 'A feature never imports the server.'),
    ban(`app/features/(${right})/`, 'A feature calls only to its left.'),
    {
      group: [...exceptEntryPoints(['tables.server.ts', '*-tables.server.ts']), `!\\#app/features/${name}/**`],
      message: 'Of another feature, import only its entry points, and its tables for foreign keys.',
    },
  )
})

/** Bodies are read and checked in one place. `navigation.formData` and `formDataEvent.formData` are what a page sends, in the browser. */
const bodyReaders = [
  {
    property: 'formData',
    allowObjects: ['navigation', 'fetcher', 'formDataEvent'],
    message: 'Use readForm of #app/platform/request-body: it answers 400 to a body that cannot be read.',
  },
  { object: 'request', property: 'json', message: 'Use findJson of #app/platform/request-body.' },
  { property: 'parseBody', message: 'Use findForm of #app/platform/request-body.' },
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build/**', 'db/migrations/**', '.react-router/**', 'data/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-literals': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'oxc/no-barrel-file': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'no-console': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'import/no-named-as-default-member': 'off',
    'import/namespace': 'off',
    'promise/always-return': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // A journey asserts by waiting for words, a property by fc.assert, a grid inside its loop.
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { patterns: [up] }],
  },
  overrides: [
    override(
      'app/platform/**',
      noTests,
      ban('(server|auth|db)/', 'The platform knows no product.'),
      ban(`app/(${others('app', 'platform')})/`, 'The platform knows no product.'),
    ),
    override(
      'app/ui/**',
      noTests,
      ban('(server|auth|engine|db)/', 'Drawing knows no domain.'),
      ban(`app/(${others('app', 'ui').replace(/\bplatform\|?/, '')})/`, 'Drawing knows no domain.'),
    ),
    override('app/shell/**', noTests, ban('(server|auth|engine|db)/', 'The frame never imports the server.'), {
      group: exceptEntryPoints(),
      message: 'Of a feature, import only its entry points.',
    }),
    override('app/offline/**', noTests, ban('(server|auth)/', 'An offline file never imports the server.'), {
      group: exceptEntryPoints(),
      message: 'Of a feature, import only its entry points.',
    }),
    ...features,
    override('auth/**', noTests, ban('(app|server|db)/', 'The auth service knows nothing of the product.')),
    override('engine/**', noTests, ban('(app|auth|server|db)/', 'The database engine knows no tables.')),
    override('server/**', noTests),
    { files: ['{app,server}/**'], rules: { 'no-restricted-properties': ['error', ...bodyReaders] } },
    {
      files: ['**/*.test.{ts,tsx}', 'test/**', 'bench/**', '**/*.test-support.ts'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [up] }],
        'no-restricted-properties': 'off',
        'max-lines': 'off',
        'no-console': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    { files: ['scripts/**', 'server/main.ts', 'server/dev.ts', 'auth/alone/main.ts'], rules: { 'no-console': 'off' } },
    // Lists, not rules: copy and demo data.
    {
      files: [
        '**/copy.ts',
        '**/*copy.hi.ts',
        '**/*.test-data.ts',
        '**/demo-data.ts',
        'app/features/*/demo/**',
        'db/demo/**',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
})
