import { CASE_STUDIES } from './case-studies.ts'
import { CASE_STUDIES_IN_HINDI } from './case-studies-in-hindi.ts'
import type { DemoDocument } from './demo-document.ts'
import { KITS } from './kits.ts'
import { KITS_IN_HINDI } from './kits-in-hindi.ts'
import { TEMPLATES } from './templates.ts'
import { TEMPLATES_IN_HINDI } from './templates-in-hindi.ts'
import { TOOLS } from './tools.ts'
import { TOOLS_IN_HINDI } from './tools-in-hindi.ts'

const HINDI = { ...TEMPLATES_IN_HINDI, ...TOOLS_IN_HINDI, ...KITS_IN_HINDI, ...CASE_STUDIES_IN_HINDI }

/** Our own documents in both languages: the same blocks. */
export const HINDI_DOCUMENTS: readonly { slug: string; english: DemoDocument['body']; hindi: DemoDocument['body'] }[] =
  [...TEMPLATES, ...TOOLS, ...KITS, ...CASE_STUDIES].map(({ slug, body }) => ({
    slug,
    english: body,
    hindi: HINDI[slug] ?? body,
  }))
