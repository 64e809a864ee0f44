import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt.server.ts'

test('an administrator who mistypes a setting reads which one was meant, and not its value', () => {
  const lines = misspeltSettings({
    DATABASE_ULR: 'postgres://diya:secret@localhost/diya',
    METRIC_PORT: '9464',
    RAZORPAY_KEY_SECRT: 'secret',
    FILES_S3_FOLDER: 'secret',
    TRUST_PROXIES: '1',
    Site_Url: 'https://diya.example',
  })
  expect(lines).toEqual([
    'DATABASE_ULR is not a setting and is ignored: did you mean DATABASE_URL?',
    'METRIC_PORT is not a setting and is ignored: did you mean METRICS_PORT?',
    'RAZORPAY_KEY_SECRT is not a setting and is ignored: did you mean RAZORPAY_KEY_SECRET?',
    'FILES_S3_FOLDER is not a setting and is ignored: README.md lists them.',
    'Site_Url is not a setting and is ignored: did you mean SITE_URL?',
  ])
})

test('variables of the shell, of other programs and of the auth service are not remarked on', () => {
  const usual =
    'PATH HOME HOSTNAME MAIL USER LOGNAME SHELL LANG PWD TERM TZ NODE_ENV NODE_OPTIONS PGHOST PGPORT EDITOR TEST'
  const env = Object.fromEntries(
    [...usual.split(' '), 'AUTH_SMS_PROVIDRE', 'npm_config_port', 'ORGANISATION'].map((name) => [name, 'x']),
  )
  expect(misspeltSettings(env)).toEqual([])
  expect(misspeltSettings({ PORT: '3000', SITE_URL: 'http://localhost', DATABASE_ULR: ' ' })).toEqual([])
})
