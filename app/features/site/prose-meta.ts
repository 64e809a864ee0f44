import { pageTitle } from '#app/platform/seo/page-title.ts'

/** The meta tags of a page whose text is loader data. */
export const proseMeta = ({
  loaderData,
  matches,
}: {
  loaderData?: { metaTitle: string; metaDescription: string } | undefined
  matches: Parameters<typeof pageTitle>[0]
}) => [pageTitle(matches, loaderData?.metaTitle), { name: 'description', content: loaderData?.metaDescription }]
