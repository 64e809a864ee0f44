/** The meta tags of a page whose text is loader data. */
export const proseMeta = ({
  loaderData,
}: {
  loaderData?: { metaTitle: string; metaDescription: string } | undefined
}) => [{ title: loaderData?.metaTitle }, { name: 'description', content: loaderData?.metaDescription }]
