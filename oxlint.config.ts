import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

// Who may import whom (docs/architecture.md), generated from the folders: a new feature is closed at birth.
// `../` is banned, so that direction is plain text matching.

/** From left to right; a feature calls only to its left. */
const FEATURE_ORDER = [
  // The ground that many stand on.
  'access',
  'sign-in',
  'media',
  'audit',
  'step-up',
  'resource-editor',
  'ledger',
  'payments',
  'helplines',
  'requests',
  'students',
  'circles',
  // The subjects.
  'testimonies',
  'fundraising',
  'events',
  'marketplace',
  'kept-lists',
  'saved',
  'orders',
  'payouts',
  'shop',
  'squads',
  'learning',
  'stories',
  'needs',
  'referrals',
  'private-notes',
  'startups',
  'documents',
  'partnership',
  'torch',
  'duty-of-care',
  'fearless-girls',
  'campus',
  'come-back',
  'contact',
  'legal-companion',
  'sahaara',
  'solve',
  'start',
  'support',
  'empowerher',
  // What looks at all of them.
  'impact',
  'mutually',
  'sow',
  'student-dashboard',
  'erasure',
  'account',
  'staff',
  'console',
  'home',
  'landing',
  'mailbox',
  'api',
  'site',
]

/** What outsiders may open of a feature or of one of its parts. */
const ENTRY_POINTS = [
  'schema.ts',
  'form.ts',
  'policy.ts',
  'copy.ts',
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
  'card/**',
  'request-forms.ts',
  'request-forms-copy.ts',
  'demo.ts',
]

/** Entry points of one feature alone. */
const OWN_ENTRY_POINTS: Readonly<Record<string, readonly string[]>> = {
  access: ['way-back.ts', 'member.server.ts', 'operator.server.ts'],
  'fearless-girls': ['gallery/**'],
  fundraising: ['live-demo/**'],
  marketplace: ['access/seller.server.ts', 'application/**', 'shop-frame/**'],
  media: ['upload/**'],
  'private-notes': ['cards/**'],
  requests: ['offered-forms.server.ts', 'operator/due.ts', 'own-request/**'],
  'resource-editor': ['**'],
  'sign-in': ['**'],
  'step-up': ['fresh-proof.server.ts', 'after-proof.tsx', 'grave-acts.ts'],
  students: ['access/student.server.ts', 'profile/**'],
  torch: [
    'companion.ts',
    'companion-copy.ts',
    'companion.tsx',
    'journey.ts',
    'journey.tsx',
    'memory.ts',
    'onboarding.ts',
    'onboarding.tsx',
    'chat/chat-dialog.tsx',
  ],
}

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
    ban('(server|auth)/', 'A feature never imports the server.'),
    ban(`app/features/(${right})/`, 'A feature calls only to its left.'),
    {
      group: [...exceptEntryPoints(['tables.server.ts', '*-tables.server.ts']), `!\\#app/features/${name}/**`],
      message: 'Of another feature, import only its entry points, and its tables for foreign keys.',
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
      ban('(server|auth|db)/', 'Drawing knows no domain.'),
      ban(`app/(${others('app', 'ui').replace(/\bplatform\|?/, '')})/`, 'Drawing knows no domain.'),
    ),
    override('app/shell/**', noTests, ban('(server|auth|db)/', 'The frame never imports the server.'), {
      group: exceptEntryPoints(),
      message: 'Of a feature, import only its entry points.',
    }),
    override('app/offline/**', noTests, ban('(server|auth)/', 'An offline file never imports the server.'), {
      group: exceptEntryPoints(),
      message: 'Of a feature, import only its entry points.',
    }),
    ...features,
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
      files: [
        '**/copy.ts',
        '**/*.test-data.ts',
        '**/demo-data.ts',
        'app/features/*/demo/**',
        'db/demo/**',
        'auth/tables.server.ts',
        'auth/settings.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
})
