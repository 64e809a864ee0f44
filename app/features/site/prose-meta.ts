/** The head of a page whose text comes with its data. */
export const proseMeta = ({
  loaderData,
}: {
  loaderData?: { metaTitle: string; metaDescription: string } | undefined
}) => [{ title: loaderData?.metaTitle }, { name: 'description', content: loaderData?.metaDescription }]
