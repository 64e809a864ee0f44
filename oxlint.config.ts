import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

// Who may import whom (docs/architecture.md), generated from the folders: a new wing is closed at birth.
// `../` is banned, so that direction is plain text matching.

/** From left to right; a capability calls only to its left. */
const CAPABILITY_ORDER = [
  'audit',
  'media',
  'accounts',
  'kept-lists',
  'helplines',
  'ledger',
  'payments',
  'requests',
  'testimonies',
  'stories',
  'circles',
  'needs',
  'squads',
  'referrals',
  'startups',
  'learning',
  'documents',
  'demos',
  'wellbeing',
  'fundraising',
  'marketplace',
  'orders',
  'payouts',
  'care',
  'events',
  'impact',
]

/** What outsiders may open of a capability. */
const DOORS = [
  'schema.ts',
  'form.ts',
  'policy.ts',
  'copy.ts',
  '*-copy.ts',
  'events.ts',
  'points.ts',
  'chart.ts',
  'states.ts',
  'numbers.server.ts',
  'views.ts',
  'queries.server.ts',
  '*-queries.server.ts',
  'http.server.ts',
  'commands/*.server.ts',
  '*-pdf.server.ts',
  '*-calendar.server.ts',
  'forms/**',
  'offered-forms.server.ts',
]

type Pattern = { regex: string; message: string } | { group: string[]; message: string }

const up: Pattern = {
  regex: '^\\.\\.?/.*\\.\\./|^\\.\\./',
  message: 'Write #app/…, #auth/… or #server/… instead of ../',
}
const ban = (target: string, message: string): Pattern => ({ regex: `^#${target}`, message })
const noTests = ban('(test|bench)/', 'Nothing imports tests or benches.')
/** Everything in a capability but its doors. The hash is escaped: it would begin a comment. */
const exceptDoors = (also: string[] = []) => [
  '\\#app/capabilities/**',
  ...[...DOORS, ...also].map((door) => `!\\#app/capabilities/*/${door}`),
]
const doorsOnly: Pattern = {
  group: exceptDoors(),
  message: 'Of a capability, import only its doors: schema, policy, queries, commands, events.',
}

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

const screens = (kind: 'wings' | 'pages') =>
  folders(`app/${kind}`).map((name) =>
    override(
      `app/${kind}/${name}/**`,
      noTests,
      doorsOnly,
      featureEntryPointsOnly,
      ban('server/', 'A screen never imports the server.'),
      ban('auth/', 'A screen talks to the auth service over HTTP.'),
      ban(`app/(${kind})/(${others(`app/${kind}`, name)})/`, 'A screen never imports another screen.'),
      ban(
        `app/${kind === 'wings' ? 'pages' : 'wings'}/`,
        'A screen never imports another screen: shared drawing goes to ui, shared rules to a capability.',
      ),
      ban('app/(account|operator)/', 'A screen never imports another screen.'),
    ),
  )

/** What outsiders may open of a feature. */
const FEATURE_ENTRY_POINTS = [
  'schema.ts',
  'policy.ts',
  'queries.server.ts',
  'commands/*.server.ts',
  'events.ts',
  'card.tsx',
]
/** Entry points of one feature alone. */
const OWN_ENTRY_POINTS: Readonly<Record<string, readonly string[]>> = {
  access: ['way-back.ts', 'member.server.ts', 'student.server.ts', 'seller.server.ts'],
  'step-up': ['fresh-proof.server.ts', 'after-proof.tsx', 'grave-acts.ts'],
}
const featureEntryPointsOnly: Pattern = {
  group: [
    '\\#app/features/**',
    ...FEATURE_ENTRY_POINTS.map((file) => `!\\#app/features/*/${file}`),
    ...Object.entries(OWN_ENTRY_POINTS).flatMap(([name, files]) =>
      files.map((file) => `!\\#app/features/${name}/${file}`),
    ),
  ],
  message: 'Of a feature, import only its entry points: schema, policy, queries, commands, events, card.',
}

const features = folders('app/features').map((name) =>
  override(
    `app/features/${name}/**`,
    noTests,
    doorsOnly,
    ban('(server|auth)/', 'A feature never imports the server.'),
    ban('app/(wings|pages|account|operator|torch|shell)/', 'A feature never imports a screen of the older folders.'),
    ban(`app/features/(${others('app/features', name)})/`, 'Two features meet in the route that uses both.'),
  ),
)

const capabilities = folders('app/capabilities').map((name) => {
  const right = CAPABILITY_ORDER.slice(CAPABILITY_ORDER.indexOf(name) + 1).join('|')
  return override(
    `app/capabilities/${name}/**`,
    noTests,
    ban('(server|auth)/', 'A capability stands on the platform only.'),
    ban('app/(features|wings|pages|account|operator|torch|shell|ui)/', 'A capability never imports a screen.'),
    ban(`app/capabilities/(${right})/`, 'A capability calls only to its left.'),
    {
      group: [...exceptDoors(['tables.server.ts', '*-tables.server.ts']), `!\\#app/capabilities/${name}/**`],
      message: 'Of another capability, import only its doors, and its tables for foreign keys.',
    },
  )
})

/** Bodies are read and checked in one place. `navigation.formData` is what a page sends, in the browser. */
const bodyReaders = [
  {
    property: 'formData',
    allowObjects: ['navigation', 'fetcher'],
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
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
      ban('(server|auth|db)/', 'Drawing knows no domain.'),
      ban(`app/(${others('app', 'ui').replace(/\bplatform\|?/, '')})/`, 'Drawing knows no domain.'),
    ),
    override(
      'app/shell/**',
      noTests,
      doorsOnly,
      ban('(server|auth|db)/', 'The frame never imports the server.'),
      ban('app/(features|wings|pages|account|operator)/', 'The frame never imports a screen.'),
    ),
    override(
      'app/{torch,account,operator}/**',
      noTests,
      doorsOnly,
      featureEntryPointsOnly,
      ban('(server|auth)/', 'A screen never imports the server.'),
      ban('app/(wings|pages)/', 'A screen never imports another screen.'),
    ),
    override(
      'app/{api,offline}/**',
      noTests,
      doorsOnly,
      featureEntryPointsOnly,
      ban('(server|auth)/', 'A call of the API or an offline file never imports the server.'),
      ban('app/(wings|pages|account|operator|torch)/', 'A call of the API or an offline file never imports a screen.'),
    ),
    ...screens('wings'),
    ...screens('pages'),
    ...features,
    ...capabilities,
    // Its context names the types of all its parts, and they take it.
    { files: ['auth/**'], rules: { 'import/no-cycle': 'off' } },
    override('auth/**', noTests, ban('(app|server|db)/', 'The auth service knows nothing of the product.')),
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
    { files: ['scripts/**', 'server/main.ts', 'server/dev.ts'], rules: { 'no-console': 'off' } },
    // Lists, not rules: words, demo data, tables, settings.
    {
      files: ['**/copy.ts', '**/*.test-data.ts', 'db/demo/**', 'auth/tables.server.ts', 'auth/settings.ts'],
      rules: { 'max-lines': 'off' },
    },
  ],
})
