import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { CoursePage } from '#app/features/learning/views.ts'
import type { Thing } from '#app/platform/seo/structured-data.server.ts'

/** The course as schema.org data; null for a retired course. */
export function courseStructuredData(course: CoursePage, siteUrl: string): Thing | null {
  if (course.isRetired) return null
  const { title, description, provider, path, level, minutes, languages } = course
  return {
    '@type': 'Course',
    name: title,
    description,
    url: localeUrl(siteUrl, path),
    inLanguage: languages,
    educationalLevel: level,
    provider: { '@type': 'Organization', name: provider },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 && { courseWorkload: `PT${minutes}M` }),
    },
  }
}
